"""Judge by a reducer on names that renames every bound variable that it meets, and by reading terms anew."""

import re
from itertools import count
from typing import Any

LEVELS = range(1, 11)

Term = Any  # a name, (name, body) or [function, argument]


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        given = _read(answer["term"])
    except (ValueError, IndexError):
        return "this is no term"
    term, fresh, steps = _read(instance.term), count(), 0
    while steps < 200:
        after, changed = _once(term, fresh)
        if not changed:
            break
        term, steps = after, steps + 1
    if not _alike(term, given, {}, {}):
        return "the normal form is another"
    return "" if steps == answer["steps"] else f"it takes {steps} steps"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Other names, other signs for the λ, brackets around everything."""
    text = answer["term"]
    renamed = re.sub(r"[p-w]\d*", lambda name: "k" + str("pqrstuvw".index(name[0][0])) + name[0][1:], text)
    return [answer | {"term": one} for one in (renamed, text.replace("λ", "\\lambda "), f"({text})")]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A step too many or too few, the term itself, a free variable renamed, an argument more."""
    term = answer["term"]
    wrong = [
        answer | {"steps": answer["steps"] + 1},
        answer | {"steps": answer["steps"] - 1},
        answer | {"term": instance.term},
        answer | {"term": term.replace("x", "d").replace("a", "d")},
        answer | {"term": f"({term}) a"},
    ]
    return [one for one in wrong if one["steps"] >= 0 and confirm(instance, one)]


def _read(text: str) -> Term:
    tokens = re.findall(r"[a-z]\d*|[λ().]", text.replace("\\lambda ", "λ"))

    def parts() -> Term:
        found: Term = None
        while tokens and tokens[0] != ")":
            token = tokens.pop(0)
            if token == "(":
                one = parts()
                tokens.pop(0)
            elif token == "λ":
                name = tokens.pop(0)
                tokens.pop(0)
                one = (name, parts())
            else:
                one = token
            found = one if found is None else [found, one]
        if found is None:
            raise ValueError("empty")
        return found

    term = parts()
    if tokens:
        raise ValueError("more follows")
    return term


def _once(term: Term, fresh: Any) -> tuple[Term, bool]:
    if isinstance(term, str):
        return term, False
    if isinstance(term, tuple):
        body, changed = _once(term[1], fresh)
        return (term[0], body), changed
    function, argument = term
    if isinstance(function, tuple):
        return _with(function[1], function[0], argument, fresh), True
    after, changed = _once(function, fresh)
    if changed:
        return [after, argument], True
    after, changed = _once(argument, fresh)
    return [function, after], changed


def _with(term: Term, name: str, value: Term, fresh: Any) -> Term:
    """Replace a free variable; every λ on the way gets a new name."""
    if isinstance(term, str):
        return value if term == name else term
    if isinstance(term, list):
        return [_with(part, name, value, fresh) for part in term]
    if term[0] == name:
        return term
    new = f"n{next(fresh)}"
    return (new, _with(_with(term[1], term[0], new, fresh), name, value, fresh))


def _alike(one: Term, other: Term, left: dict[str, int], right: dict[str, int]) -> bool:
    if isinstance(one, str) and isinstance(other, str):
        return left.get(one, one) == right.get(other, other)
    if isinstance(one, tuple) and isinstance(other, tuple):
        new = len(left) + len(right)
        return _alike(one[1], other[1], left | {one[0]: new}, right | {other[0]: new})
    if isinstance(one, list) and isinstance(other, list):
        return all(_alike(a, b, left, right) for a, b in zip(one, other, strict=True))
    return False
