"""Judge the graph of matching openings with networkx; find other networks with a SAT solver and cuts."""

from itertools import combinations
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.drawing import draw
from bootcamp.verifiers import Board

LEVELS = range(1, 11)

WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    openings = {cell: _openings(tile, int(answer[cell[0]][cell[1]])) for cell, tile in _tiles(instance).items()}
    network = networkx.Graph()
    network.add_nodes_from(openings)
    for (row, col), ways in openings.items():
        for down, right in ways:
            if (-down, -right) not in openings.get((row + down, col + right), set()):
                return "an opening leads nowhere"
            network.add_edge((row, col), (row + down, col + right))
    return "" if networkx.is_tree(network) else "the network is no tree"


def others(instance: Any, answer: Board) -> list[Board]:
    """Straight tiles turned once more by half a turn, and up to two networks that a solver finds."""
    tiles = _tiles(instance)
    half = tuple(
        tuple(str((int(mark) + 2) % 4) if tiles[r, c] in ("NS", "EW") else mark for c, mark in enumerate(row))
        for r, row in enumerate(answer)
    )
    return [half, *(_networks(tiles, answer) if len(tiles) <= 36 else [])]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """No turns, all turned once more, one tile turned once more."""
    still = tuple(tuple("0" for _ in row) for row in answer)
    more = tuple(tuple(str((int(mark) + 1) % 4) for mark in row) for row in answer)
    one = ((more[0][0], *answer[0][1:]), *answer[1:])
    return [board for board in (still, more, one) if confirm(instance, board)]


def _tiles(instance: Any) -> dict[tuple[int, int], str]:
    rows = [row.split() for row in draw(instance.tiles).split("\n")]
    return {(r, c): tile for r, row in enumerate(rows) for c, tile in enumerate(row)}


def _openings(tile: str, turns: int) -> set[tuple[int, int]]:
    """Turn steps clockwise: (down, right) becomes (right, -down)."""
    ways = {WAYS[letter] for letter in tile}
    for _ in range(turns):
        ways = {(right, -down) for down, right in ways}
    return ways


def _networks(tiles: dict[tuple[int, int], str], answer: Board) -> list[Board]:
    options = {(cell, turns): _openings(tile, turns) for cell, tile in tiles.items() for turns in range(4)}
    literal = {option: index for index, option in enumerate(options, 1)}
    found: list[Board] = []
    with Cadical153() as solver:
        for cell in tiles:
            four = [literal[cell, turns] for turns in range(4)]
            solver.add_clause(four)
            for a, b in combinations(four, 2):
                solver.add_clause([-a, -b])
            for down, right in WAYS.values():
                other = (cell[0] + down, cell[1] + right)
                back = [literal[other, k] for k in range(4) if other in tiles and (-down, -right) in options[other, k]]
                for turns in range(4):
                    if (down, right) in options[cell, turns]:
                        solver.add_clause([-literal[cell, turns], *back])
        for _ in range(40):
            if len(found) == 2 or not solver.solve():
                break
            chosen = {option for option, x in literal.items() if solver.get_model()[x - 1] > 0}
            board = [list(row) for row in answer]
            links = networkx.Graph()
            links.add_nodes_from(tiles)
            for cell, turns in chosen:
                board[cell[0]][cell[1]] = str(turns)
                links.add_edges_from((cell, (cell[0] + a, cell[1] + b)) for a, b in options[cell, turns])
            if networkx.is_tree(links):
                found.append(tuple(map(tuple, board)))
            solver.add_clause([-literal[option] for option in chosen])
    return found
