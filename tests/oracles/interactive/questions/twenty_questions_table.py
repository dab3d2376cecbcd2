"""Look the replies up in columns of the table; with three replies a game needs at least the logarithm of its things."""

from math import ceil, log
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, str, str]], str]:
    """Answer from a dict of the meant thing's columns, up to the end."""
    thing = dict(zip(instance.columns, instance.rows[instance.meant - 1], strict=True))
    seen: list[tuple[str, str, str]] = []
    for verb, what in moves:
        if verb == "answer":
            won = what == instance.meant
            return [*seen, (verb, str(what), "yes" if won else "no")], "won" if won else "lost"
        if verb == "is":
            column = next(name for name, words in zip(instance.columns, instance.words, strict=False) if what in words)
            reply = {None: "?", what: "yes"}.get(thing[column], "no")
        else:
            reply = "?" if thing[verb] is None else ["no", "yes"][thing[verb] < what]
        seen.append((verb, str(what), reply))
    return seen, ""


def least(instance: Any) -> int:
    """Return the questions that three replies make necessary, and one move for the answer."""
    return ceil(log(len(instance.rows), 3) - 1e-9) + 1
