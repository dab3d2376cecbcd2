"""Find a player's chance to win an unfinished match, or the fair share of the stake, when rounds have unequal chances.

Answer: a rational number; it is unique.
Harder: more players and wins needed, chances that change with the round or with the winner of the last one.
Skills: probability, counting
Source: original; the problem of points of B. Pascal and P. de Fermat, 1654.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class ProblemOfPoints(Task["ProblemOfPoints.Params", "ProblemOfPoints.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(2, 2, 2, 2, 3, 2, 3, 3, 3, 4), ge=2, le=4)
        needed: int = knob("the most wins that a player needs", levels=(2, 3, 4, 4, 3, 5, 4, 3, 4, 4), ge=1, le=6)
        whole: int = knob("the largest denominator of a chance", levels=(9, 12, 25, 12, 10, 9, 6, 8, 6, 6), ge=4, le=25)
        rule: Literal["same", "turns", "winner"] = knob(
            "whether the chances of rounds are the same, take turns, or depend on the winner of the last round",
            levels=("same", "same", "same", "turns", "same", "winner", "turns", "winner", "winner", "winner"),
        )

    class Instance(task.Instance):
        names: tuple[str, ...]
        needs: tuple[int, ...]
        rule: Literal["same", "turns", "winner"]
        chances: tuple[
            tuple[Fraction, ...], ...
        ]  # of the players: always, in odd and even rounds, or by the last winner
        first: int  # the winner of the last round played, if that matters
        asked: int
        stake: int  # 0 if the chance is asked

        def chances_of(self, row: int) -> str:
            return ", ".join(f"{name} {chance}" for name, chance in zip(self.names, self.chances[row], strict=True))

        @property
        def wanted(self) -> str:
            return ", ".join(f"{name} {need}" for name, need in zip(self.names, self.needs, strict=True))

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        {{ names | listed(language) }} play a match of rounds, each of which has exactly one winner. The match is won by
        the player who first has the wins that he or she still needs from now on: {{ wanted }}.
        {% if rule == "same" %}
        Rounds are independent; each is won with these probabilities: {{ chances_of(0) }}.
        {% elif rule == "turns" %}
        Rounds are independent. The next round, and then every second one, is won with these probabilities:
        {{ chances_of(0) }}; the rounds between with these: {{ chances_of(1) }}.
        {% else %}
        The probabilities of a round depend only on the winner of the round before, and {{ names[first] }} has just won
        one.
        {% for name in names %}
        - after a win of {{ name }}: {{ chances_of(loop.index0) }}
        {% endfor %}
        {% endif %}

        {% if stake %}
        The winner of the match was to get a stake of {{ stake }} coins, but the match is broken off now. Find the fair
        share of {{ names[asked] }}: the stake times the probability that {{ names[asked] }} would have won the match.
        Give the exact number of coins.
        {% else %}
        Find the probability that {{ names[asked] }} wins the match. Give the exact value.
        {% endif %}
        """,
        zh=r"""
        {{ names | listed(language) }} 进行一场由若干局组成的比赛，每局恰有一名胜者。从现在起，各人还需要赢的局数为：
        {{ wanted }}；
        最先赢够者赢得比赛。
        {% if rule == "same" %}
        各局相互独立，每局各人获胜的概率为：{{ chances_of(0) }}。
        {% elif rule == "turns" %}
        各局相互独立。下一局及此后每隔一局，各人获胜的概率为：{{ chances_of(0) }}；其余各局为：{{ chances_of(1) }}。
        {% else %}
        一局中各人获胜的概率只取决于上一局的胜者；{{ names[first] }} 刚赢了一局。
        {% for name in names %}
        - {{ name }} 赢了上一局时：{{ chances_of(loop.index0) }}
        {% endfor %}
        {% endif %}

        {% if stake %}
        比赛的胜者本可得到 {{ stake }} 枚硬币的赌注，但比赛现在中止。求 {{ names[asked] }} 应得的公平份额，
        即赌注乘以 {{ names[asked] }} 赢得比赛的概率。请给出硬币数的精确值。
        {% else %}
        求 {{ names[asked] }} 赢得比赛的概率。请给出精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.players
        needs = tuple(rng.randint(1, params.needed) for _ in range(n))
        whole = rng.randint(max(4, n), params.whole)
        rows = {"same": 1, "turns": 2, "winner": n}[params.rule]
        chances = tuple(tuple(Fraction(part, whole) for part in random_composition(rng, whole, n)) for _ in range(rows))
        if max(needs) < params.needed or sum(needs) < n + 1 or len(set(chances)) < rows:
            raise task.Retry
        instance = self.Instance(
            names=draw_names(rng, n, initials=True),
            needs=needs,
            rule=params.rule,
            chances=chances,
            first=rng.randrange(n) if params.rule == "winner" else 0,
            asked=rng.randrange(n),
            stake=rng.choice((0, 0, 60, 90, 120, 200)),
        )
        chance = self.solve(instance.model_copy(update={"stake": 0}))
        left = [needs[instance.asked], sum(needs)]
        even = [Fraction(sum(comb(sum(needs) - 1, k) for k in range(needs[0], sum(needs))), 2 ** (sum(needs) - 1))]
        wrong = [chances[0][instance.asked], Fraction(left[0], left[1]), 1 - Fraction(left[0], left[1])]
        if not worth_asking(chance, *wrong, *even * (n == 2)) or not 1 < 50 * chance < 49:
            raise task.Retry
        return instance, chance * (instance.stake or 1)

    def solve(self, instance: Instance) -> Fraction:
        @cache
        def wins(needs: tuple[int, ...], row: int) -> Fraction:
            if 0 in needs:
                return Fraction(int(not needs[instance.asked]))
            total = Fraction(0)
            for player, chance in enumerate(instance.chances[row]):
                then = {"same": 0, "turns": 1 - row, "winner": player}[instance.rule]
                total += chance * wins((*needs[:player], needs[player] - 1, *needs[player + 1 :]), then)
            return total

        return wins(instance.needs, instance.first) * (instance.stake or 1)

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"names"})
