"""Judge by a satisfiability solver: which sign is which letter, and which listed word stands at which place."""

from itertools import combinations
from typing import Any

from pysat.solvers import Solver

LEVELS = range(1, 8)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cut, start = [], 0
    for signs in instance.signs:
        cut.append(answer[start : start + len(signs)])
        start += len(signs)
    if len(answer) != start or not set(cut) <= set(instance.words) or len(set(cut)) < len(cut):
        return "not different listed words"
    pairs = {
        (sign, letter)
        for signs, word in zip(instance.signs, cut, strict=True)
        for sign, letter in zip(signs, word, strict=True)
    }
    if not len(pairs) == len({sign for sign, _ in pairs}) == len({letter for _, letter in pairs}):
        return "not one to one"
    assert _count(instance) == 1
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """The signs as letters, the answer backwards, without a letter, another listed word as the first."""
    size = len(instance.signs[0])
    others = [word + answer[size:] for word in instance.words if len(word) == size][:4]
    wrong = ["".join(chr(65 + sign) for word in instance.signs for sign in word), answer[::-1], answer[1:], *others]
    return [one for one in wrong if confirm(instance, one)]


def _count(instance: Any) -> int:
    """Count solutions, two at most."""
    numbers: dict[tuple[int, str], int] = {}

    def variable(what: tuple[int, str]) -> int:
        return numbers.setdefault(what, len(numbers) + 1)

    clauses = []
    for place, signs in enumerate(instance.signs):
        clauses.append([variable((place, word)) for word in instance.words])
        for word in instance.words:
            pairs = [*zip(signs, word, strict=False)] if len(word) == len(signs) else [(-1, "")]
            clauses += [[-variable((place, word)), variable(pair)] for pair in pairs]
    clauses.append([-variable((-1, ""))])
    for word in instance.words:
        clauses += [
            [-variable((p, word)), -variable((q, word))] for p, q in combinations(range(len(instance.signs)), 2)
        ]
    signs = sorted({sign for word in instance.signs for sign in word})
    letters = sorted({letter for word in instance.words for letter in word})
    for group in [[(s, c) for c in letters] for s in signs] + [[(s, c) for s in signs] for c in letters]:
        clauses += [[-variable(one), -variable(two)] for one, two in combinations(group, 2)]
    count = 0
    with Solver(name="cadical153", bootstrap_with=clauses) as solver:
        while count < 2 and solver.solve():
            true = set(solver.get_model() or [])
            count += 1
            words = [n for what, n in numbers.items() if n in true and len(what[1]) > 1]
            solver.add_clause([-n for n in words])
    return count
