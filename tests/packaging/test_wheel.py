"""The wheel carries the data files and works without the checkout."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the unpacked wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("specc-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The specc of the wheel, far from the checkout."""
    code = f"import sys; sys.path.insert(0, {str(installed)!r}); from specc.__main__ import main; main()"
    return subprocess.run([sys.executable, "-c", code, *arguments], cwd=installed.parent, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_it_carries_grammars_templates_and_standard_modules(installed: Path) -> None:
    data = installed / "specc" / "_data"
    pages = (("docs/diagnostics", "*.md"), ("docs/parts", "*"))
    for folder, pattern in (("grammars", "*.lark"), ("codegen_templates", "*/*"), ("specs/std", "*.yaml"), *pages):
        ours = sorted(p.name for p in (ROOT / folder).glob(pattern) if p.is_file())
        assert ours
        assert sorted(p.name for p in (data / folder).glob(pattern) if p.is_file()) == ours
    assert (installed / "specc" / "py.typed").is_file()


@pytest.mark.slow
def test_it_finds_them_there(installed: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(installed)!r}); from specc.resources import data_root; print(data_root())"
    done = subprocess.run([sys.executable, "-c", code], cwd=installed.parent, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == (installed / "specc" / "_data").resolve()


@pytest.mark.slow
def test_a_new_spec_checks_and_builds(installed: Path) -> None:
    for arguments in (("new", "nim"), ("check", "nim.yaml"), ("build", "nim.yaml", "--out", "nim")):
        done = run(installed, *arguments)
        assert done.returncode == 0, done.stdout + done.stderr
    assert (installed.parent / "nim" / "reference.py").is_file()


@pytest.mark.slow
def test_its_recipes_are_there(installed: Path) -> None:
    ours = sorted(path.name for path in (ROOT / "specc" / "scrape" / "recipes").glob("*.yaml"))
    assert ours
    assert sorted(path.name for path in (installed / "specc" / "scrape" / "recipes").glob("*.yaml")) == ours
    done = run(installed, "scrape", "tcg-rules", "--from", str(ROOT / "tests" / "scrape" / "site"), "--out", "corpus")
    assert done.returncode == 0, done.stdout + done.stderr
