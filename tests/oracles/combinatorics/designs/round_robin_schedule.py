"""Judge by the opponents of each team, round by round; other timetables come from a solver (OR-Tools)."""

from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    teams = range(1, instance.teams + 1)
    if len(answer) != instance.teams - 1:
        return "another number of rounds"
    for team in teams:
        opponents = [[one + two - team for one, two in matches if team in (one, two)] for matches in answer]
        if any(len(one) != 1 for one in opponents) or len({one[0] for one in opponents}) < instance.teams - 1:
            return "a team plays too often, too seldom or twice against another"
    rounds = {match: number for number, matches in enumerate(answer, start=1) for match in matches}
    if any(rounds[match] != number for match, number in instance.fixed):
        return "a fixed match elsewhere"
    return "a forbidden match" if any(rounds[match] == number for match, number in instance.banned) else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """A timetable that a solver finds, where there are few teams."""
    if instance.teams > 8:
        return []
    matches, rounds = list(combinations(range(1, instance.teams + 1), 2)), range(1, instance.teams)
    model = cp_model.CpModel()
    played = {(match, number): model.new_bool_var("") for match in matches for number in rounds}
    for match in matches:
        model.add_exactly_one(played[match, number] for number in rounds)
    for number in rounds:
        for team in range(1, instance.teams + 1):
            model.add_exactly_one(played[match, number] for match in matches if team in match)
    for one in instance.fixed:
        model.add(played[one] == 1)
    for one in instance.banned:
        model.add(played[one] == 0)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return [tuple(frozenset(one for one in matches if solver.value(played[one, number])) for number in rounds)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Rounds exchanged or repeated, two teams exchanged in one round or throughout."""
    swap = {1: 2, 2: 1}
    named = [frozenset(tuple(sorted(swap.get(team, team) for team in match)) for match in one) for one in answer]
    wrong = [
        (answer[1], answer[0], *answer[2:]),
        (answer[1], *answer[1:]),
        answer[::-1],
        (named[0], *answer[1:]),
        tuple(named),
    ]
    return [one for one in wrong if confirm(instance, one)]
