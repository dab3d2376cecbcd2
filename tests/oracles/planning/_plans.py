"""Judge plans by networkx on the graph of all states, where there are not too many of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, pairwise
from typing import Any, NamedTuple

import networkx as nx

Plan = tuple[Any, ...]
Judge = tuple[Callable[[Any, Any], str], Callable[[Any, Any], list[Plan]], Callable[[Any, Any], Iterator[Plan]]]


class Game(NamedTuple):
    """A start, the states after the moves that a state allows, whether a state is a goal, and the most moves."""

    start: Hashable
    after: Callable[[Any], Mapping[Any, Any]]
    done: Callable[[Any], bool]
    limit: int


def graph(game: Game, most: int) -> Any:
    """Give the graph of all states with the moves on its arcs, or None if there are more than `most`."""
    found = nx.DiGraph()
    found.add_node(game.start)
    waiting = [game.start]
    while waiting:
        state = waiting.pop()
        for move, end in game.after(state).items():
            if end not in found:
                waiting.append(end)
            found.add_edge(state, end, move=move)
        if len(found) > most:
            return None
    return found


def least_plans(game: Game, most: int) -> list[Plan]:
    """Give up to three plans with the fewest moves; none where there are too many states."""
    states = graph(game, most)
    if states is None:
        return []
    lengths = nx.single_source_shortest_path_length(states, game.start)
    least = min(length for state, length in lengths.items() if game.done(state))
    ends = [state for state, length in lengths.items() if length == least and game.done(state)]
    paths = (path for end in ends for path in nx.all_shortest_paths(states, game.start, end))
    return [tuple(states.edges[pair]["move"] for pair in pairwise(path)) for path in islice(paths, 3)]


def misses(plan: Plan, fault: Callable[[Plan], str]) -> Iterator[Plan]:
    """The plan without an end, with a move doubled or left out, and with two exchanged, as far as these are wrong."""
    middle = len(plan) // 2
    candidates = [plan[:-1], plan[1:], (*plan, plan[-1]), plan[:middle] + plan[middle + 1 :]]
    candidates += [(*plan[:middle], plan[0], *plan[middle:]), plan[::-1], plan[1:2] + plan[:1] + plan[2:]]
    yield from (other for other in candidates if other and fault(other))


def judged(read: Callable[[Any], Game], exact: bool = True, most: int = 1500) -> Judge:
    """Give the oracle's confirm, others and near_misses; if `exact`, the limit must be the fewest moves."""

    def confirm(instance: Any, answer: Any) -> str:
        game = read(instance)
        fault = replay_fault(game, answer)
        if fault:
            return fault
        plans = least_plans(game, most)
        if plans and (len(plans[0]) != game.limit if exact else len(plans[0]) > game.limit):
            return f"the fewest moves are {len(plans[0])}, the limit {game.limit}"
        return ""

    def others(instance: Any, answer: Any) -> list[Plan]:
        return [plan for plan in least_plans(read(instance), most) if plan != answer]

    def near_misses(instance: Any, answer: Any) -> Iterator[Plan]:
        return misses(answer, partial(replay_fault, read(instance)))

    return confirm, others, near_misses


def replay_fault(game: Game, plan: Sequence[Any]) -> str:
    """Say why a plan fails or is too long, or nothing."""
    state: Any = game.start
    for move in plan:
        after = game.after(state)
        if move not in after:
            return f"{move} is not allowed"
        state = after[move]
    if not game.done(state):
        return "not the goal"
    return "too many moves" if len(plan) > game.limit else ""
