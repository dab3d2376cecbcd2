"""Judge by sets of end states, and find automata of one's own by a SAT model of the prefix tree (python-sat)."""

from itertools import combinations, product
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer["table"]) > instance.most:
        return "there are too many states"
    states = range(1, len(answer["table"]) + 1)
    if any(len(row) != len(instance.alphabet) or not set(row) <= set(states) for row in answer["table"]):
        return "no table of states"
    ends = [{_end(instance, answer, word) for word in words} for words in (instance.accepted, instance.rejected)]
    if not ends[0] <= answer["accepting"]:
        return "a word is not accepted"
    return "a word is accepted" if ends[1] & answer["accepting"] else ""


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """What a solver finds, which is seldom the automaton of the reference."""
    found = _solved(instance)
    return [found] if found else []


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The accepting states exchanged for the others, one that matters taken out, all states, and too many of them."""
    every = frozenset(range(1, len(answer["table"]) + 1))
    needed = _end(instance, answer, instance.accepted[0])
    spare = (answer["table"][0],) * (instance.most + 1 - len(every))
    return [
        {**answer, "accepting": every - answer["accepting"]},
        {**answer, "accepting": answer["accepting"] - {needed}},
        {**answer, "accepting": every},
        {**answer, "table": (*answer["table"], *spare)},
    ]


def _end(instance: Any, answer: dict[str, Any], word: str) -> int:
    state = 1
    for letter in word:
        state = answer["table"][state - 1][instance.alphabet.index(letter)]
    return state


def _solved(instance: Any) -> dict[str, Any] | None:
    words = [*instance.accepted, *instance.rejected]
    prefixes = sorted({word[:n] for word in words for n in range(len(word) + 1)})
    states, letters = range(instance.most), range(len(instance.alphabet))
    number: dict[Any, int] = {}

    def variable(*name: Any) -> int:
        return number.setdefault(name, len(number) + 1)

    with Cadical153() as solver:
        solver.add_clause([variable("at", "", 0)])
        for p, x in product(states, letters):
            solver.add_clause([variable("to", p, x, q) for q in states])
            for q, r in combinations(states, 2):
                solver.add_clause([-variable("to", p, x, q), -variable("to", p, x, r)])
        for prefix in prefixes:
            solver.add_clause([variable("at", prefix, q) for q in states])
            for q, r in combinations(states, 2):
                solver.add_clause([-variable("at", prefix, q), -variable("at", prefix, r)])
            for p, q in product(states, states) if prefix else ():
                x = instance.alphabet.index(prefix[-1])
                came, here = variable("at", prefix[:-1], p), variable("at", prefix, q)
                solver.add_clause([-came, -variable("to", p, x, q), here])
        for word, q in product(words, states):
            sign = 1 if word in instance.accepted else -1
            solver.add_clause([-variable("at", word, q), sign * variable("ends", q)])
        if not solver.solve():
            return None
        true = {literal for literal in solver.get_model() if literal > 0}
    table = tuple(
        tuple(next(q + 1 for q in states if variable("to", p, x, q) in true) for x in letters) for p in states
    )
    return {"table": table, "accepting": frozenset(q + 1 for q in states if variable("ends", q) in true)}
