"""Tokens and dollars of a run: sums of what the service reported, in exact decimals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Any

MILLION = Decimal(1_000_000)


@dataclass(frozen=True)
class Usage:
    """Tokens, by what they cost. The service counts each token of a request in one of the first four."""

    input: int = 0
    cache_write: int = 0
    cache_write_1h: int = 0
    cache_read: int = 0
    output: int = 0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.input + other.input,
            self.cache_write + other.cache_write,
            self.cache_write_1h + other.cache_write_1h,
            self.cache_read + other.cache_read,
            self.output + other.output,
        )

    @property
    def prompt(self) -> int:
        """Tokens that were sent."""
        return self.input + self.cache_write + self.cache_write_1h + self.cache_read

    @property
    def total(self) -> int:
        """All tokens, cached or not."""
        return self.prompt + self.output

    def as_json(self) -> dict[str, int]:
        """For programs."""
        return {
            "input": self.input, "cache_write": self.cache_write + self.cache_write_1h, "cache_read": self.cache_read,
            "output": self.output, "total": self.total,
        }  # fmt: skip

    @staticmethod
    def of(reported: Mapping[str, Any]) -> Usage:
        """From the `usage` of a message of the service."""
        written = int(reported.get("cache_creation_input_tokens") or 0)
        hour = int((reported.get("cache_creation") or {}).get("ephemeral_1h_input_tokens") or 0)
        return Usage(
            int(reported.get("input_tokens") or 0), written - hour, hour,
            int(reported.get("cache_read_input_tokens") or 0), int(reported.get("output_tokens") or 0),
        )  # fmt: skip


@dataclass(frozen=True)
class Price:
    """Dollars for a million tokens. A cache entry of an hour costs twice the input."""

    input: Decimal
    cache_write: Decimal
    cache_read: Decimal
    output: Decimal

    def of(self, usage: Usage) -> Decimal:
        """What these tokens cost."""
        return (
            usage.input * self.input + usage.cache_write * self.cache_write + usage.cache_write_1h * 2 * self.input
            + usage.cache_read * self.cache_read + usage.output * self.output
        ) / MILLION  # fmt: skip

    def words(self) -> str:
        """The form that `price_from` reads."""
        return f"{self.input}/{self.cache_write}/{self.cache_read}/{self.output}"


def _price(*dollars: str) -> Price:
    return Price(*(Decimal(d) for d in dollars))


# From the service's page of prices, https://platform.claude.com/docs/en/about-claude/pricing, as stored in autumn 2026:
# input, cache write (5 minutes), cache read, output.
PRICES = {
    "claude-fable-5-1": _price("10", "12.50", "0.25", "50"),
    "claude-fable-5": _price("10", "12.50", "1", "50"),
    "claude-opus-5": _price("5", "6.25", "0.50", "25"),
    "claude-opus-4-8": _price("5", "6.25", "0.50", "25"),
    "claude-opus-4-7": _price("5", "6.25", "0.50", "25"),
    "claude-opus-4-6": _price("5", "6.25", "0.50", "25"),
    "claude-opus-4-5": _price("5", "6.25", "0.50", "25"),
    "claude-sonnet-4-6": _price("3", "3.75", "0.30", "15"),
    "claude-sonnet-4-5": _price("3", "3.75", "0.30", "15"),
    "claude-haiku-4-5": _price("1", "1.25", "0.10", "5"),
}


def price_from(text: str) -> Price | None:
    """`input/output` (cache at 1.25 and 0.1 of the input) or all four; None if it is neither."""
    try:
        numbers = [Decimal(part.strip()) for part in text.split("/")]
    except InvalidOperation:
        return None
    if len(numbers) not in (2, 4) or any(not n.is_finite() or n < 0 for n in numbers):
        return None
    if len(numbers) == 2:
        given, made = numbers
        return Price(given, given * Decimal("1.25"), given * Decimal("0.1"), made)
    return Price(*numbers)


def price_of(model: str) -> Price | None:
    """The price of a model; a dated name (`…-20251001`) has the price of its family."""
    family = model.rsplit("-", 1)[0] if model.rsplit("-", 1)[-1].isdigit() and len(model.rsplit("-", 1)[-1]) == 8 else model
    return PRICES.get(family)
