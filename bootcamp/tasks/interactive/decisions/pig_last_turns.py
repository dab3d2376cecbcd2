"""Gain enough points by dice in the turns that are left, deciding after each roll whether to go on.

Answer: roll or hold; won by decisions that give away next to no chance, whatever the dice show.
Turns: one decision each.
Harder: more turns and faces, positions in which simple rules fail.
Skills: probability, optimization
Source: original; the dice game Pig, solved by T. W. Neller and C. G. M. Presser (2004).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Choice

ALLOWED = 0.01


class _State(NamedTuple):
    left: int
    need: int
    sum: int
    rolls: int
    regret: float


class _Seen(NamedTuple):
    face: int
    """What was rolled, 0 after hold."""
    bust: bool
    left: int
    need: int
    sum: int


Past = tuple[tuple[str, _Seen], ...]


class PigLastTurns(Interactive["PigLastTurns.Params", "PigLastTurns.Instance", str, _State, _Seen]):
    version = 1
    answer = Choice(("roll", "hold"))

    class Params(interactive.Params):
        left: int = knob("the turns that are left", levels=(3, 3, 3, 4, 4, 4, 5, 5, 5, 6), ge=1, le=8)
        faces: int = knob("the most faces of the die", levels=(7, 7, 7, 8, 8, 10, 10, 11, 12, 12), ge=4, le=12)
        decisions: int = knob("the fewest decisions", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=1, le=20)
        turns: int = knob("the most moves", levels=(16, 18, 20, 22, 25, 28, 30, 34, 36, 40), ge=4, le=40)

    class Instance(interactive.Instance):
        left: int
        faces: int
        busts: tuple[int, ...]
        need: int
        chance: int

    prompt = Prompt(
        en=r"""
        You gather points with a die that has the faces 1 to {{ faces }}, all equally likely. In a turn you roll as
        often as you like. {% if busts | length == 1 %}If a {{ busts[0] }} comes up{% else %}If a {{ busts[0] }} or a
        {{ busts[1] }} comes up{% endif %}, the turn is over and brings nothing; any other face is added to the sum of
        the turn. "hold" ends the turn and brings you its sum for good; you may hold before the first roll too.

        {{ left }} turns are left, and you want to gain at least {{ need }} points in them. The game is over as soon as
        you have them for good, or after the last turn.

        I judge your decisions, not your luck. For each decision I work out by how much the chance of reaching the goal
        with best play from then on is lower after your choice than after the better one. You win if, at the end of the
        game, these losses add up to at most 0.01, whether or not the goal is reached. The dice are fair; but games in
        which rules of the kind "hold as soon as the sum of the turn is at least h or enough" mostly win are left out.
        """,
        zh=r"""
        你用一个有 {{ faces }} 面的骰子积分，点数是 1 到 {{ faces }}，出现的可能性相同。在一轮里你可以掷任意多次。
        {% if busts | length == 1 %}如果掷出 {{ busts[0] }}{% else %}如果掷出 {{ busts[0] }} 或
        {{ busts[1] }}{% endif %}，这一轮结束，一分不得；掷出其他点数，就加到本轮的和里。“hold”结束这一轮，
        本轮的和归你所有；一次都没掷时也可以 hold。

        还剩 {{ left }} 轮，你希望在这几轮里总共得到至少 {{ need }} 分。一旦得到这么多，或者最后一轮结束，游戏就结束。

        我评判的是你的决定，不是运气。对每个决定，我计算：与更好的选择相比，你的选择使达到目标的概率（此后都按最佳方式
        行动）降低了多少。游戏结束时，如果这些损失之和不超过 0.01，你就获胜，不论目标是否达到。骰子是公平的；但是，
        凡是“本轮的和达到 h 或已经足够时就 hold”这类规则大多能获胜的局，都已剔除。
        """,
    )
    reply = Prompt(
        en="""
        {% if face %}You rolled {{ face }}{{ ", which ends the turn with nothing" if bust else "" }}.{% else %}You held.
        {% endif %}

        Turns left, this one included: {{ left }}. Points still needed: {{ need }}. Sum of this turn: {{ sum }}.
        """,
        zh="""
        {% if face %}你掷出了 {{ face }}{{ "，这一轮结束，一分不得" if bust else "" }}。{% else %}你选择了
        hold。{% endif %}

        剩余轮数（含本轮）：{{ left }}。还需要的分数：{{ need }}。本轮的和：{{ sum }}。
        """,
    )

    def deal(self, params: PigLastTurns.Params, rng: Random) -> Instance:
        faces = rng.randint(max(4, params.faces - 2), params.faces)
        busts = tuple(sorted(rng.sample(range(1, faces + 1), 2 if faces > 7 else rng.choice((1, 2)))))
        mean = (faces * (faces + 1) // 2 - sum(busts)) / (faces - len(busts))
        need = round(params.left * mean * rng.uniform(0.8, 1.7) * (faces / len(busts)) * 0.4)
        instance = self.Instance(
            left=params.left, faces=faces, busts=busts, need=need, turns=params.turns, chance=new_chance(rng)
        )
        table = _table(instance.left, faces, busts, need)
        if not 0.1 < table.value(instance.left, need, 0) < 0.9:
            raise interactive.Retry
        played = len(self.policy_game(instance)[0])
        if not params.decisions <= played <= params.turns * 3 // 4 or not self.policy_wins(instance):
            raise interactive.Retry
        balance = -(-(faces * (faces + 1) // 2 - sum(busts)) // len(busts))  # where a roll gains nothing on average
        if any(_held_at(self, instance, bound) == "won" for bound in (balance - 1, balance, balance + 1, need)):
            raise interactive.Retry
        if 4 * sum(_held_at(self, instance, bound) == "won" for bound in range(1, need + 1)) > need:
            raise interactive.Retry
        return instance

    def key(self, instance: Instance) -> object:
        return instance.model_dump()  # the dice decide what is asked

    def begin(self, instance: Instance) -> _State:
        return _State(instance.left, instance.need, 0, 0, 0.0)

    def react(self, instance: Instance, state: _State, move: str) -> Turn:
        left, need, total, rolls, regret = state
        table = _table(instance.left, instance.faces, instance.busts, instance.need)
        held, rolled = table.held(left, need, total), table.rolled(left, need, total)
        regret += max(held, rolled) - (held if move == "hold" else rolled)
        face = draw(instance.chance, rolls, "die").randint(1, instance.faces) if move == "roll" else 0
        bust = face in instance.busts
        if bust or not face:
            left, need, total = left - 1, need if bust else max(0, need - total), 0
        else:
            total += face
        over = "" if left and need else "won" if regret <= ALLOWED else "lost"
        return Turn(_State(left, need, total, rolls + bool(face), regret), _Seen(face, bust, left, need, total), over)

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        table = _table(shown.left, shown.faces, shown.busts, shown.need)
        left, need, total = past[-1][1][2:] if past else (shown.left, shown.need, 0)
        return "hold" if table.held(left, need, total) >= table.rolled(left, need, total) else "roll"


class _Table(NamedTuple):
    faces: tuple[int, ...]
    values: tuple[tuple[tuple[float, ...], ...], ...]
    """The chance of success by turns left, points needed, and sum of the turn below these."""

    def value(self, left: int, need: int, total: int) -> float:
        if total >= need:
            return 1.0
        return self.values[left][need][total] if left else 0.0

    def held(self, left: int, need: int, total: int) -> float:
        return self.value(left - 1, max(0, need - total), 0)

    def rolled(self, left: int, need: int, total: int) -> float:
        return sum(
            self.value(left, need, total + face) if face else self.value(left - 1, need, 0) for face in self.faces
        ) / len(self.faces)


@lru_cache(maxsize=128)
def _table(left: int, faces: int, busts: tuple[int, ...], most: int) -> _Table:
    """Work backwards through turns and sums; a bust counts as face 0."""
    values: list[tuple[tuple[float, ...], ...]] = [tuple((0.0,) * need for need in range(most + 1))]
    good = [face for face in range(1, faces + 1) if face not in busts]
    for _ in range(left):
        before, rows = values[-1], []
        for need in range(most + 1):
            lost = len(busts) * before[need][0] if need else 0.0
            row = [1.0] * (need + faces)  # padded with sums that are enough
            for total in reversed(range(need)):
                rolled = (lost + sum([row[total + face] for face in good])) / faces
                row[total] = max(rolled, before[need - total][0])
            rows.append(tuple(row[:need]))
        values.append(tuple(rows))
    return _Table(tuple(0 if face in busts else face for face in range(1, faces + 1)), tuple(values))


def _held_at(game: PigLastTurns, instance: PigLastTurns.Instance, bound: int) -> str:
    """Play by the rule to hold at a sum that is at least `bound` or enough."""
    state, over = game.begin(instance), ""
    for _ in range(instance.turns):
        move = "hold" if state.sum >= min(bound, state.need) else "roll"
        state, _, over = game.react(instance, state, move)
        if over:
            break
    return over
