"""The part of the task keeper that needs no judgement."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from pathlib import Path

from llm_do.ctx_runtime import Context
from pydantic_ai import RunContext
from pydantic_ai.toolsets import FunctionToolset

task_tools = FunctionToolset()

OPEN_TASK = re.compile(r"^- \[ \] (\d{4}-\d{2}-\d{2}) (.+)$", re.MULTILINE)


def overdue(today: date) -> list[str]:
    tasks = OPEN_TASK.findall(Path("TASKS.md").read_text())
    return [title for day, title in tasks if date.fromisoformat(day) < today]


@task_tools.tool
def list_overdue(today: date | None = None) -> list[str]:
    """List the open tasks of TASKS.md whose day has passed.

    Args:
        today: The day to compare with; left out, it is today.
    """
    return overdue(today or date.today())


# It only reads, so a machine that is lost may simply run it again.
list_overdue.effect = "none"


@task_tools.tool
async def write_reminders(ctx: RunContext[Context], today: date | None = None) -> str:
    """Have a reminder written for every overdue task, and put them into REMINDERS.md.

    Args:
        today: The day to compare with; left out, it is today.
    """
    # This body runs from its beginning on every machine that goes on with the run. What it asked for before
    # is returned instead of done again, so a step keeps the day, even when somebody approves tomorrow.
    day = today or date.fromisoformat(await ctx.deps.step("today", lambda: date.today()))
    titles = overdue(day)
    reminders = await asyncio.gather(
        *[ctx.deps.call_worker("reminder", {"task": title}) for title in titles]
    )
    lines = ["# Reminders", "", *[f"- {text.strip()}" for text in reminders], ""]
    # A tool of the worker asks whoever it has to ask; denied, it raises PermissionError.
    await ctx.deps.call_tool("write_file", path="REMINDERS.md", content="\n".join(lines))
    return f"{len(reminders)} reminders are in REMINDERS.md"
