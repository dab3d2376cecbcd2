"""Judge by Python's own reading of the expression as a tree of calls, and functions written anew."""

import ast
import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _right(instance, answer) else "a row is wrong, or it is too long"


def others(instance: Any, answer: str) -> list[str]:
    """Other quotes and blanks."""
    return [answer.replace('"', "'"), answer.replace("(", "( ").replace(", ", ",\n")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """One function or number changed, a bracket less, something around it, where that is wrong."""
    near = [answer[:-1], f"upper({answer})", f"reverse({answer})", f"cat({answer}, {answer})", answer + " s", "s"]
    near += [answer.replace(one, other, 1) for one, other in (("1", "2"), ("lower", "upper"), ("s", "t"), ("2", "3"))]
    return [one for one in near if not _right(instance, one)]


def _right(instance: Any, text: str) -> bool:
    try:
        tree = ast.parse(text, mode="eval").body
        names = [
            node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        parts = len(re.findall(r"[a-z]+(?=\()|-?[0-9]+|\bs\b(?!\")|\"[^\"]*\"|'[^']*'", text))
        fits = all(_worth(tree, given) == wanted for given, wanted in instance.rows)
    except (SyntaxError, KeyError, AttributeError, TypeError, ValueError):
        return False
    return fits and parts <= instance.most and set(names) <= set(instance.functions)


def _worth(tree: Any, given: str) -> Any:
    if isinstance(tree, ast.Name):
        return {"s": given}[tree.id]
    if not isinstance(tree, ast.Call):
        return ast.literal_eval(tree)
    assert isinstance(tree.func, ast.Name)
    values = [_worth(one, given) for one in tree.args]
    acts: dict[str, Any] = {
        "cat": "".join,
        "word": lambda pair: _piece(*pair),
        "upper": lambda one: one[0].swapcase() if one[0].islower() else "".join(map(str.upper, one[0])),
        "lower": lambda one: "".join(map(str.lower, one[0])),
        "reverse": lambda one: "".join(reversed(one[0])),
        "part": lambda three: _signs(*three),
        "replace": lambda three: three[2].join(three[0].split(three[1])),
        "choose": lambda four: four[2] if four[0].count(four[1]) else four[3],
        "find": lambda two: len(two[0].partition(two[1])[0]) + 1 if two[1] in two[0] else 0,
        "len": lambda one: sum(1 for _ in one[0]),
        "add": sum,
    }
    return acts[tree.func.id](values)


def _piece(text: str, cut: str, place: int) -> str:
    pieces = dict(enumerate(re.split(re.escape(cut), text), 1))
    return pieces.get(place if place > 0 else len(pieces) + 1 + place if place else 0, "")


def _signs(text: str, first: int, last: int) -> str:
    low, high = (one % (len(text) + 1) if -len(text) <= one < 0 else one for one in (first, last))
    return "".join(sign for place, sign in enumerate(text, 1) if low <= place <= high)
