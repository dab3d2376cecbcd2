"""Judge by a constraint model of OR-tools over the matches, and by the number of its solutions."""

from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Any, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, most = len(instance.teams), instance.goals
    matches = list(combinations(range(n), 2))
    model = cp_model.CpModel()
    cases = [None, *((x, y) for x in range(most + 1) for y in range(most + 1))]
    state = [model.new_int_var(0, len(cases) - 1, "") for _ in matches]
    for team in range(n):
        columns: list[list[Any]] = [[] for _ in range(7)]
        for match, chosen in zip(matches, state, strict=True):
            if team in match:
                values = [_counts(case, match[0] == team, instance.win) for case in cases]
                for column in range(7):
                    value = model.new_int_var(0, 99, "")
                    model.add_element(chosen, [row[column] for row in values], value)
                    columns[column].append(value)
        for entry, parts in zip(instance.rows[team], columns, strict=True):
            if entry >= 0:
                model.add(sum(parts) == entry)
    for match, score in instance.known:
        model.add(state[matches.index(tuple(match))] == cases.index(tuple(score) if score else None))
    solver = cp_model.CpSolver()
    if solver.solve(model) != cp_model.OPTIMAL:
        return "nothing fits"
    found = [solver.value(chosen) for chosen in state]
    different = []
    for chosen, number in zip(state, found, strict=True):
        flag = model.new_bool_var("")
        model.add(chosen != number).only_enforce_if(flag)
        different.append(flag)
    model.add_bool_or(different)
    if solver.solve(model) != cp_model.INFEASIBLE:
        return "several lists of scores fit"
    return "" if [cases[number] for number in found] == list(answer) else "the scores are others"


def near_misses(instance: Any, answer: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """A goal too many or too few, a match played or not, a score turned round."""
    first = answer[0]
    changed: list[Any] = [None, (0, 0), (1, 0)]
    if first:
        changed.append((first[1], first[0]))
    return [(one, *answer[1:]) for one in changed if one != first]


def _counts(case: Any, home: bool, win: int) -> tuple[int, ...]:
    if case is None:
        return (0,) * 7
    own, against = case if home else case[::-1]
    won, drawn = own > against, own == against
    return (1, int(won), int(drawn), int(own < against), own, against, win * won + drawn)
