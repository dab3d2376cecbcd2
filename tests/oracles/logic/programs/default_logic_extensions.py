"""Judge by processes: defaults are applied in every order, and a process counts if it ends closed and successful."""

from typing import Any

from bootcamp.verifiers.formula import Atom, FormulaTree, Not, shown

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[FormulaTree]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right: set[frozenset[str]] = set()
    seen: set[frozenset[int]] = set()
    stack: list[frozenset[int]] = [frozenset()]
    while stack:
        used = stack.pop()
        if used in seen:
            continue
        seen.add(used)
        holds = {*instance.facts, *(instance.defaults[i][2] for i in used)}
        out = {_flip(just) for i in used for just in instance.defaults[i][1]}
        if any(_flip(one) in holds for one in holds):
            continue
        fits = [
            i
            for i, (before, just, _) in enumerate(instance.defaults)
            if i not in used and holds.issuperset(before) and not any(_flip(one) in holds for one in just)
        ]
        if not fits and not holds & out:
            right.add(frozenset(holds))
        stack += [used | {i} for i in fits]
    given = {frozenset(map(shown, extension)) for extension in answer}
    return "" if right == given else f"{right}"


def near_misses(instance: Any, answer: frozenset[frozenset[FormulaTree]]) -> list[frozenset[frozenset[FormulaTree]]]:
    """One extension missing, a literal turned round, the facts alone, all atoms at once."""
    facts = frozenset(Not(Atom(one[1:])) if one[0] == "~" else Atom(one) for one in instance.facts)
    wrong: list[frozenset[frozenset[FormulaTree]]] = [answer | {facts}]
    if answer:
        one = max(answer, key=lambda extension: (len(extension), sorted(map(shown, extension))))
        last = max(one, key=shown)
        turned = last.operand if isinstance(last, Not) else Not(last)
        wrong += [answer - {one}, answer - {one} | {one - {last} | {turned}}]
    return [near for near in wrong if near != answer]


def _flip(literal: str) -> str:
    return literal[1:] if literal.startswith("~") else "~" + literal
