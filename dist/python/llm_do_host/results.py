"""Python values as JSON."""

from __future__ import annotations

import base64
import dataclasses
import datetime
import decimal
import enum
import pathlib
import uuid
from collections import abc
from typing import Any

AS_TEXT = (pathlib.PurePath, uuid.UUID, decimal.Decimal)
WITH_ISO_FORMAT = (datetime.date, datetime.time)


def to_json(value: Any) -> Any:
    """
    What a tool returned, for a model. Never fails for a value that is merely unusual: that is said by its
    text, as `print` would.
    """
    if value is None or isinstance(value, (str, bool, int)) and not isinstance(value, enum.Enum):
        return value
    if isinstance(value, float):
        # JSON knows neither infinity nor NaN.
        return value if value == value and abs(value) != float("inf") else str(value)
    if isinstance(value, enum.Enum):
        return to_json(value.value)
    if callable(getattr(value, "model_dump", None)):  # pydantic
        return to_json(value.model_dump(mode="json"))
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: to_json(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, abc.Mapping):
        return {str(to_json(key)): to_json(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        # Sets have no order, and a result must not differ from one run to the next.
        return sorted((to_json(item) for item in value), key=repr)
    if isinstance(value, (bytes, bytearray)):
        return text_of(bytes(value))
    if isinstance(value, WITH_ISO_FORMAT):
        return value.isoformat()
    if isinstance(value, AS_TEXT):
        return str(value)
    if isinstance(value, (abc.Sequence, abc.Iterator)):
        return [to_json(item) for item in value]
    return str(value)


def text_of(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return base64.b64encode(data).decode()
