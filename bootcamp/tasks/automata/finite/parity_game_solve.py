"""Solve a parity game: tell who wins from which node, and by which moves.

Answer: the nodes from which Even wins and a move for each node whose owner wins there; all winning moves are right.
Harder: more nodes, more priorities, more moves to choose from.
Skills: logic, planning
Source: original; E. A. Emerson, C. S. Jutla, Tree automata, mu-calculus and determinacy, 1991.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import graph
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Set

_DRAWS = 200


class ParityGameSolve(Task["ParityGameSolve.Params", "ParityGameSolve.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 13, 15), ge=2, le=24)
        priorities: int = knob("how many priorities there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=12)
        arcs: int = knob("about how many moves more than nodes", levels=(2, 3, 4, 6, 7, 9, 10, 12, 15, 18), ge=1, le=40)

    class Instance(task.Instance):
        owners: tuple[int, ...]  # 0 Even, 1 Odd
        priorities: tuple[int, ...]
        moves: tuple[tuple[int, ...], ...]

        @property
        def rows(self) -> list[tuple[int, str, int, list[int]]]:
            listed = zip(self.owners, self.priorities, self.moves, strict=True)
            return [
                (n, ("Even", "Odd")[who], rank, [to + 1 for to in out]) for n, (who, rank, out) in enumerate(listed, 1)
            ]

    prompt = Prompt(
        en=r"""
        Even and Odd play a game on numbered nodes. A token stands on a node; the owner of the node moves it along one
        of the moves of the node, and so on for ever. Each node has a priority, a number. Even wins if the greatest
        priority that is met infinitely often is even, Odd wins if it is odd.

        {% for number, owner, rank, moves in rows %}
        Node {{ number }}: owner {{ owner }}, priority {{ rank }}, moves to {{ moves | comma }}
        {% endfor %}

        From each node one of the two can force a win, whatever the other does, and even so that in each node of their
        own they always make the same move. Give "even", the set of the nodes from which Even can force a win, and
        "moves", for each node of Even in this set and each node of Odd outside it the node to which its owner moves. If
        the owners always make these moves, Even must win from all nodes of the set and Odd from all others, whatever
        the other player does. Any moves that achieve this will do.
        """,
        zh=r"""
        Even 和 Odd 在编号的节点上玩一个游戏。一枚棋子放在某个节点上，由该节点的主人沿该节点的一条走法移动棋子，
        如此无限进行下去。
        每个节点有一个优先级（一个数）。如果无限多次经过的最大优先级是偶数，则 Even 获胜；如果是奇数，则 Odd 获胜。

        {% for number, owner, rank, moves in rows %}
        节点 {{ number }}：主人 {{ owner }}，优先级 {{ rank }}，可走到 {{ moves | comma }}
        {% endfor %}

        从每个节点出发，总有一方无论对方怎样走都能必胜，而且只需在自己的每个节点上总是采用同一走法。
        给出 "even"：Even 能够必胜的节点的集合；以及 "moves"：对该集合中 Even 的每个节点以及集合外 Odd 的每个节点，
        给出其主人要走到的节点。如果主人总是这样走，那么无论对方怎样走，从集合中的任何节点出发都必须是 Even 获胜，
        从其余任何节点出发都必须是 Odd 获胜。任意一组符合要求的走法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        node = Integer(low=1, high=len(instance.owners))
        return Record(even=Set(node), moves=Mapping(node, node))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.nodes
        for _ in range(_DRAWS):
            owners = tuple(rng.randrange(2) for _ in range(size))
            ranks = tuple(rng.randint(1, params.priorities) for _ in range(size))
            out: list[set[int]] = [{rng.choice([to for to in range(size) if to != node])} for node in range(size)]
            for _ in range(params.arcs):
                out[rng.randrange(size)].add(rng.randrange(size))
            instance = self.Instance(owners=owners, priorities=ranks, moves=tuple(tuple(sorted(one)) for one in out))
            regions, moves = _solved(instance, frozenset(range(size)))
            chosen = [node for node in moves if len(out[node]) > 1]
            own = [node for node in range(size) if (node in regions[owners[node]])]
            dull = len(own) in (0, size) or min(map(len, regions)) < max(1, size // 4)
            if dull or len(chosen) < size // 4 or not regions[0]:
                continue
            if sum((ranks[node] % 2 == 0) != (node in regions[0]) for node in range(size)) < size // 4:
                continue
            even = frozenset(node + 1 for node in regions[0])
            return instance, {"even": even, "moves": {node + 1: to + 1 for node, to in sorted(moves.items())}}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        arcs = [(node, to) for node, out in enumerate(instance.moves) for to in out]
        colours = [2 * rank + who for rank, who in zip(instance.priorities, instance.owners, strict=True)]
        return graph.canonical(len(colours), arcs, colours, directed=True)

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        moves = {node - 1: to - 1 for node, to in answer["moves"].items()}
        inside = {node - 1 for node in answer["even"]}
        for player, region in enumerate((inside, set(range(len(instance.owners))) - inside)):
            arcs = []
            for node in sorted(region):
                out = instance.moves[node]
                if instance.owners[node] == player:
                    if node not in moves:
                        return f"no move is given for node {node + 1}"
                    if moves[node] not in out:
                        return f"node {node + 1} has no such move"
                    out = (moves[node],)
                if not region.issuperset(out):
                    return f"a move from node {node + 1} leaves the nodes where its player is to win"
                arcs += [(node, to) for to in out]
            if _lost(instance, player, arcs):
                return "by these moves a player can lose from a node where they are to win"
        return ""


def _lost(instance: ParityGameSolve.Instance, player: int, arcs: list[tuple[int, int]]) -> bool:
    """Tell whether some cycle of the arcs has a greatest priority that is the other player's."""
    ranks = instance.priorities
    for rank in {ranks[node] for node, _ in arcs if ranks[node] % 2 != player}:
        low = [(node, to) for node, to in arcs if max(ranks[node], ranks[to]) <= rank]
        for group in graph.strong_components(len(ranks), low):
            cycle = len(group) > 1 or (group[0], group[0]) in low
            if cycle and any(ranks[node] == rank for node in group):
                return True
    return False


def _attracted(
    instance: ParityGameSolve.Instance, nodes: frozenset[int], goal: frozenset[int], player: int
) -> tuple[frozenset[int], dict[int, int]]:
    """Find from where in `nodes` a player can force the token to a goal, and by which moves."""
    found, moves = set(goal), dict[int, int]()
    while True:
        more = set()
        for node in nodes - found:
            out = [to for to in instance.moves[node] if to in nodes]
            good = [to for to in out if to in found]
            if good and (instance.owners[node] == player or len(good) == len(out)):
                more.add(node)
                if instance.owners[node] == player:
                    moves[node] = good[0]
        if not more:
            return frozenset(found), moves
        found |= more


def _solved(instance: ParityGameSolve.Instance, nodes: frozenset[int]) -> tuple[list[frozenset[int]], dict[int, int]]:
    """Solve the game on some of its nodes (Zielonka): the two regions and the winning moves in them."""
    if not nodes:
        return [frozenset(), frozenset()], {}
    top = max(instance.priorities[node] for node in nodes)
    player = top % 2
    goal = frozenset(node for node in nodes if instance.priorities[node] == top)
    near, pulled = _attracted(instance, nodes, goal, player)
    regions, moves = _solved(instance, nodes - near)
    if not regions[1 - player]:
        moves |= pulled
        for node in goal:
            if instance.owners[node] == player:
                moves[node] = next(to for to in instance.moves[node] if to in nodes)
        regions = [frozenset(), frozenset()]
        regions[player] = nodes
        return regions, moves
    lost, forced = _attracted(instance, nodes, regions[1 - player], 1 - player)
    theirs = {node: to for node, to in moves.items() if node in regions[1 - player]}
    regions, moves = _solved(instance, nodes - lost)
    regions = [region | (lost if who != player else frozenset()) for who, region in enumerate(regions)]
    return regions, moves | theirs | forced
