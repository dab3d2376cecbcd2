"""Judge by a SAT solver at a single person; every premise of the answer is left out in turn."""

from typing import Any

from pysat.solvers import Minisat22

from bootcamp.lib.logic import evaluate

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b = instance.ends
    allowed = []
    for x in (True, False):
        for y in (True, False):
            clauses = [list(premise[:2]) for premise in instance.premises]
            with Minisat22(bootstrap_with=clauses) as sat:
                allowed.append((sat.solve([a if x else -a, b if y else -b]), x, y))
    for possible, x, y in allowed:
        if evaluate(answer["conclusion"], {"A": x, "B": y}) != possible:
            return "the conclusion is not what follows"
    ((_, x, y),) = [row for row in allowed if not row[0]]
    bad = [a if x else -a, b if y else -b]
    numbers = range(1, len(instance.premises) + 1)
    needed = set()
    for number in numbers:
        rest = [list(premise[:2]) for place, premise in enumerate(instance.premises, start=1) if place != number]
        with Minisat22(bootstrap_with=rest) as sat:
            if sat.solve(bad):
                needed.add(number)
    with Minisat22(bootstrap_with=[list(instance.premises[number - 1][:2]) for number in needed]) as sat:
        if sat.solve(bad):
            return "the premises that cannot be left out are not enough"
    return "" if needed == answer["premises"] else f"the premises are {sorted(needed)}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The converse, its opposite, a premise missing or one too many."""
    conclusion = answer["conclusion"]
    kind = type(conclusion)
    wrong = (
        [answer | {"conclusion": kind("implies", conclusion.right, conclusion.left)}]
        if str(conclusion.left).count("Not") == str(conclusion.right).count("Not")
        else []
    )
    wrong.append(answer | {"conclusion": kind("and", conclusion.left, conclusion.right)})
    wrong.append(answer | {"premises": answer["premises"] - {min(answer["premises"])}})
    rest = set(range(1, len(instance.premises) + 2)) - answer["premises"]
    return [*wrong, answer | {"premises": answer["premises"] | {min(rest)}}]
