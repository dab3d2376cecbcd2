"""Judge by the grammar of all beginnings of sentences, on whose words a test by sets of parts decides."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = instance.grammar.rules
    # X' derives every beginning of a word that X derives
    marked = [(left, tuple(right)) for left, right in rules]
    for left, right in rules:
        marked.append((left + "'", ()))
        for cut, sign in enumerate(right):
            marked.append((left + "'", (*right[:cut], sign + "'" if sign.isupper() else sign)))
    binary = _binary(marked)
    tokens, letters = instance.tokens, sorted({sign for _, right in rules for sign in right if sign.islower()})
    place = next((n for n in range(1, len(tokens) + 1) if not _derives(binary, "S'", tokens[:n])), 0)
    if answer["place"] != place:
        return f"the place is {place}"
    before = tokens[: place - 1] if place else tokens
    right = {sign for sign in letters if _derives(binary, "S'", before + sign)}
    right |= {"#"} if _derives(binary, "S", before) else set()
    return "" if answer["tokens"] == right else "the tokens are others"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The place one off, the end added or taken away, and one token less."""
    return [
        {**answer, "place": answer["place"] + 1},
        {**answer, "tokens": answer["tokens"] ^ {"#"}},
        {**answer, "tokens": answer["tokens"] - {min(answer["tokens"])}},
    ]


def _binary(rules: list[tuple[str, tuple[str, ...]]]) -> list[tuple[str, tuple[str, ...]]]:
    """Cut right sides to two symbols at most."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for number, (left, right) in enumerate(rules):
        name = left
        for place in range(len(right) - 2):
            found.append((name, (right[place], f"{number}.{place}")))
            name = f"{number}.{place}"
        found.append((name, right[-2:]))
    return found


def _derives(rules: list[tuple[str, tuple[str, ...]]], start: str, word: str) -> bool:
    """Grow the set of (symbol, from, to) until nothing is new."""
    found = {(sign, i, i + 1) for i, sign in enumerate(word)}
    places = range(len(word) + 1)
    by_start: dict[tuple[str, int], set[int]] = {}
    for sign, i, j in found:
        by_start.setdefault((sign, i), set()).add(j)
    grown = True
    while grown:
        grown = False
        for left, right in rules:
            for i in places:
                ends = {i}
                for sign in right:
                    ends = {k for j in ends for k in by_start.get((sign, j), ())}
                known = by_start.setdefault((left, i), set())
                if not ends <= known:
                    known |= ends
                    grown = True
    return len(word) in by_start[start, 0]
