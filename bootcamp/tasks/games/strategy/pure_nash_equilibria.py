"""List the pure Nash equilibria of a game in normal form, and those that no outcome improves on for all.

Answer: two sets of strategy profiles; unique.
Harder: more strategies, a third player, more equilibria.
Skills: deduction, search
Source: original; J. F. Nash, Equilibrium points in n-person games, 1950.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma, point, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set

Answer = dict[str, Any]
Profile = tuple[int, ...]


class PureNashEquilibria(Task["PureNashEquilibria.Params", "PureNashEquilibria.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        strategies: int = knob("the most strategies of a player", levels=(2, 3, 4, 5, 3, 3, 4, 4, 5, 5), ge=2, le=8)
        found: int = knob("how many equilibria there are at least", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        most: int = knob("the largest payoff", levels=(9,) * 10, ge=3, le=99)

    class Instance(task.Instance):
        sizes: tuple[int, ...]
        payoffs: tuple[Profile, ...]  # profile by profile, the last player's strategy changing first

        def tables(self, language: str) -> list[tuple[str, list[tuple[object, ...]], tuple[str, ...]]]:
            """Each table with its caption: rows are player 1, columns player 2, tables player 3."""
            at = dict(zip(product(*map(range, self.sizes)), self.payoffs, strict=True))
            found = []
            for third in range(self.sizes[2] if len(self.sizes) == 3 else 1):
                rows: list[tuple[object, ...]] = [
                    (
                        i + 1,
                        *(
                            ", ".join(map(str, at[(i, j) if len(self.sizes) == 2 else (i, j, third)]))
                            for j in range(self.sizes[1])
                        ),
                    )
                    for i in range(self.sizes[0])
                ]
                words = f"参与者 3 选 {third + 1}：" if language == "zh" else f"Player 3 picks {third + 1}:"
                found.append((words, rows, tuple(str(j + 1) for j in range(self.sizes[1]))))
            return found

    prompt = Prompt(
        en=r"""
        {{ "Two" if sizes | length == 2 else "Three" }} players pick a strategy each at the same time. Player 1 picks a
        row and player 2 a column{% if sizes | length == 3 %}; player 3 picks a table{% endif %}. The cell shows the
        payoffs of the players in order.

        {% for words, rows, heads in tables(language) %}
        {% if sizes | length == 3 %}
        {{ words }}

        {% endif %}
        {{ rows | table(("",) + heads) }}

        {% endfor %}
        A profile is a list of the numbers of the strategies of all players in order. Find:

        - equilibria: the set of all profiles at which no player gets more by changing only their own strategy.
        - undominated: those of them for which no profile at all, equilibrium or not, gives each player at least as
          much and some player more.
        """,
        zh=r"""
        {{ "两" if sizes | length == 2 else "三" }}名参与者同时各选一个策略。参与者 1 选行，参与者 2 选列
        {%- if sizes | length == 3 %}，参与者 3 选表{% endif %}。格中依次是各参与者的收益。

        {% for words, rows, heads in tables(language) %}
        {% if sizes | length == 3 %}
        {{ words }}

        {% endif %}
        {{ rows | table(("",) + heads) }}

        {% endfor %}
        一个策略组合按参与者的顺序写出各人所选策略的编号。求：

        - equilibria：没有参与者能单独改变自己的策略而得到更多的所有策略组合的集合。
        - undominated：其中满足以下条件的组合：没有任何策略组合（不论是否均衡）使每个人的收益都不减少且有人的收益增加。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        profiles = Set(Sequence(Integer(low=1), length=len(instance.sizes)))
        return Record(equilibria=profiles, undominated=profiles)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players
        sizes = tuple(rng.randint(max(2, params.strategies - 1), params.strategies) for _ in range(n))
        cells = list(product(*map(range, sizes)))
        payoffs = {cell: [rng.randint(0, params.most) for _ in range(n)] for cell in cells}
        planted = rng.sample(cells, min(len(cells), params.found + 1))
        for cell in planted:
            for i in range(n):  # make it an equilibrium, as far as later ones leave it so
                payoffs[cell][i] = max(payoffs[other][i] for other in _changes(cell, i, sizes))
        if params.strategies > 2:  # some profile is to be as good for all as one of them
            nicer = rng.choice(cells)
            payoffs[nicer] = list(map(max, payoffs[nicer], payoffs[planted[0]]))
        instance = self.Instance(sizes=sizes, payoffs=tuple(tuple(payoffs[cell]) for cell in cells))
        found = self.solve(instance)
        if not params.found <= len(found["equilibria"]) <= params.found + 4:
            raise task.Retry
        stable = [payoffs[tuple(s - 1 for s in profile)] for profile in found["equilibria"]]
        if params.strategies > 2 and not (
            0 < len(found["undominated"]) < sum(not _beaten(pays, stable) for pays in stable)
        ):
            raise task.Retry  # all would be undominated, or none, or profiles that are no equilibria would not matter
        return instance, found

    def solve(self, instance: Instance) -> Answer:
        cells = list(product(*map(range, instance.sizes)))
        at = dict(zip(cells, instance.payoffs, strict=True))
        stable = [
            cell
            for cell in cells
            if all(
                at[cell][i] >= at[other][i]
                for i in range(len(instance.sizes))
                for other in _changes(cell, i, instance.sizes)
            )
        ]
        best = [cell for cell in stable if not _beaten(at[cell], instance.payoffs)]
        return {
            name: frozenset(tuple(s + 1 for s in cell) for cell in chosen)
            for name, chosen in (("equilibria", stable), ("undominated", best))
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        sizes, lines = instance.sizes, []
        at = dict(zip(product(*map(range, sizes)), instance.payoffs, strict=True))
        for i in range(len(sizes)):
            for others in product(*(range(1 if j == i else size) for j, size in enumerate(sizes))):
                own = [at[cell][i] for cell in _changes(others, i, sizes)]
                best = comma(s for s, payoff in enumerate(own, 1) if payoff == max(own))
                shown = "".join("x" if j == i else str(s + 1) for j, s in enumerate(others))
                lines.append(f"{shown}: {comma(own)}: {best}")
        for profile in sorted(self.solve(instance)["equilibria"]):
            pays = at[tuple(s - 1 for s in profile)]
            better = (f" < {point(other)}" for other in instance.payoffs if _beaten(pays, [other]))
            lines.append(f"{sequence(profile)}: {point(pays)}{next(better, '')}")
        return "\n".join(lines)


def _beaten(pays: Collection[int], others: Iterable[Collection[int]]) -> bool:
    """Tell whether one of the others gives each player at least as much and some player more."""
    return any(other != pays and all(a >= b for a, b in zip(other, pays, strict=True)) for other in others)


def _changes(cell: Profile, i: int, sizes: Profile) -> list[Profile]:
    return [(*cell[:i], s, *cell[i + 1 :]) for s in range(sizes[i])]
