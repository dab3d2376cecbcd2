"""Judge by a flow of networkx from games to teams, and by trying all results where few games remain."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.names
    out = {name for place, name in enumerate(names) if not _can_win(instance, place)}
    single = [(a, b) for a, b, times in instance.games for _ in range(times)]
    if len(single) <= 8:
        possible: set[str] = set()
        for winners in product(*single):
            final = [won + winners.count(v) for v, won in enumerate(instance.wins)]
            possible |= {names[v] for v, won in enumerate(final) if won == max(final)}
        assert possible == set(names) - out
    return "" if answer == out else f"out are {sorted(out)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A team too few or too many, and the teams that are not out."""
    others = set(instance.names) - answer
    yield answer - {min(answer)}
    yield answer | {min(others)}
    if others != answer:
        yield frozenset(others)


def greedy(instance: Any) -> Any:
    """The teams that could not reach the most wins of now with all their games won, or the last one."""
    left = [sum(times for a, b, times in instance.games if v in (a, b)) for v in range(len(instance.wins))]
    sums = [won + more for won, more in zip(instance.wins, left, strict=True)]
    out = {name for name, most in zip(instance.names, sums, strict=True) if most < max(instance.wins)}
    return frozenset(out or {instance.names[sums.index(min(sums))]})


def _can_win(instance: Any, team: int) -> bool:
    """Let the team win all its games and share out the others."""
    own = sum(times for a, b, times in instance.games if team in (a, b))
    goal = instance.wins[team] + own
    if goal < max(instance.wins):
        return False
    net = nx.DiGraph()
    net.add_nodes_from(["from", "to"])
    total = 0
    for a, b, times in instance.games:
        if team not in (a, b):
            total += times
            net.add_edge("from", (a, b), capacity=times)
            for v in (a, b):
                net.add_edge((a, b), v, capacity=times)
                net.add_edge(v, "to", capacity=goal - instance.wins[v])
    return bool(nx.maximum_flow_value(net, "from", "to") == total)
