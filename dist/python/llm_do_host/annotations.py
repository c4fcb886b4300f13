"""What an annotation means: `shape_of(list[int])`. Follows pydantic wherever JSON Schema leaves a choice."""

from __future__ import annotations

import collections.abc as collections
import datetime
import decimal
import enum
import inspect
import pathlib
import types
import typing
import uuid
from typing import Any, Callable, Dict

from .shape import Mismatch, Shape, Unsupported, checked, convert_below, convert_items
from .structures import is_structure, structure_shape

Definitions = Dict[str, Dict[str, Any]]
"""`$defs` of one tool's schema, filled in by the types that need them."""

ANYTHING = Shape({}, lambda value: value)
UNIONS = (typing.Union, getattr(types, "UnionType", typing.Union))
LISTS = (list, collections.Sequence, collections.MutableSequence, collections.Iterable)
SETS = (set, frozenset, collections.Set, collections.MutableSet)
MAPPINGS = (dict, collections.Mapping, collections.MutableMapping)


def shape_of(annotation: Any, definitions: Definitions) -> Shape:
    """Raises Unsupported for a type that JSON cannot say."""
    simple = simple_shape(annotation)
    if simple is not None:
        return simple
    if is_model(annotation):
        return model_shape(annotation, definitions)

    def inner(below: Any) -> Shape:
        return shape_of(below, definitions)

    origin = typing.get_origin(annotation) or annotation
    arguments = typing.get_args(annotation)
    name = getattr(origin, "__name__", "") or getattr(origin, "_name", "")
    if hasattr(annotation, "__metadata__"):
        return annotated_shape(annotation, definitions)
    if name in ("Required", "NotRequired", "ReadOnly", "Final"):
        return inner(arguments[0])
    if origin in UNIONS:
        return union_shape([inner(argument) for argument in arguments])
    if name == "Literal":
        return choice_shape({value: value for value in arguments})
    if origin in LISTS or origin is collections.Collection:
        item = inner(arguments[0]) if arguments else ANYTHING
        return Shape(array(item), lambda value: convert_items(value, item.convert))
    if origin in SETS:
        item = inner(arguments[0]) if arguments else ANYTHING
        make = frozenset if origin is frozenset else set
        schema = {**array(item), "uniqueItems": True}
        return Shape(schema, lambda value: make(convert_items(value, item.convert)))
    if origin is tuple:
        return tuple_shape(arguments, inner)
    if origin in MAPPINGS:
        return mapping_shape(inner(arguments[1]) if arguments else ANYTHING)
    if is_structure(origin):
        return structure_shape(origin, inner)
    if hasattr(annotation, "__supertype__"):  # typing.NewType
        return inner(annotation.__supertype__)
    if isinstance(annotation, typing.TypeVar):
        return inner(annotation.__bound__ or Any)
    if name == "TypeAliasType" or type(annotation).__name__ == "TypeAliasType":
        return inner(annotation.__value__)
    shown = getattr(annotation, "__qualname__", None) or str(annotation)
    raise Unsupported(f"'{shown}' is no type that JSON has")


def simple_shape(annotation: Any) -> Shape | None:
    if annotation in (Any, object, inspect.Parameter.empty):
        return ANYTHING
    if annotation in (None, type(None)):
        return Shape({"type": "null"}, lambda value: checked(value, type(None), "null"))
    if not isinstance(annotation, type):
        return None
    if issubclass(annotation, enum.Enum):
        return choice_shape({member.value: member for member in annotation})
    return SIMPLE.get(annotation)


def integer(value: Any) -> int:
    # JSON has one kind of number: 3.0 is the integer 3.
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return checked(value, int, "an integer")


def text_as(make: Callable[[str], Any], expected: str) -> Callable[[Any], Any]:
    def convert(value: Any) -> Any:
        text = checked(value, str, expected)
        try:
            # Before Python 3.11 `fromisoformat` knew no Z.
            return make(text[:-1] + "+00:00" if "time" in expected and text.endswith("Z") else text)
        except (ValueError, decimal.InvalidOperation):
            raise Mismatch(expected, value) from None

    return convert


def formatted(kind: str, make: Callable[[str], Any], expected: str) -> Shape:
    return Shape({"type": "string", "format": kind}, text_as(make, expected))


SIMPLE: Dict[type, Shape] = {
    str: Shape({"type": "string"}, lambda value: checked(value, str, "a string")),
    int: Shape({"type": "integer"}, integer),
    float: Shape({"type": "number"}, lambda value: float(checked(value, (int, float), "a number"))),
    bool: Shape({"type": "boolean"}, lambda value: checked(value, bool, "true or false")),
    bytes: Shape({"type": "string"}, lambda value: checked(value, str, "a string").encode()),
    pathlib.Path: Shape({"type": "string"}, text_as(pathlib.Path, "a path")),
    pathlib.PurePath: Shape({"type": "string"}, text_as(pathlib.PurePath, "a path")),
    decimal.Decimal: Shape({"type": "string"}, text_as(decimal.Decimal, "a decimal number as text")),
    uuid.UUID: formatted("uuid", uuid.UUID, "a UUID"),
    datetime.date: formatted("date", datetime.date.fromisoformat, "a date such as 2026-01-31"),
    datetime.time: formatted("time", datetime.time.fromisoformat, "a time such as 17:30:00"),
    datetime.datetime: formatted(
        "date-time", datetime.datetime.fromisoformat, "a date and time such as 2026-01-31T17:30:00Z"
    ),
}


def choice_shape(values: Dict[Any, Any]) -> Shape:
    names = list(values)
    kinds = {str: "string", int: "integer", bool: "boolean"}
    kind = kinds.get(type(names[0])) if len({type(name) for name in names}) == 1 else None
    schema: Dict[str, Any] = {"enum": names, **({"type": kind} if kind else {})}

    def convert(value: Any) -> Any:
        for name in names:
            if name == value and type(name) is type(value):
                return values[name]
        raise Mismatch("one of " + ", ".join(repr(name) for name in names), value)

    return Shape(schema, convert)


def union_shape(members: list) -> Shape:
    def convert(value: Any) -> Any:
        expected = []
        for member in members:
            try:
                return member.convert(value)
            except Mismatch as mismatch:
                # The member that got further into the value explains more.
                if mismatch.path:
                    deeper = mismatch
                    expected.append(f"{deeper.expected} at {deeper.path}")
                else:
                    expected.append(mismatch.expected)
        raise Mismatch(" or ".join(expected), value)

    return Shape({"anyOf": [member.schema for member in members]}, convert)


def array(item: Shape) -> Dict[str, Any]:
    return {"type": "array", "items": item.schema}


def tuple_shape(arguments: tuple, inner: Callable[[Any], Shape]) -> Shape:
    if not arguments or arguments[-1] is Ellipsis:
        item = inner(arguments[0]) if arguments else ANYTHING
        return Shape(array(item), lambda value: tuple(convert_items(value, item.convert)))
    items = [inner(argument) for argument in arguments]
    count = len(items)

    def convert(value: Any) -> tuple:
        if len(checked(value, list, f"a list of {count}")) != count:
            raise Mismatch(f"a list of {count}", value)
        pairs = enumerate(zip(items, value))
        return tuple(convert_below(f"[{index}]", item.convert, part) for index, (item, part) in pairs)

    prefix = [item.schema for item in items]
    return Shape({"type": "array", "prefixItems": prefix, "minItems": count, "maxItems": count}, convert)


def mapping_shape(item: Shape) -> Shape:
    def convert(value: Any) -> dict:
        pairs = checked(value, dict, "an object").items()
        return {key: convert_below(f".{key}", item.convert, part) for key, part in pairs}

    schema: Dict[str, Any] = {"type": "object"}
    return Shape({**schema, "additionalProperties": item.schema or True}, convert)


def annotated_shape(annotation: Any, definitions: Definitions) -> Shape:
    """`Annotated[int, "how many"]`, `Annotated[int, Field(ge=0)]`."""
    metadata = annotation.__metadata__
    if any(type(item).__module__.startswith(("pydantic", "annotated_types")) for item in metadata):
        return model_shape(annotation, definitions)
    shape = shape_of(annotation.__origin__, definitions)
    described = [item for item in metadata if isinstance(item, str)]
    return Shape({**shape.schema, "description": described[0]}, shape.convert) if described else shape


def is_model(annotation: Any) -> bool:
    return isinstance(annotation, type) and hasattr(annotation, "__pydantic_validator__")


def model_shape(annotation: Any, definitions: Definitions) -> Shape:
    """Whatever pydantic describes better than we do: models, and fields with constraints."""
    import pydantic

    adapter = pydantic.TypeAdapter(annotation)
    schema = adapter.json_schema(ref_template="#/$defs/{model}")
    for name, definition in schema.pop("$defs", {}).items():
        if definitions.setdefault(name, definition) != definition:
            raise Unsupported(f"two different models are called '{name}'")

    def convert(value: Any) -> Any:
        try:
            return adapter.validate_python(value)
        except pydantic.ValidationError as error:
            first = error.errors()[0]
            path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in first["loc"])
            raise Mismatch(f"valid ({first['msg']})", first["input"], path) from None

    return Shape(schema, convert)
