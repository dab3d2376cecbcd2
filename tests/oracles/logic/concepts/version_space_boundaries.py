"""Judge by Mitchell's candidate elimination, which takes the examples one by one and narrows G and S."""

from typing import Any

LEVELS = range(1, 11)

Row = tuple[str, ...]


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    positive = [row for row, label in instance.examples if label]
    specific: Row = positive[0]
    for row in positive:
        specific = tuple(a if a == b else "?" for a, b in zip(specific, row, strict=True))
    general: set[Row] = {("?",) * len(specific)}
    for row, label in instance.examples:
        if label:
            general = {one for one in general if _covers(one, row)}
            continue
        narrowed: set[Row] = set()
        for one in general:
            if not _covers(one, row):
                narrowed.add(one)
                continue
            for i, domain in enumerate(instance.domains):
                values = [v for v in domain if v != row[i]] if one[i] == "?" else []
                options = [(*one[:i], v, *one[i + 1 :]) for v in values]
                narrowed.update(h for h in options if all(_covers(h, p) for p in positive))
        general = {h for h in narrowed if not any(o != h and _covers(o, h) for o in narrowed)}
    return "" if answer == {"S": specific, "G": frozenset(general)} else f"{specific} {general}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """S made more general or one positive example, G without a member, with S, or everything."""
    specific: Row = answer["S"]
    at = next(i for i, v in enumerate(specific) if v != "?")
    top = ("?",) * len(specific)
    wider = (*specific[:at], "?", *specific[at + 1 :])
    return [
        {**answer, "S": wider},
        {**answer, "G": frozenset({top})},
        {**answer, "G": answer["G"] | {specific}},
        {**answer, "G": answer["G"] - {min(answer["G"])}},
    ]


def _covers(hypothesis: Row, row: Row) -> bool:
    return all(h in ("?", v) for h, v in zip(hypothesis, row, strict=True))
