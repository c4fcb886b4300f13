"""Loads one file of code, and says where it went wrong in the author's own lines."""

from __future__ import annotations

import importlib
import importlib.util
import linecache
import os
import re
import sys
import traceback
from types import ModuleType
from typing import Any, Dict

from .errors import HERE, Misused, sentence_of


def load_module(file: Dict[str, Any], index: int) -> ModuleType:
    """Whatever the file raises while it is loaded."""
    search_in(file)
    if file["kind"] == "package":
        return importlib.import_module(file["path"])
    path = file["path"]
    stem = os.path.splitext(os.path.basename(path))[0]
    is_package = stem == "__init__"
    folder = os.path.dirname(path)
    # Two files of the same name are two modules.
    word = os.path.basename(folder) if is_package else stem
    name = f"llm_do_code_{index}_{re.sub(r'[^0-9a-zA-Z_]', '_', word)}"
    locations = [folder] if is_package else None
    spec = importlib.util.spec_from_file_location(name, path, submodule_search_locations=locations)
    if spec is None or spec.loader is None:
        raise ImportError(f"'{file['shown']}' is not a Python file")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def search_in(file: Dict[str, Any]) -> None:
    """Code may import what lies beside it and at the root of its project."""
    folder = os.path.dirname(file["path"])
    if os.path.basename(file["path"]) == "__init__.py":
        folder = os.path.dirname(folder)
    beside = [folder] if file["kind"] == "file" else []
    for place in [file["root"], *beside]:
        if place not in sys.path:
            sys.path.insert(0, place)


def problem_of(error: BaseException, file: Dict[str, Any], index: int) -> Dict[str, Any]:
    place = place_of(error, file)
    return {
        "file": index,
        "message": explain(error),
        "location": {**place, "file": shown_path(place["file"], file)} if place else None,
        "text": linecache.getline(place["file"], place["line"]).rstrip("\n") if place else "",
    }


def explain(error: BaseException) -> str:
    if isinstance(error, SyntaxError):
        return f"This is not valid Python: {error.msg}."
    if isinstance(error, Misused):
        return f"{str(error).rstrip('.')}."
    missing = missing_module(error)
    if missing is None:
        return f"The file fails while it is loaded: {sentence_of(error).rstrip('.')}."
    said = "" if isinstance(error, ModuleNotFoundError) else f" ({str(error).strip().rstrip('.')})"
    version = ".".join(str(part) for part in sys.version_info[:2])
    return (
        f"Module '{missing}' is not installed for Python {version} at {sys.executable}{said}. "
        f"Install its package: 'setup: [pip install …]' in project.yaml does it on every machine."
    )


def missing_module(error: BaseException) -> str | None:
    """Also where the author caught the error to say it in their own words."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, ModuleNotFoundError) and seen.name:
            return seen.name
        if not isinstance(seen, ImportError):
            return None
        seen = seen.__cause__ or seen.__context__
    return None


def place_of(error: BaseException, file: Dict[str, Any]) -> Dict[str, Any] | None:
    """The deepest line of the author's code."""
    if isinstance(error, SyntaxError) and error.filename:
        return {"file": error.filename, "line": error.lineno or 1, "column": max(error.offset or 1, 1)}
    if isinstance(error, Misused):
        return {"file": error.source[0], "line": error.source[1], "column": 1}
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if is_code(frame.filename)]
    own = [frame for frame in frames if is_below(frame.filename, file)] or frames
    if not own:
        return None
    frame = own[-1]
    text = linecache.getline(frame.filename, frame.lineno or 1)
    first = len(text) - len(text.lstrip())
    column = getattr(frame, "colno", None)
    start = first if column is None else column
    return {"file": frame.filename, "line": frame.lineno or 1, "column": start + 1}


def is_code(path: str) -> bool:
    return os.path.isfile(path) and not path.startswith(HERE)


def is_below(path: str, file: Dict[str, Any]) -> bool:
    return path.startswith(file["root"] + os.sep) and "site-packages" not in path


def shown_path(path: str, file: Dict[str, Any]) -> str:
    """As the author knows it: `shown` of a file tells how a path below its root is written."""
    path = os.path.abspath(path)
    if path == file["path"] or not is_below(path, file):
        return file["shown"] if path == file["path"] else path
    inside = os.path.relpath(file["path"], file["root"]).replace(os.sep, "/")
    prefix = file["shown"][: -len(inside)] if file["shown"].endswith(inside) else ""
    return prefix + os.path.relpath(path, file["root"]).replace(os.sep, "/")
