"""What a player does not see of a state: stand-ins for hidden values, and states that hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NoReturn

from .reference_kinds import Array, Kind, Set
from .reference_runtime import Pile


class Unseen(Exception):
    """A text, or a value, depends on what the viewer does not see."""


class Hidden:
    """Stands where the viewer does not see a value. Only its size may be asked, if that is known; all else raises `Unseen`."""

    __slots__ = ("known_members", "known_size")

    def __init__(self, size: int | None = None, members: Iterable[Any] = ()) -> None:
        self.known_size = size
        self.known_members = tuple(members)
        """Elements of a collection that the viewer sees."""

    def __len__(self) -> int:
        if self.known_size is None:
            raise Unseen
        return self.known_size

    def _unseen(self, *_: Any) -> NoReturn:
        raise Unseen

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __bool__ = _unseen  # type: ignore[assignment]
    __iter__ = __contains__ = __getitem__ = __getattr__ = __call__ = _unseen
    __int__ = __index__ = __float__ = __str__ = __format__ = _unseen  # type: ignore[assignment]
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = _unseen
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = __neg__ = __abs__ = _unseen
    __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = _unseen


@dataclass(frozen=True)
class Seen:
    """What a player sees of a field: its value with stand-ins, and what everybody sees of it, as plain data."""

    value: Any
    public: Any = None

    def plain(self, kind: Kind) -> Any:
        """In a form that can be compared."""
        parts = _plain(self.value, kind)
        return parts if self.public is None else [parts, self.public]


def hidden_parts(
    v: Any, kind: Kind, sees: Callable[..., bool], dims: int, elements: bool, sized: bool = False
) -> Any:
    """The value of a field with stand-ins for what the viewer does not see.

    sees(*indices, it): may the viewer see this? `dims`: how many of the array's axes are named. `elements`: the condition is
    about the elements `it` of a set, list or pile. `sized`: everybody knows how many elements there are.
    """
    if dims and isinstance(kind, Array):
        cells = []
        for k, x in zip(kind.keys, kind.items(v), strict=True):
            indices = (k,) if len(kind.dims) == 1 else k
            cells.append(_part(x, kind.element, lambda it, at=indices[:dims]: sees(*at, it), elements, sized))  # type: ignore[misc]
        return kind.of(cells)
    if sized and isinstance(kind, Array):
        return kind.of([_part(x, kind.element, lambda it: sees(it), elements, sized) for x in kind.items(v)])
    return _part(v, kind, lambda it: sees(it), elements, sized)


def sizes(v: Any, kind: Kind) -> Any:
    """How many elements a collection, or each collection of an array, has."""
    if isinstance(kind, Array):
        return [sizes(x, kind.element) for x in kind.items(v)]
    return len(v)


def masked(state: Any, viewer: int) -> Any:
    """The state as a player sees it. It is only for looking at."""
    new = state.copy()
    for f in state.fields:
        if f.seen is not None:
            setattr(new, f.attribute, f.seen(state, viewer).value)
    return new


def _part(v: Any, kind: Kind, sees: Callable[[Any], bool], elements: bool, sized: bool) -> Any:
    if elements and isinstance(v, list):
        return [x if sees(x) else Hidden() for x in v]
    if elements and isinstance(kind, Set):
        return _known(v, kind.ascending(v), sees, sized)
    if elements and isinstance(v, Pile):
        return _known(v, v, sees, sized)
    return v if sees(v) else Hidden(len(v) if sized else None)


def _known(v: Any, members: Iterable[Any], sees: Callable[[Any], bool], sized: bool) -> Any:
    """The collection itself if all its elements are seen."""
    listed = list(members)
    known = [x for x in listed if sees(x)]
    return v if sized and len(known) == len(listed) else Hidden(len(listed) if sized else None, known)


def _plain(v: Any, kind: Kind) -> Any:
    if isinstance(v, Hidden):
        return [kind.element.plain(x) for x in v.known_members] if v.known_members else "hidden"  # type: ignore[attr-defined]
    if isinstance(kind, Array):
        return [_plain(x, kind.element) for x in kind.items(v)]
    if isinstance(v, list):
        return [_plain(x, kind.element) for x in v]  # type: ignore[attr-defined]
    return kind.plain(v)
