"""
What tools import from `pydantic_ai`, `pydantic_ai_blocking_approval` and `llm_do`, for machines that have
not installed them: enough to define tools, and a clear error for everything else. Python asks this finder
last, so what is installed wins.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import sys
from types import ModuleType
from typing import Any, Dict

from . import stand_in_approval, stand_in_llm_do, stand_in_pydantic_ai

NAMES: Dict[str, Dict[str, Any]] = {
    "pydantic_ai": stand_in_pydantic_ai.NAMES,
    "pydantic_ai_blocking_approval": stand_in_approval.NAMES,
    "llm_do": {**stand_in_llm_do.NAMES, **stand_in_approval.NAMES},
}


class StandIns(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        package = name.split(".")[0]
        if package not in NAMES:
            return None
        # A module that the installed package does not have is not ours to invent.
        parent = sys.modules.get(package)
        if parent is not None and not isinstance(getattr(parent, "__loader__", None), StandIns):
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec: Any) -> ModuleType:
        return StandInModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__.update(NAMES[module.__name__.split(".")[0]])


class StandInModule(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return placeholder(self.__name__, name)

    def __setattr__(self, name: str, value: Any) -> None:
        # Importing `llm_do.tool_context` binds that module to a name which is also a function's.
        known = NAMES[self.__name__.split(".")[0]]
        if not (name in known and isinstance(value, ModuleType)):
            super().__setattr__(name, value)


def placeholder(module: str, name: str) -> type:
    """May be imported and used in annotations; says what is missing when it is used for more."""

    def refuse(kind: type, *arguments: Any, **named: Any) -> None:
        package = module.split(".")[0]
        raise RuntimeError(
            f"'{name}' of {module} is not part of what llm-do provides in place of {package}. "
            f"Install {package.replace('_', '-')} under 'setup:' of project.yaml to use it"
        )

    members = {"__module__": module, "__new__": refuse, "__class_getitem__": classmethod(lambda c, item: c)}
    return type(name, (), members)


def install() -> None:
    sys.meta_path.append(StandIns())
