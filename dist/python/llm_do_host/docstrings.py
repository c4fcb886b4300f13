"""Descriptions of parameters out of a docstring: Google, NumPy and Sphinx style."""

from __future__ import annotations

import inspect
import re
from typing import Dict, List, Tuple

Parsed = Tuple[str, Dict[str, str]]

SPHINX = re.compile(r"^:(?:param|parameter|arg|argument)\s+(?:[^:]*?\s)?\*{0,2}(\w+)\s*:\s*(.*)$")
GOOGLE_HEADING = re.compile(r"^(args|arguments|parameters|params):\s*$", re.IGNORECASE)
GOOGLE_ENTRY = re.compile(r"^\*{0,2}(\w+)\s*(?:\(.*?\))?\s*:\s*(.*)$")
NUMPY_HEADING = re.compile(r"^parameters\s*$", re.IGNORECASE)
NUMPY_ENTRY = re.compile(r"^\*{0,2}(\w+)\s*(?::.*)?$")


def parse_docstring(docstring: str | None) -> Parsed:
    """
    The text without its section of parameters, and that section by name. A docstring in no known style is
    all text.
    """
    text = inspect.cleandoc(docstring or "")
    lines = text.split("\n")
    for index, line in enumerate(lines):
        below = lines[index + 1] if index + 1 < len(lines) else ""
        if GOOGLE_HEADING.match(line):
            return without(lines, index, index + 1, GOOGLE_ENTRY)
        if NUMPY_HEADING.match(line) and re.match(r"^-{3,}\s*$", below):
            return without(lines, index, index + 2, NUMPY_ENTRY)
    return sphinx(lines)


def without(lines: List[str], heading: int, first: int, entry: "re.Pattern[str]") -> Parsed:
    end = first
    numpy = entry is NUMPY_ENTRY
    while end < len(lines) and not section_ends(lines, end, numpy):
        end += 1
    described = entries(lines[first:end], entry)
    if not described:
        return "\n".join(lines).strip(), {}
    return joined(lines[:heading], lines[end:]), described


def section_ends(lines: List[str], index: int, numpy: bool) -> bool:
    """Google's section ends where text is not indented, NumPy's at the next underlined heading."""
    if not numpy:
        return lines[index] != "" and not lines[index].startswith((" ", "\t"))
    below = lines[index + 1] if index + 1 < len(lines) else ""
    return lines[index] != "" and re.match(r"^-{3,}\s*$", below) is not None


def entries(lines: List[str], entry: "re.Pattern[str]") -> Dict[str, str]:
    """Deeper lines continue the entry above them."""
    found: Dict[str, List[str]] = {}
    indented = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    level = min(indented) if indented else 0
    current: List[str] = []
    for line in lines:
        match = entry.match(line[level:]) if len(line) - len(line.lstrip()) == level else None
        if match:
            current = found.setdefault(match[1], [])
            current.extend(part for part in match.groups()[1:] if part)
        elif line.strip():
            current.append(line.strip())
    return {name: " ".join(parts) for name, parts in found.items() if parts}


def sphinx(lines: List[str]) -> Parsed:
    described: Dict[str, List[str]] = {}
    kept: List[str] = []
    current: List[str] | None = None
    for line in lines:
        match = SPHINX.match(line)
        if match:
            current = described.setdefault(match[1], [])
            current.append(match[2])
        elif current is not None and line.startswith((" ", "\t")):
            current.append(line.strip())
        else:
            current = None
            if not line.startswith(":type ") or not described:
                kept.append(line)
    found = {name: " ".join(part for part in parts if part) for name, parts in described.items()}
    return "\n".join(kept).strip(), {name: text for name, text in found.items() if text}


def joined(before: List[str], after: List[str]) -> str:
    parts = ["\n".join(part).strip() for part in (before, after)]
    return "\n\n".join(part for part in parts if part)
