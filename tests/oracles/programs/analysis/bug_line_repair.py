"""Judge by Python's own run of the program with another operator or number, from a list made here."""

import ast
from typing import Any

from tests.oracles.programs._python import printed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lines = _changed(instance, answer)
    try:
        ast.parse("\n".join(lines))
    except SyntaxError:
        return "no program"
    return "" if _passes(instance, lines) else "a test fails"


def others(instance: Any, answer: str) -> list[str]:
    """The same line without blanks around its signs."""
    head, _, line = answer.partition(": ")
    return [f"{head}: {line.replace(' + ', '+').replace(' - ', '-')}", f"{head}:{line}"]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The old line; the new line with a further token; the new line as another one."""
    place = int(answer.partition(":")[0])
    last = len(instance.lines)
    return [f"{place}: {instance.lines[place - 1].strip()}", f"{answer} + 1", f"{last}{answer[answer.index(':') :]}"]


def _changed(instance: Any, answer: str) -> list[str]:
    head, _, line = answer.partition(": ")
    lines = list(instance.lines)
    old = lines[int(head) - 1]
    lines[int(head) - 1] = old[: len(old) - len(old.lstrip())] + line
    return lines


def _passes(instance: Any, lines: list[str]) -> bool:
    return all(
        printed(lines, dict(zip(instance.inputs, values, strict=True))) == (wanted,)
        for values, wanted, _ in instance.tests
    )
