"""Judge by Python's own run of the program; near misses exchange values and change a sign or an item."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown: list[Any] = []
    exec("\n".join(instance.lines), {"print": shown.append})
    right = [tuple(value) if isinstance(value, list) else value for value in shown]
    given = [answer.get(name) for name in instance.asked]
    return "" if given == right and all(map(_plain, shown)) else f"it prints {shown}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A value backwards, without its last part, or one more."""
    near = []
    for name, value in answer.items():
        changed = [value + 1, -value] if isinstance(value, int) else [value[::-1], value[:-1], value + value[:1]]
        near += [{**answer, name: new} for new in changed if new not in (value, "", ())]
    return near


def _plain(value: Any) -> bool:
    return not isinstance(value, bool) and not (isinstance(value, list) and any(isinstance(one, bool) for one in value))
