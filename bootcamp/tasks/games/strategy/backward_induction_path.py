"""Solve a game tree with perfect information by backward induction.

Answer: the move at every decision node and the expected payoffs of all players; unique.
Harder: deeper and wider trees, more players, chance nodes.
Skills: deduction, probability
Source: original; R. Selten, Reexamination of the perfectness concept, 1975.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, point
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Rational, Record, Sequence, Word

Answer = dict[str, Any]
Branch = tuple[str, str, tuple[int, ...]]
"""A move or, at a chance node, a probability; the node that follows, or "" and the payoffs."""
Node = tuple[str, int, tuple[Branch, ...]]
"""The name, the player from 1 who moves or 0 for chance, and the branches."""


class BackwardInductionPath(Task["BackwardInductionPath.Params", "BackwardInductionPath.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 4), ge=1, le=4)
        decisions: int = knob(
            "how many decision nodes there are", levels=(2, 3, 4, 5, 6, 7, 9, 11, 14, 17), ge=1, le=24
        )
        chances: int = knob("how many chance nodes there are", levels=(0, 0, 0, 0, 1, 1, 2, 3, 4, 5), ge=0, le=8)
        moves: int = knob("the most moves of a node", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=4)
        most: int = knob("the largest payoff", levels=(9, 9, 12, 15, 20, 20, 24, 30, 30, 40), ge=5, le=99)

    class Instance(task.Instance):
        nodes: tuple[Node, ...]  # the root first, parents before their children
        players: int

        def told(self, language: str) -> list[str]:
            zh = language == "zh"
            rows = []
            for name, player, branches in self.nodes:
                ends = [
                    f"{move} -> {after or '(' + ', '.join(map(str, payoffs)) + ')'}"
                    for move, after, payoffs in branches
                ]
                if zh:
                    rows.append(f"{name}（{f'参与者 {player}' if player else '随机'}）：{'；'.join(ends)}")
                else:
                    rows.append(f"{name} ({f'player {player}' if player else 'chance'}): {'; '.join(ends)}")
            return rows

        @property
        def decisions(self) -> tuple[str, ...]:
            return tuple(name for name, player, _ in self.nodes if player)

        @property
        def chance(self) -> bool:
            return any(player == 0 for _, player, _ in self.nodes)

    prompt = Prompt(
        en=r"""
        A game begins at node {{ nodes[0][0] }}. At each node the player named there picks a move, and the arrow shows
        where it leads: to another node, or to the end with the payoffs of all players, from player 1 on, in brackets.
        {%- if chance %} At a chance node each way is taken with the probability written before the arrow.{% endif %}
        All players see all that has happened, and know the whole tree:

        {{ told(language) | bullets }}

        At every decision node, even one that is never reached, the player to move picks the move that gives this player
        the greatest expected payoff, given that all moves later in the game are picked in this way. There are no ties.

        - moves: the move picked at each decision node.
        - payoffs: the expected payoffs of all players, from player 1 on, at the beginning.
        """,
        zh=r"""
        一个博弈从节点 {{ nodes[0][0] }} 开始。在每个节点，由所写的参与者选一个行动，箭头表示该行动的去向：
        另一个节点，或者博弈结束，括号中依次是参与者 1 到 {{ players }} 的收益。
        {%- if chance %}在随机节点，各去向以箭头前所写的概率发生。{% endif %}
        所有参与者都能看到已发生的一切，并且知道整棵博弈树：

        {{ told(language) | bullets }}

        在每个决策节点（包括实际不会到达的节点），行动者在此后的行动都按同样方式选取的前提下，
        选取使自己期望收益最大的行动。
        不会出现并列。

        - moves：每个决策节点所选的行动。
        - payoffs：博弈开始时参与者 1 到 {{ players }} 的期望收益。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = instance.decisions
        moves = Mapping(Word(names), Word(("a", "b", "c", "d")), required=names)
        return Record(moves=moves, payoffs=Sequence(Rational(), length=instance.players))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        total = params.decisions + params.chances
        names = [f"N{k}" for k in range(1, total + 1)]
        widths = [rng.randint(2, params.moves) for _ in names]
        chance = set(rng.sample(range(1, total), params.chances))
        slots = [(0, k) for k in range(widths[0])]
        below: dict[tuple[int, int], int] = {}
        for number in range(1, total):
            # Prefer the newest slots, so that the tree grows deep.
            place = slots.pop(max(rng.randrange(len(slots)), rng.randrange(len(slots))))
            below[place] = number
            slots += [(number, k) for k in range(widths[number])]
        nodes = []
        for number, name in enumerate(names):
            parts = rng.choice(
                ((1, 1), (1, 2), (2, 1), (1, 3), (3, 1)) if widths[number] == 2 else ((1, 1, 2), (1, 2, 1))
            )
            labels = [str(Fraction(part, sum(parts))) for part in parts] if number in chance else list("abcd")
            branches = []
            for k in range(widths[number]):
                after = below.get((number, k))
                payoffs = () if after else tuple(rng.randint(0, params.most) for _ in range(params.players))
                branches.append((labels[k], names[after] if after else "", payoffs))
            player = 0 if number in chance else rng.randint(1, params.players)
            nodes.append((name, player, tuple(branches)))
        instance = self.Instance(nodes=tuple(nodes), players=params.players)
        if len({player for _, player, _ in nodes if player}) < min(2, params.players):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return instance.nodes

    def solve(self, instance: Instance) -> Answer:
        worth: dict[str, tuple[Fraction, ...]] = {}
        moves = {}
        for name, player, branches in reversed(instance.nodes):
            ends = _ends(branches, worth)
            if player == 0:
                worth[name] = tuple(
                    sum((Fraction(label) * end[i] for label, end in ends), Fraction(0)) for i in range(instance.players)
                )
                continue
            own = sorted(end[player - 1] for _, end in ends)
            if own[-1] == own[-2]:
                raise task.Retry
            moves[name], worth[name] = max(ends, key=lambda row: row[1][player - 1])
        order = {name: moves[name] for name in instance.decisions}
        return {"moves": order, "payoffs": worth[instance.nodes[0][0]]}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        worth: dict[str, tuple[Fraction, ...]] = {}
        lines = []
        for name, player, branches in reversed(instance.nodes):
            ends = _ends(branches, worth)
            if player:
                best, worth[name] = max(ends, key=lambda row: row[1][player - 1])
                lines.append(f"{name} ({player}): {comma(f'{move} {end[player - 1]}' for move, end in ends)}: {best}")
            else:
                pairs = [[(Fraction(label), end[i]) for label, end in ends] for i in range(instance.players)]
                worth[name] = tuple(sum((x * y for x, y in one), Fraction(0)) for one in pairs)
                sums = (f"{products(one)} = {total}" for one, total in zip(pairs, worth[name], strict=True))
                lines.append(f"{name}: {comma(sums)}:")
            lines[-1] += f" {point(worth[name])}"
        return "\n".join(lines)


def _ends(
    branches: tuple[Branch, ...], worth: dict[str, tuple[Fraction, ...]]
) -> list[tuple[str, tuple[Fraction, ...]]]:
    """Give the label of each branch and the payoffs that it leads to."""
    return [(label, worth[after] if after else tuple(map(Fraction, ends))) for label, after, ends in branches]
