"""Exceptions of the author's code: a sentence for the model, a trace with their own lines for the log."""

from __future__ import annotations

import os
import sys
import traceback

THREADS = os.path.join("concurrent", "futures", "thread.py")
HERE = os.path.dirname(os.path.abspath(__file__))

MEANT_FOR_THE_MODEL = ("ModelRetry", "BadArguments")
"""No defect of the code."""


class Misused(ValueError):
    """Something of llm-do that the author used in a way it has not, and the line that says so."""

    def __init__(self, message: str, source: tuple) -> None:
        super().__init__(message)
        self.source = source


def sentence_of(error: BaseException) -> str:
    """`ModelRetry` and refusals speak for themselves; of others the kind is part of what they say."""
    text = str(error).strip()
    kind = type(error).__name__
    if kind in (*MEANT_FOR_THE_MODEL, "CallError") or type(error) is PermissionError:
        return text or kind
    return f"{kind}: {text}" if text else kind


def trace(error: BaseException) -> None:
    """To stderr, without the frames of this package."""
    if type(error).__name__ in MEANT_FOR_THE_MODEL:
        return
    report = traceback.TracebackException.from_exception(error)
    told = set()
    parts = [report]
    while parts:
        part = parts.pop()
        if part is None or id(part) in told:
            continue
        told.add(id(part))
        kept = [frame for frame in part.stack if is_authors(frame.filename)]
        part.stack = traceback.StackSummary.from_list(kept)
        parts += [part.__cause__, part.__context__]
    print("".join(report.format()), end="", file=sys.stderr, flush=True)


def is_authors(path: str) -> bool:
    return not path.startswith(HERE) and not path.endswith(THREADS)
