"""A type as a model sees it (JSON Schema) and as Python code wants it (a value of that type)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict


class Mismatch(Exception):
    """A value that is not of the type; the message says where inside the value and what was expected."""

    def __init__(self, expected: str, value: Any, path: str = "") -> None:
        super().__init__(expected)
        self.expected = expected
        self.value = value
        self.path = path

    def below(self, place: str) -> "Mismatch":
        return Mismatch(self.expected, self.value, f"{place}{self.path}")

    def sentence(self, name: str) -> str:
        shown = repr(self.value)
        short = shown if len(shown) <= 80 else f"{shown[:77]}..."
        return f"'{name}{self.path}' must be {self.expected}, not {short}"


class Unsupported(Exception):
    """A type that no JSON value can become."""


@dataclass(frozen=True)
class Shape:
    schema: Dict[str, Any]
    """JSON Schema; references point to `#/$defs/…` of the tool's whole schema."""
    convert: Callable[[Any], Any]
    """From JSON to Python. Raises Mismatch."""


def checked(value: Any, kind: Any, expected: str) -> Any:
    # `True` is an int for Python and never one for JSON.
    if isinstance(value, bool) and kind is not bool:
        raise Mismatch(expected, value)
    if not isinstance(value, kind):
        raise Mismatch(expected, value)
    return value


def convert_items(value: Any, convert: Callable[[Any], Any]) -> list:
    items = []
    for index, item in enumerate(checked(value, list, "a list")):
        items.append(convert_below(f"[{index}]", convert, item))
    return items


def convert_below(place: str, convert: Callable[[Any], Any], value: Any) -> Any:
    try:
        return convert(value)
    except Mismatch as mismatch:
        raise mismatch.below(place) from None
