"""Judge by regular expressions for the kinds of words, and a search from left to right that carries what is open."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _all(instance, 0, (), None)
    return "" if [row for row in found if _final(row)] == [_cells(instance, answer)] else "not the only analysis"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Singular and plural exchanged, the morphemes of a word in the opposite order, a gloss left out."""
    turned = tuple(re.sub(r"\b(SG|PL)\b", lambda one: "PL" if one[0] == "SG" else "SG", word) for word in answer)
    last = answer[-1].split("-")
    wrong = [turned, (*answer[:-1], "-".join(last[::-1])), (*answer[:-1], "-".join(last[:-1]))]
    return [one for one in wrong if one != answer]


def _cells(instance: Any, answer: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], ...] | None:
    """Read the glosses of an answer, each with its slot."""
    slots = dict(instance.language.templates)
    lists = {name: {gloss for _, gloss in row} for name, row in instance.language.lists}
    found = []
    for word in answer:
        parts = word.split("-")
        kind = next((kind for kind in slots if lists[kind] & set(parts)), "")
        if not kind or len(parts) != len(slots[kind]):
            return None
        found.append(tuple(zip(slots[kind], parts, strict=True)))
    return tuple(found)


def _cuts(instance: Any, word: str) -> list[tuple[tuple[str, str], ...]]:
    lists = dict(instance.language.lists)
    found: list[tuple[tuple[str, str], ...]] = []
    for _, slots in instance.language.templates:
        partial: list[tuple[str, tuple[tuple[str, str], ...]]] = [(word, ())]
        for slot in slots:
            partial = [
                (rest[len(form) :], (*done, (slot, gloss)))
                for rest, done in partial
                for form, gloss in lists[slot]
                if rest.startswith(form)
            ]
        found += [done for rest, done in partial if not rest]
    return found


def _all(instance: Any, at: int, done: tuple[Any, ...], wanted: Any) -> list[tuple[Any, ...]]:
    """Analyses from a word on; `wanted` is the number and case that the next noun must have."""
    if at == len(instance.words):
        return [done] if wanted is None else []
    found = []
    for cut in _cuts(instance, instance.words[at]):
        row = dict(cut)
        mark = (row.get("number"), row.get("case"))
        if wanted is not None and ("noun" not in row or mark != wanted):
            continue
        found += _all(instance, at + 1, (*done, cut), mark if "adjective" in row else None)
    return found


def _final(rows: tuple[Any, ...]) -> bool:
    table = [dict(row) for row in rows]
    cases = [row["case"] for row in table if "noun" in row]
    numbers = [row["number"] for row in table if "noun" in row and row["case"] == "NOM"]
    return (
        len(cases) == len(set(cases))
        and numbers == [row["agreement"] for row in table if "verb" in row]
        and len(numbers) == 1
    )
