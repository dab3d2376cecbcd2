"""Judge by a SAT encoding of the formulas on a word with one loop, which also finds other words."""

from collections.abc import Callable
from typing import Any

from pysat.formula import IDPool
from pysat.solvers import Cadical153

from bootcamp.verifiers.first_order import Grammar

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    word = [*answer["prefix"], *answer["loop"]]
    pool = IDPool()
    with Cadical153(bootstrap_with=_clauses(instance, len(answer["prefix"]), len(answer["loop"]), pool)) as sat:
        fixed = [
            pool.id((name, i)) * (1 if name in letter else -1)
            for i, letter in enumerate(word)
            for name in instance.atoms
        ]
        return "" if sat.solve(fixed) else "the word does not satisfy the formulas"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Words of other shapes that the solver finds, and the reference with its loop begun one position later."""
    prefix, loop = answer["prefix"], answer["loop"]
    found = []
    for before, turn in ((0, instance.loop), (instance.prefix, 1), (instance.prefix, instance.loop), (0, 1)):
        pool = IDPool()
        with Cadical153(bootstrap_with=_clauses(instance, before, turn, pool)) as sat:
            if sat.solve():
                true = {pool.obj(v) for v in sat.get_model() if v > 0}
                word = [frozenset(n for n in instance.atoms if (n, i) in true) for i in range(before + turn)]
                found.append({"prefix": tuple(word[:before]), "loop": tuple(word[before:])})
    if len(prefix) < instance.prefix:
        found.append({"prefix": (*prefix, loop[0]), "loop": (*loop[1:], loop[0])})
    return found


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """No loop, too long a loop, too long a prefix, and single letters changed so that a formula fails."""
    prefix, loop = answer["prefix"], answer["loop"]
    wrong = [
        answer | {"loop": ()},
        answer | {"loop": loop[:1] * (instance.loop + 1)},
        answer | {"prefix": (*prefix, *loop * (instance.prefix + 1))},
    ]
    for part, letters in answer.items():
        for i, letter in enumerate(letters):
            for name in instance.atoms:
                changed = answer | {part: (*letters[:i], letter ^ {name}, *letters[i + 1 :])}
                if confirm(instance, changed):
                    wrong.append(changed)
    return wrong[:9]


def _clauses(instance: Any, before: int, turn: int, pool: IDPool) -> list[list[int]]:
    """Say that all formulas hold at position 0; eventualities look a whole turn ahead."""
    grammar = Grammar(atoms=instance.atoms, prefixes=("X", "F", "G"), joins=("U", "R"))
    clauses: list[list[int]] = []
    length = before + turn

    def both(sides: list[int]) -> int:
        new = pool.id(f"new {pool.top + 1}")
        clauses.extend([[-new, side] for side in sides] + [[new, *(-side for side in sides)]])
        return new

    def some(sides: list[int]) -> int:
        return -both([-side for side in sides])

    def at(i: int) -> int:
        return i if i < length else before + (i - before) % turn

    def column(node: Any) -> Callable[[int], int]:
        if node.op == "atom":
            return lambda i: int(pool.id((node.name, at(i))))
        sides = [column(part) for part in node.parts]
        values = [combined(node.op, i, sides) for i in range(length)]
        return lambda i: values[at(i)]

    def combined(op: str, i: int, sides: list[Callable[[int], int]]) -> int:
        first, second = sides[0], sides[-1]
        ahead = range(i, length + turn)
        if op == "not":
            return -first(i)
        if op == "X":
            return first(i + 1)
        if op in "FG":
            return (some if op == "F" else both)([first(k) for k in ahead])
        if op == "U":
            return some([both([second(k), *(first(j) for j in range(i, k))]) for k in ahead])
        if op == "R":
            return both([some([second(k), *(first(j) for j in range(i, k))]) for k in ahead])
        a, b = first(i), second(i)
        if op == "iff":
            return both([some([-a, b]), some([a, -b])])
        return both([a, b]) if op == "and" else some([-a if op == "implies" else a, b])

    for text in instance.formulas:
        clauses.append([column(grammar.read(text))(0)])
    return clauses
