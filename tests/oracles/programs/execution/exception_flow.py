"""Judge by Python's own run of the program; near misses are its runs with other rules of catching."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _outcome(instance.lines, instance.given)
    return "" if answer == right else f"right is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Classes without ancestors, every finally as a plain block that a return skips, and parts that are changed."""
    flat = [re.sub(r"^class (\w)\(.*\)", r"class \1(Exception)", line) for line in instance.lines]
    near = [_outcome(flat, instance.given), answer | {"printed": answer["printed"][:-1]}]
    others = {match[1] for line in instance.lines if (match := re.match(r"class (\w)", line))} - {answer["result"]}
    near += [answer | {"result": name} for name in sorted(others)[:2]]
    return [one for one in near if one != answer]


def _outcome(lines: list[str], given: int) -> dict[str, Any]:
    out: list[int] = []
    space: dict[str, Any] = {"print": out.append}
    exec("\n".join(lines), space)
    kinds = tuple(kind for kind in space.values() if isinstance(kind, type) and issubclass(kind, Exception))
    try:
        result = str(space["f"](given))
    except kinds as end:
        result = type(end).__name__
    return {"printed": tuple(out), "result": result}
