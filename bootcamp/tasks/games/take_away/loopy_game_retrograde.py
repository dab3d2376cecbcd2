"""Solve a game on arrows with cycles: who wins from each place and in how many moves, or whether it is a draw.

Answer: the outcome of each place; unique.
Harder: more places and arrows, longer wins.
Skills: logic, search
Source: original; retrograde analysis.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.games import retrograde
from bootcamp.lib.prompts import letter
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment

Answer = dict[str, str]


class LoopyGameRetrograde(Task["LoopyGameRetrograde.Params", "LoopyGameRetrograde.Instance", Answer]):
    version = 1

    class Params(task.Params):
        places: int = knob("how many places there are", levels=(6, 7, 8, 9, 11, 13, 15, 18, 21, 24), ge=4, le=26)
        most: int = knob("the most arrows from a place", levels=(3, 3, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6)
        longest: int = knob("the length of the longest win", levels=(2, 3, 4, 4, 5, 6, 7, 9, 10, 12), ge=1, le=15)

    class Instance(task.Instance):
        after: tuple[tuple[int, ...], ...]

        @property
        def names(self) -> list[str]:
            return [letter(place) for place in range(len(self.after))]

        @property
        def arrows(self) -> list[str]:
            return [" ".join(letter(target) for target in targets) for targets in self.after]

    prompt = Prompt(
        en=r"""
        Two players take turns in moving a single token along arrows. From each place the arrows lead to these places:

        {% for targets in arrows %}
        - {{ names[loop.index0] }}: {{ targets or "none" }}
        {% endfor %}

        Whoever is to move at a place without arrows loses. A game that never ends is a draw. A player who can force a
        win wants to win in as few moves as possible, one who must lose wants to hold out for as many moves as possible,
        and everybody prefers a draw to losing. Moves of both players are counted.

        For every place say what happens with best play if the token is there and a player is to move: W and the number
        of moves until the end if that player wins (such as W4), L and this number if that player loses (such as L5), or
        D if it is a draw. A place without arrows is L0.
        """,
        zh=r"""
        两人轮流沿箭头移动同一枚棋子。从各个位置出发的箭头通向以下位置：

        {% for targets in arrows %}
        - {{ names[loop.index0] }}：{{ targets or "无" }}
        {% endfor %}

        轮到走时棋子所在的位置没有箭头的一方输。永远走不完的对局算和局。能保证获胜的一方希望用尽量少的步数获胜，
        必输的一方希望拖尽量多的步数，双方都认为和局好过输。步数把两人走的都算在内。

        对每个位置，说明棋子在此处、某一方将要走时，双方都走得最好的结果：
        这一方获胜就写 W 加上到结束为止的步数（形如 W4），这一方输就写 L 加上这个步数（形如 L5），和局写 D。
        没有箭头的位置是 L0。
        """,
    )

    def format(self, instance: Instance) -> Assignment:
        count = len(instance.after)
        tokens = ("D", *(f"{kind}{moves}" for moves in range(2 * count + 1) for kind in "WL"))
        return Assignment(tuple(instance.names), tokens)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Plan all outcomes first, then draw arrows that agree with them."""
        count = params.places
        draws = rng.randint(2, max(2, count // 4))
        plan: list[int | None] = [*range(params.longest + 1), *[None] * draws]
        plan += [rng.randint(1, params.longest) for _ in range(count - len(plan))]
        if len(plan) > count:
            raise task.Retry
        rng.shuffle(plan)
        after = []
        for place, moves in enumerate(plan):
            others = [(v, other) for v, other in enumerate(plan) if v != place]
            needed = [v for v, other in others if other == (None if moves is None else moves - 1)]
            fair = [v for v, other in others if _agrees(moves, other)]
            own = {rng.choice(needed)} if needed else set()
            own |= set(rng.sample(fair, min(len(fair), rng.randint(0, params.most - 1))))
            after.append(tuple(sorted(own)) if moves != 0 else ())
        instance = self.Instance(after=tuple(after))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Answer:
        result = retrograde(instance.after)
        return {
            name: "D" if moves is None else f"{'W' if moves % 2 else 'L'}{moves}"
            for name, moves in zip(instance.names, result, strict=True)
        }

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        marks, result = self.solve(instance), retrograde(instance.after)
        named = [f"{name} {marks[name]}" for name in instance.names]
        lines = []
        for place in sorted(range(len(result)), key=lambda p: len(result) if result[p] is None else result[p] or 0):
            moves, after = result[place], instance.after[place]
            if moves is None:
                shown = " ".join(letter(v) if result[v] is None else named[v] for v in after)
            elif moves % 2:  # the first arrow to a place from which the other side loses soonest
                shown = next(named[v] for v in after if result[v] == moves - 1)
            else:
                shown = " ".join(named[v] for v in after)
            lines.append(f"{letter(place)} -> {shown or '-'}: {marks[letter(place)]}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        """Names do not matter: places are told apart by what follows and what comes before, again and again."""
        after = instance.after
        before = [[u for u, targets in enumerate(after) if v in targets] for v in range(len(after))]
        marks = [0] * len(after)
        for _ in range(6):
            sorts = [
                (marks[v], sorted(marks[w] for w in after[v]), sorted(marks[u] for u in before[v]))
                for v in range(len(after))
            ]
            ranks = sorted(sorts)
            marks = [ranks.index(sort) for sort in sorts]
        return sorted(sorts)


def _agrees(moves: int | None, other: int | None) -> bool:
    """Whether a place with this outcome may have an arrow to one with the other outcome, beside those that it needs."""
    if other is None or other % 2:
        return moves is None or moves % 2 == 1 or (other is not None and other < moves)
    return moves is not None and moves % 2 == 1 and other >= moves - 1
