"""The workers of a loaded module: objects of `llm_do` that say what a `.worker` file says."""

from __future__ import annotations

import os
from pathlib import PurePath
from types import ModuleType
from typing import Any, Dict, List

from .errors import Misused
from .files import shown_path
from .stand_in_llm_do import FileSystemToolset, ShellToolset, Worker
from .toolsets import kind

BUILT_IN = {FileSystemToolset: "filesystem", ShellToolset: "shell"}
TAKEN = ("filesystem", "shell", "delegation", "workers", "worker_call", "worker_create", "custom")


def workers_of(module: ModuleType, file: Dict[str, Any]) -> List[Dict[str, Any]]:
    """Workers of public variables, and those that they call. Raises Misused."""
    found: Dict[str, Worker] = {}
    queue = [
        value
        for name, value in vars(module).items()
        if isinstance(value, Worker) and not name.startswith("_")
    ]
    # Grows while it is read.
    for worker in queue:
        if found.setdefault(worker.name, worker) is not worker:
            first = found[worker.name].source[1]
            raise Misused(
                f"Duplicate worker name: {worker.name} (also in line {first}). Rename one of the two", worker.source
            )
        queue.extend(
            called for called in worker.toolsets if isinstance(called, Worker) and called not in queue
        )
    return [described(worker, module, file) for worker in found.values()]


def described(worker: Worker, module: ModuleType, file: Dict[str, Any]) -> Dict[str, Any]:
    check_texts(worker)
    check_base(worker.base_path, worker, file)
    path, line = worker.source
    models = worker.compatible_models
    return {
        "name": worker.name,
        "description": worker.description,
        "model": worker.model,
        "compatibleModels": None if models is None else list(models),
        "instructions": worker.instructions,
        "toolsets": [toolset(value, worker, module, file) for value in worker.toolsets],
        "source": {"file": shown_path(path, file), "line": line},
    }


def toolset(value: Any, worker: Worker, module: ModuleType, file: Dict[str, Any]) -> Dict[str, Any]:
    built_in = BUILT_IN.get(type(value))
    if built_in is not None:
        config = dict(value.config or {})
        check_base(config.pop("base_path", None), worker, file)
        return {"name": built_in, "config": plain(config, worker)}
    name = value.name if isinstance(value, Worker) else value if isinstance(value, str) else None
    if isinstance(value, kind("AbstractToolset")):
        name = next((name for name, other in vars(module).items() if other is value), None)
    if name is None:
        raise Misused(
            f"The worker '{worker.name}' has a toolset that cannot be used: {type(value).__name__}. "
            "A toolset is another worker, a FileSystemToolset, a ShellToolset, or a FunctionToolset in a "
            "variable of this file",
            worker.source,
        )
    if name in TAKEN and not isinstance(value, str):
        raise Misused(
            f"'{name}' is the name of a toolset of llm-do. Rename this {type(value).__name__}", worker.source
        )
    return {"name": name, "config": {}}


def check_texts(worker: Worker) -> None:
    for key in ("name", "instructions", "description", "model"):
        value = getattr(worker, key)
        if not isinstance(value, str) and (value is not None or key in ("name", "instructions")):
            raise Misused(f"'{key}' of a worker must be text, not {value!r}", worker.source)
    models = worker.compatible_models
    if models is not None and not (
        isinstance(models, (list, tuple)) and all(isinstance(model, str) for model in models)
    ):
        raise Misused(f"'compatible_models' of a worker must be a list of texts, not {models!r}", worker.source)


def check_base(path: Any, worker: Worker, file: Dict[str, Any]) -> None:
    """Files are those of the workspace. A narrower folder must not be forgotten in silence."""
    if path is None:
        return
    here = os.path.dirname(file["path"])
    if os.path.realpath(os.path.join(here, path)) not in (os.path.realpath(here), os.path.realpath(os.getcwd())):
        raise Misused(
            f"The base_path of the worker '{worker.name}' is {os.fspath(path)!r}: tools work in the workspace, "
            "and on no other folder. Remove base_path, or make it the folder of this file",
            worker.source,
        )


def plain(value: Any, worker: Worker) -> Any:
    """What JSON can say of a configuration."""
    if isinstance(value, dict):
        return {str(key): plain(item, worker) for key, item in value.items()}
    if isinstance(value, (list, tuple, set)):
        return [plain(item, worker) for item in value]
    if isinstance(value, PurePath):
        return str(value)
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise Misused(f"The config of a toolset holds {value!r}, which is no plain value", worker.source)
