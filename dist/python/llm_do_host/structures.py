"""Types with named fields from the standard library: dataclasses, TypedDict, NamedTuple."""

from __future__ import annotations

import dataclasses
import typing
from typing import Any, Callable, Dict, List

from .evaluate import annotations_of
from .shape import Mismatch, Shape, Unsupported, checked, convert_below


@dataclasses.dataclass
class Field:
    name: str
    annotation: Any
    required: bool
    default: Any = None
    """Shown in the schema when it is JSON and not None."""


def is_structure(kind: Any) -> bool:
    if not isinstance(kind, type):
        return False
    return dataclasses.is_dataclass(kind) or is_typed_dict(kind) or is_named_tuple(kind)


def is_typed_dict(kind: Any) -> bool:
    return issubclass(kind, dict) and hasattr(kind, "__required_keys__")


def is_named_tuple(kind: Any) -> bool:
    return issubclass(kind, tuple) and hasattr(kind, "_field_defaults")


_open: List[type] = []


def structure_shape(kind: Any, inner: Callable[[Any], Shape]) -> Shape:
    if kind in _open:
        raise Unsupported(f"'{kind.__name__}' contains itself, which takes a pydantic model")
    _open.append(kind)
    try:
        fields = fields_of(kind)
        shapes = {field.name: inner(field.annotation) for field in fields}
    finally:
        _open.pop()
    properties = {
        field.name: {**shapes[field.name].schema, **default_of(field)} for field in fields
    }
    required = [field.name for field in fields if field.required]
    schema: Dict[str, Any] = {"type": "object", "properties": properties}
    if required:
        schema["required"] = required

    def convert(value: Any) -> Any:
        given = checked(value, dict, "an object")
        for name in required:
            if name not in given:
                raise Mismatch(f"an object with '{name}'", value)
        unknown = [name for name in given if name not in shapes]
        if unknown and not is_typed_dict(kind):
            raise Mismatch(f"an object without '{unknown[0]}'", value)
        known = {name: part for name, part in given.items() if name in shapes}
        parts = {name: convert_below(f".{name}", shapes[name].convert, part) for name, part in known.items()}
        return kind(**parts)

    return Shape(schema, convert)


def fields_of(kind: Any) -> List[Field]:
    annotations = annotations_of(kind)
    if is_typed_dict(kind):
        return [Field(name, hint, is_required(kind, name, hint)) for name, hint in annotations.items()]
    if is_named_tuple(kind):
        defaults = kind._field_defaults
        return [
            Field(name, annotations[name], name not in defaults, defaults.get(name)) for name in kind._fields
        ]
    missing = dataclasses.MISSING
    return [
        Field(
            field.name,
            annotations.get(field.name, Any),
            field.default is missing and field.default_factory is missing,
            None if field.default is missing else field.default,
        )
        for field in dataclasses.fields(kind)
        if field.init
    ]


def is_required(kind: Any, name: str, hint: Any) -> bool:
    # With `from __future__ import annotations` the class itself could not see these words.
    word = getattr(typing.get_origin(hint), "_name", None)
    if word in ("Required", "NotRequired"):
        return word == "Required"
    return name in kind.__required_keys__


def default_of(field: Field) -> Dict[str, Any]:
    return {"default": field.default} if isinstance(field.default, (str, int, float, bool)) else {}
