"""Judge by flooding with connected components of networkx; small grids are searched for the fewest moves."""

from typing import Any

import networkx as nx

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    colours = "".join(sorted(set("".join(instance.board))))
    width = len(instance.board[0])

    def after(text: str) -> dict[str, str]:
        region = _corner(text, width)
        return {c: "".join(c if place in region else old for place, old in enumerate(text)) for c in colours}

    return Game("".join(instance.board), after, lambda text: len(set(text)) == 1, instance.limit)


def _corner(text: str, width: int) -> set[int]:
    grid = nx.Graph()
    grid.add_nodes_from(range(len(text)))
    grid.add_edges_from((i, i + width) for i in range(len(text) - width) if text[i] == text[i + width])
    grid.add_edges_from((i, i + 1) for i in range(len(text) - 1) if (i + 1) % width and text[i] == text[i + 1])
    return set(nx.node_connected_component(grid, 0))


confirm, others, near_misses = judged(_read, exact=False, most=60)


def greedy(instance: Any) -> Any:
    """Always the colour that gives the largest region."""
    game, text = _read(instance), "".join(instance.board)
    plan: list[str] = []
    while not game.done(text) and len(plan) < 60:
        ends = game.after(text)
        colour = max(ends, key=lambda one: len(_corner(ends[one], len(instance.board[0]))))
        text = ends[colour]
        plan.append(colour)
    return tuple(plan)
