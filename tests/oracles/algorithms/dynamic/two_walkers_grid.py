"""Judge by a flow of two units at least cost in networkx, and by all pairs of ways where they are few."""

from itertools import combinations, product
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    side = len(instance.coins)
    seen: set[tuple[int, int]] = set()
    for moves in answer.values():
        places = [(moves[:step].count("D"), moves[:step].count("R")) for step in range(len(moves) + 1)]
        if places[-1] != (side - 1, side - 1) or any(max(place) >= side for place in places):
            return "a way ends elsewhere"
        if any(instance.coins[row][column] < 0 for row, column in places):
            return "a way is blocked"
        seen |= set(places)
    got = sum(instance.coins[row][column] for row, column in seen)
    return "" if got == _most(instance.coins) else "more is possible"


def greedy(instance: Any) -> dict[str, Any]:
    """Each walker goes where more coins lie next, the second without those that are gone."""
    coins = [list(row) for row in instance.coins]
    side, ways = len(coins), []
    for _ in range(2):
        row = column = 0
        moves = []
        while (row, column) != (side - 1, side - 1):
            steps = [(row + 1, column, "D"), (row, column + 1, "R")]
            inside = [step for step in steps if step[0] < side and step[1] < side]
            row, column, move = max(inside, key=lambda step: coins[step[0]][step[1]])
            coins[row][column] = min(0, coins[row][column])
            moves.append(move)
        ways.append(tuple(moves))
    return {"a": ways[0], "b": ways[1]}


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Both on one way, along the border, mirrored, a move missing."""
    side = len(instance.coins)
    down = ("D",) * (side - 1)
    right = ("R",) * (side - 1)
    mirrored = {name: tuple({"D": "R", "R": "D"}[move] for move in moves) for name, moves in answer.items()}
    wrong = [
        {"a": answer["a"], "b": answer["a"]},
        {"a": down + right, "b": right + down},
        mirrored,
        {**answer, "a": answer["a"][:-1]},
        greedy(instance),
    ]
    return [one for one in wrong if confirm(instance, one)]


def _most(coins: Any) -> int:
    side = len(coins)
    graph = networkx.DiGraph()
    free = {(row, column) for row, column in product(range(side), repeat=2) if coins[row][column] >= 0}
    for row, column in free:
        graph.add_edge(("in", row, column), ("mid", row, column), capacity=1, weight=-coins[row][column])
        graph.add_edge(("mid", row, column), ("out", row, column), capacity=1, weight=0)
        graph.add_edge(("in", row, column), ("out", row, column), capacity=1, weight=0)
        for cell in ((row + 1, column), (row, column + 1)):
            if cell in free:
                graph.add_edge(("out", row, column), ("in", *cell), capacity=2, weight=0)
    graph.nodes["in", 0, 0]["demand"] = -2
    graph.nodes["out", side - 1, side - 1]["demand"] = 2
    most = -int(networkx.min_cost_flow_cost(graph))
    if side <= 4:
        ways = [
            {
                (sum(place < step for place in downs), sum(place not in downs for place in range(step)))
                for step in range(2 * side - 1)
            }
            for downs in combinations(range(2 * side - 2), side - 1)
        ]
        open_ways = [way for way in ways if way <= free]
        assert most == max(sum(coins[r][c] for r, c in one | two) for one in open_ways for two in open_ways)
    return most
