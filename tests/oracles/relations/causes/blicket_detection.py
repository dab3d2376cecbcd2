"""Judge by python-sat: a detector's kind, active objects and blockers as variables, trials as clauses."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for number, (names, _) in enumerate(instance.sets):
        fates = {on for on in (True, False) if _fits(instance, [*instance.seen, (names, [], on)])}
        right = "open" if len(fates) == 2 else "on" if True in fates else "off"
        if answer[number] != right:
            return f"set {number + 1}: {right}"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One sign changed."""
    turned = {"on": "open", "off": "on", "open": "off"}
    return [(*answer[:k], turned[sign], *answer[k + 1 :]) for k, sign in enumerate(answer)]


def _fits(instance: Any, trials: list[tuple[list[str], list[str], bool]]) -> bool:
    names = [en for en, _ in instance.things]
    return any(_fits_kind(text, names, trials) for text, _ in instance.ways)


def _fits_kind(kind: str, names: list[str], trials: list[tuple[list[str], list[str], bool]]) -> bool:
    least = 2 if "two" in kind else 1
    blocked = "no blocker" in kind
    active = {name: k + 1 for k, name in enumerate(names)}
    blocker = {name: len(names) + k + 1 for k, name in enumerate(names)}
    with Cadical153() as solver:
        for name in names:
            solver.add_clause([-active[name], -blocker[name]])
        for laid, _, on in trials:
            groups = list(combinations([active[name] for name in laid], least))
            blocks = [blocker[name] for name in laid] if blocked else []
            if on:  # whichever all but least - 1 objects are chosen, one of them is active
                for chosen in combinations([active[name] for name in laid], len(laid) - least + 1):
                    solver.add_clause(list(chosen))
                if len(laid) < least:
                    return False
                for block in blocks:
                    solver.add_clause([-block])
            else:
                for group in groups:
                    solver.add_clause([*(-x for x in group), *blocks])
        return bool(solver.solve())
