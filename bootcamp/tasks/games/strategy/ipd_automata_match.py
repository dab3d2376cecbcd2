"""Play a tournament of the iterated prisoner's dilemma between strategies given as automata.

Answer: the total score of each strategy; unique.
Harder: more strategies and states, many rounds that repeat, moves that are flipped.
Skills: simulation, arithmetic
Source: original; R. Axelrod, The Evolution of Cooperation, 1984, and A. Rubinstein, Finite automata play, 1986.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[int, ...]
State = tuple[str, int, int]
"""The move C or D, and the next states, from 1, after the other's C and D."""


class IpdAutomataMatch(Task["IpdAutomataMatch.Params", "IpdAutomataMatch.Instance", Answer]):
    version = 1

    class Params(task.Params):
        strategies: int = knob("how many strategies there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=7)
        states: int = knob("the most states of a strategy", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        rounds: int = knob(
            "the most rounds of a match", levels=(6, 12, 20, 40, 100, 60, 200, 1000, 10**4, 10**6), ge=4, le=10**7
        )
        flips: bool = knob("whether moves are flipped at times", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        automata: tuple[tuple[State, ...], ...]
        payoffs: tuple[int, int, int, int]  # temptation, reward, punishment, sucker
        rounds: int
        flip: int  # every so many rounds a player's move is flipped; 0 for never

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.automata), "letters")

        def rows(self) -> list[tuple[object, ...]]:
            return [
                (name, number, *state)
                for name, automaton in zip(self.names, self.automata, strict=True)
                for number, state in enumerate(automaton, 1)
            ]

    prompt = Prompt(
        en=r"""
        In each round of a match two players move at the same time, C or D. If both play C each gets {{ payoffs[1] }};
        if both play D each gets {{ payoffs[2] }}; if one plays C and the other D, the one with C gets
        {{ payoffs[3] }} and the one with D gets {{ payoffs[0] }}.

        The players are automata. Each begins a match in state 1 and plays the move of its state; then it goes to the
        next state, according to what the other one played in this round:

        {{ rows() | table(("player", "state", "move", "next after C", "next after D")) }}

        {% if flip %}
        In the rounds {{ flip }}, {{ 2 * flip }}, {{ 3 * flip }} and so on of every match, the move of the player whose
        letter comes first is flipped: D is played instead of C, and C instead of D. Payoffs and the next state of the
        other player go by the move played.

        {% endif %}
        Every two different players have one match of {{ rounds }} rounds. Give the total score of each player over all
        matches, in alphabetical order.
        """,
        zh=r"""
        一场比赛的每一轮中，两名选手同时出 C 或 D。双方都出 C，各得 {{ payoffs[1] }} 分；双方都出 D，
        各得 {{ payoffs[2] }} 分；
        一方出 C 而另一方出 D，出 C 的得 {{ payoffs[3] }} 分，出 D 的得 {{ payoffs[0] }} 分。

        选手都是自动机。每场比赛从状态 1 开始，按所处状态出招；然后根据对方这一轮所出的招转到下一状态：

        {{ rows() | table(("选手", "状态", "出招", "对方出 C 后", "对方出 D 后")) }}

        {% if flip %}
        每场比赛的第 {{ flip }}、{{ 2 * flip }}、{{ 3 * flip }} 等轮中，字母在前的选手的招被翻转：
        本要出 C 时实出 D，本要出 D 时实出 C。得分和对方的下一状态都以实出的招为准。

        {% endif %}
        每两名不同的选手比赛一场，每场 {{ rounds }} 轮。按字母顺序写出每名选手在全部比赛中的总分。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Integer(), length=len(instance.automata))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        automata = []
        for _ in range(params.strategies):
            size = rng.randint(max(2, params.states - 1), max(2, params.states))
            moves = rng.sample(["C", "D", *rng.choices("CD", k=size - 2)], size)  # both occur
            automata.append(tuple((move, rng.randint(1, size), rng.randint(1, size)) for move in moves))
        low, high = sorted(rng.sample(range(1, 6), 2))
        payoffs = (high + rng.randint(1, 3), high, low, rng.randint(0, low - 1))
        instance = self.Instance(
            automata=tuple(automata),
            payoffs=payoffs,
            rounds=rng.randint(params.rounds * 2 // 3, params.rounds),
            flip=rng.randint(3, 7) if params.flips else 0,
        )
        found = self.solve(instance)
        if len(set(automata)) < params.strategies or len(set(found)) < 2:
            raise task.Retry
        return instance, found

    def solve(self, instance: Instance) -> Answer:
        totals = [0] * len(instance.automata)
        for i, j in combinations(range(len(totals)), 2):
            first, second = _match(instance, i, j)
            totals[i] += first
            totals[j] += second
        return tuple(totals)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, names = list[str](), instance.names
        totals = [list[int]() for _ in names]
        for i, j in combinations(range(len(names)), 2):
            lines += [f"{names[i]}{names[j]}:"] if names[2:] else []
            for place, score in zip((i, j), _match(instance, i, j, lines), strict=True):
                totals[place].append(score)
        for name, scores in zip(names, totals, strict=True):
            lines += [f"{name}: {' + '.join(map(str, scores))} = {sum(scores)}"] if scores[1:] else []
        return "\n".join(lines)


def _match(instance: IpdAutomataMatch.Instance, i: int, j: int, lines: list[str] | None = None) -> tuple[int, int]:
    """Play until the states and the place between flips repeat; then take whole cycles at once.

    Write the rounds to the lines, if there are any: states, moves and sums.
    """
    lines = [] if lines is None else lines
    top, reward, punishment, low = instance.payoffs
    table = {"CC": (reward, reward), "DD": (punishment, punishment), "CD": (low, top), "DC": (top, low)}
    one, two = instance.automata[i], instance.automata[j]
    a = b = 0
    sums = [(0, 0)]
    seen: dict[tuple[int, int, int], int] = {}
    period = instance.flip or 1
    while len(sums) <= instance.rounds:
        done = len(sums) - 1
        if (a, b, done % period) in seen:
            start = seen[a, b, done % period]
            cycles, rest = divmod(instance.rounds - start, done - start)
            before, later = sums[start], sums[start + rest]
            gains = sums[done][0] - before[0], sums[done][1] - before[1]
            same = f" ({done} - {start} = {(done - start) // period}·{period})" if instance.flip else ""
            lines.append(
                f"{a + 1}{b + 1}: {start}, {done}{same}; {instance.rounds} - {start} = {cycles}·{done - start} + {rest}"
            )
            lines += [
                f"{late} + {cycles}·({now} - {early}) = {late + cycles * (now - early)}"
                for late, now, early in zip(later, sums[done], before, strict=True)
            ]
            return later[0] + cycles * gains[0], later[1] + cycles * gains[1]
        seen[a, b, done % period] = done
        first, second = one[a][0], two[b][0]
        if instance.flip and (done + 1) % period == 0:
            first = "D" if first == "C" else "C"
        gains = table[first + second]
        sums.append((sums[-1][0] + gains[0], sums[-1][1] + gains[1]))
        lines.append(f"{done + 1}. {a + 1}{b + 1} {first}{second} {gains[0]} {gains[1]}: {sums[-1][0]}, {sums[-1][1]}")
        after_first, after_second = one[a][1:], two[b][1:]
        a, b = after_first["CD".index(second)] - 1, after_second["CD".index(first)] - 1
        lines[-1] += f" -> {a + 1}{b + 1}"
    return sums[-1]
