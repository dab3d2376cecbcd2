"""Judge by Python's own run of the program; near misses exchange lines and change a sign of the output."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    out: list[str] = []
    exec("\n".join(instance.lines), {"print": lambda *values: out.append(" ".join(map(str, values)))})
    return "" if answer == "\n".join(out) else f"it prints {out}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The lines in the opposite order, the last line alone, and the output with its last sign gone."""
    lines = answer.split("\n")
    near = ["\n".join(lines[::-1]), lines[-1], answer[:-1]]
    return [one for one in near if one.strip() not in ("", answer)]
