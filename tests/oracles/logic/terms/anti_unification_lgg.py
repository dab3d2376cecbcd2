"""Judge by places: the answer has a symbol just where all terms share it and all places above; variables by rows."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tables = [_places(term, ()) for term in instance.terms]
    seen = _places(answer, ())
    rows: dict[str, tuple[Any, ...]] = {}
    for place, part in seen.items():
        if any(place not in table for table in tables):
            return f"a place {place} that a term lacks"
        row = tuple(table[place] for table in tables)
        same = len({(one.head, len(one.args)) for one in row}) == 1
        if part.head.startswith("V"):
            if same or rows.setdefault(part.head, row) != row:
                return f"the variable at {place} is too general or stands for different rows"
        elif not same or part.head != row[0].head or len(part.args) != len(row[0].args):
            return f"the symbol at {place} is not shared"
    return "" if len(set(rows.values())) == len(rows) else "two variables stand for one row"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All occurrences with names of their own, two variables made one, a variable put for a constant, a given term."""
    count = iter(range(1, 13))
    leaves = [part.head for part in _places(answer, ()).values() if part.head.startswith("V")]
    wrong = [instance.terms[0], type(answer)("V1")]
    if len(set(leaves)) < len(leaves) <= 12:
        wrong.append(_changed(answer, lambda name: f"V{next(count)}"))
    if len(set(leaves)) > 1:
        wrong.append(_changed(answer, lambda name: "V1" if name == "V2" else name))
    return wrong


def _places(term: Any, at: tuple[int, ...]) -> dict[tuple[int, ...], Any]:
    found = {at: term}
    for i, arg in enumerate(term.args):
        found |= _places(arg, (*at, i))
    return found


def _changed(term: Any, name: Any) -> Any:
    if term.head.startswith("V"):
        return type(term)(name(term.head))
    return type(term)(term.head, tuple(_changed(arg, name) for arg in term.args))
