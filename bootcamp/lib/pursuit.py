"""Cops and a robber on a graph: where they can go in a round, and how soon he is caught.

Source: A. Quilliot 1978; R. Nowakowski and P. Winkler 1983.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement, product

from bootcamp.lib import graph
from bootcamp.lib.games import retrograde

Places = tuple[int, ...]
Edges = tuple[tuple[int, int], ...]


@lru_cache(maxsize=256)
def within_reach(vertices: int, edges: Edges) -> dict[int, list[int]]:
    """Give for each place, the first being 1, those that can be reached in one round, itself too.

    >>> within_reach(3, ((1, 2), (2, 3)))
    {1: [1, 2], 2: [1, 2, 3], 3: [2, 3]}
    """
    beside = graph.neighbours(vertices + 1, edges)
    return {place: sorted([place, *beside[place]]) for place in range(1, vertices + 1)}


@lru_cache(maxsize=256)
def rounds_to_catch(vertices: int, edges: Edges, number: int) -> dict[tuple[Places, int], int]:
    """Give the fewest rounds for the positions, `number` cops to move, in which the robber can be caught.

    A position is the places of the cops in rising order, and that of the robber.

    >>> rounds_to_catch(3, ((1, 2), (2, 3)), 1)[(1,), 3]
    2
    """
    near = within_reach(vertices, edges)
    teams = list(combinations_with_replacement(near, number))
    moves = {team: {tuple(sorted(move)) for move in product(*(near[place] for place in team))} for team in teams}
    positions = [(team, robber) for team in teams for robber in near]
    places = {position: place for place, position in enumerate(positions)}
    size = len(positions)
    after = [[size + places[move, robber] for move in moves[team]] for team, robber in positions]
    after += [
        [] if robber in team else [places[team, to] for to in near[robber] if to not in team]
        for team, robber in positions
    ]
    plies = retrograde(after)
    return {
        (team, robber): (found + 1) // 2
        for (team, robber), found in zip(positions, plies, strict=False)
        if found is not None and found % 2 and robber not in team
    }
