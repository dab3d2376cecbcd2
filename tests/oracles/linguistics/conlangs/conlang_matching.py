"""Judge by a model of all matchings, orders and places of affixes for a SAT solver: each part has one symbol."""

from itertools import combinations, permutations, product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    for order in permutations(range(3)):
        for places in product((False, True), repeat=instance.categories):
            found |= _solutions(instance, order, (*places, False, False, False))
    own = tuple(ord(str(answer[name])) - 65 for name in sorted(answer, key=int))
    return "" if found == {own} else f"{len(found)} matchings"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Two letters exchanged."""
    names = list(answer)
    return [{**answer, one: answer[other], other: answer[one]} for one, other in combinations(names[:4], 2)]


def _parts(meaning: Any, order: Any, places: Any) -> list[list[str]]:
    words = [[f"noun {meaning[0]}"], [f"verb {meaning[1]}"], [f"noun {meaning[2]}"]]
    for word, name, held, first in (
        (0, "plural", meaning[3], places[0]),
        (2, "plural", meaning[4], places[0]),
        (1, "past", meaning[5], places[1]),
        (1, "negative", meaning[6], places[2]),
    ):
        if held:
            words[word].insert(0 if first else len(words[word]), name)
    return [words[place] for place in order]


def _solutions(instance: Any, order: Any, places: Any) -> set[tuple[int, ...]]:
    numbers: dict[Any, int] = {}

    def var(*name: Any) -> int:
        return numbers.setdefault(name, len(numbers) + 1)

    forms = [_parts(meaning, order, places) for meaning in instance.meanings]
    size = range(len(forms))
    clauses = [[var("match", one, other) for other in size] for one in size]
    clauses += [
        [-var("match", one, other), -var("match", third, other)]
        for one, third in combinations(size, 2)
        for other in size
    ]
    clauses += [[-var("match", one, a), -var("match", one, b)] for one in size for a, b in combinations(size, 2)]
    morphemes, symbols = set(), set()
    for one, other in product(size, size):
        sentence, form = instance.sentences[one], forms[other]
        if [len(word) for word in sentence] != [len(word) for word in form]:
            clauses.append([-var("match", one, other)])
            continue
        for word, signs in zip(sentence, form, strict=True):
            for morpheme, sign in zip(word, signs, strict=True):
                morphemes.add(morpheme)
                symbols.add(sign)
                clauses.append([-var("match", one, other), var("means", morpheme, sign)])
    for a, b in combinations(sorted(symbols), 2):
        clauses += [[-var("means", morpheme, a), -var("means", morpheme, b)] for morpheme in sorted(morphemes)]
    for a, b in combinations(sorted(morphemes), 2):
        clauses += [[-var("means", a, sign), -var("means", b, sign)] for sign in sorted(symbols)]
    found: set[tuple[int, ...]] = set()
    with Cadical153(bootstrap_with=clauses) as solver:
        while len(found) < 3 and solver.solve():
            model = set(solver.get_model() or ())
            pairs = [next(other for other in size if var("match", one, other) in model) for one in size]
            found.add(tuple(pairs))
            solver.add_clause([-var("match", one, other) for one, other in enumerate(pairs)])
    return found
