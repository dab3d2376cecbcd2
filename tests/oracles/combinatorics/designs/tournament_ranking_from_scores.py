"""Judge by a table of results; others come from a flow of wins to teams (networkx)."""

from itertools import combinations
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    teams = range(1, len(instance.wins) + 1)
    beats = {(one, two): 0 for one in teams for two in teams if one != two}
    for game in (*instance.known, *answer):
        if game not in beats:
            return "no game"
        beats[game] += 1
    if any(beats[one, two] + beats[two, one] != 1 for one, two in combinations(teams, 2)):
        return "a game missing or twice"
    won = tuple(sum(beats[one, two] for two in teams if two != one) for one in teams)
    return "" if won == instance.wins else "other wins"


def others(instance: Any, answer: Any) -> list[Any]:
    """The results of a flow, and a ring of three turned round where there is one."""
    graph = networkx.DiGraph()
    games = sorted(tuple(sorted(game)) for game in answer)
    for game in games:
        graph.add_edge("start", game, capacity=1)
        for team in game:
            graph.add_edge(game, team, capacity=1)
    for team, wins in enumerate(instance.wins, start=1):
        graph.add_edge(team, "end", capacity=wins - sum(winner == team for winner, _ in instance.known))
    value, flow = networkx.maximum_flow(graph, "start", "end")
    assert value == len(games)
    found = [frozenset(game if flow[game][game[0]] else game[::-1] for game in games)]
    for one, two in sorted(answer):
        for three in range(1, len(instance.wins) + 1):
            ring = {(one, two), (two, three), (three, one)}
            if ring <= answer:
                found.append((answer - ring) | {game[::-1] for game in ring})
                return found
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A result turned round, all of them, a game against a known one."""
    ranked = sorted(answer)
    known = instance.known[0]
    return [
        frozenset([ranked[0][::-1], *ranked[1:]]),
        frozenset([known, *ranked[1:]]),
        frozenset([known[::-1], *ranked[1:]]),
        *[one for one in [frozenset(game[::-1] for game in answer)] if confirm(instance, one)],
    ]
