"""Walk on ice where steps slip aside, earning at a goal; each step is weighed against the best one.

Answer: a direction; won by steps that give away next to nothing in expectation, wherever they slip.
Turns: a step each.
Harder: larger lakes with more holes and slips, more steps.
Skills: probability, planning, optimization
Source: original; grid worlds of reinforcement learning.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Choice

Cell = tuple[int, int]
Lake = tuple[str, ...]
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class _State(NamedTuple):
    at: Cell
    step: int
    loss: float


class _Seen(NamedTuple):
    went: str
    at: Cell
    what: str


Past = tuple[tuple[str, _Seen], ...]


class SlipperyLakeWalk(Interactive["SlipperyLakeWalk.Params", "SlipperyLakeWalk.Instance", str, _State, _Seen]):
    version = 1
    answer = Choice(tuple("NESW"))

    class Params(interactive.Params):
        size: int = knob("rows and columns", levels=(4, 4, 4, 5, 5, 5, 6, 6, 7, 7), ge=3, le=8)
        holes: int = knob("how many holes there are", levels=(2, 3, 3, 4, 4, 5, 6, 7, 9, 11), ge=1, le=20)
        slip: int = knob("percent of slips to each side", levels=(25, 25, 25, 25, 25, 25, 25, 25, 30, 30), ge=1, le=40)
        steps: int = knob("how many steps there are", levels=(10, 11, 12, 14, 16, 18, 20, 24, 28, 32), ge=4, le=40)
        allowed: int = knob("the most loss, in hundredths", levels=(5, 5, 5, 5, 5, 5, 5, 5, 5, 5), ge=1, le=50)

    class Instance(interactive.Instance):
        lake: Lake
        slip: int
        allowed: int
        chance: int

    prompt = Prompt(
        en=r"""
        You walk on a frozen lake; north is up, rows and columns are counted from 1 in the north-west:

        {{ lake | lines }}

        S is the start, where you are now, G the goal, O a hole, # a rock, . ice. You make exactly {{ turns }} steps,
        each named N, E, S or W. With a chance of {{ 100 - 2 * slip }} percent you go one cell in this direction, with
        {{ slip }} percent each you go one cell in the direction to the left or to the right of it instead. If there
        is a rock or the end of the lake, you stay where you are. Reaching G earns 1 point. From G and from O you are
        put back to S at once, without a step. Slips are independent of each other.

        I judge your choices, not your luck. For each step I work out by how much your choice lowers the expected
        number of points from there to the end, with best choices afterwards, compared with the best choice. You win
        if after all {{ turns }} steps these losses add up to at most {{ "0.%02d" | format(allowed) }}, whatever you
        have earned. Lakes on which it is good enough to follow a shortest way to G each time are left out.
        """,
        zh=r"""
        你走在结冰的湖面上，上方为北，行从北、列从西数起，都从 1 开始：

        {{ lake | lines }}

        S 是起点，也是你现在的位置，G 是目标，O 是冰窟窿，# 是岩石，. 是冰面。你一共走 {{ turns }} 步，每步说出
        N（北）、E（东）、S（南）或 W（西）。有 {{ 100 - 2 * slip }}% 的可能朝这个方向走一格，各有 {{ slip }}%
        的可能改为朝它左边或右边的方向走一格。如果那里是岩石或湖的边界，就留在原地。到达 G 得 1 分。到了 G 或 O，立刻被
        放回 S，不算一步。各次打滑互相独立。

        我评判的是你的选择，不是运气。对每一步，我计算：与最好的选择相比，你的选择使从那里到结束的期望得分（此后都选得
        最好）降低了多少。走完 {{ turns }} 步后，如果这些损失之和不超过 {{ "0.%02d" | format(allowed) }}，你就获胜，不
        论得了多少分。每次只沿最短路走向 G 就足够好的湖，已经剔除。
        """,
    )
    reply = Prompt(
        en="You went {{ went or 'nowhere' }}{{ {'G': ', reached G, are back', 'O': ', fell into a hole, are back'}"
        "[what] if what in 'GO' else '. You are' }} at row {{ at[0] }}, column {{ at[1] }}.",
        zh="{{ '你朝 ' ~ went ~ ' 走了一格' if went else '你没有走成' }}"
        "{{ {'G': '，到达 G，回到', 'O': '，掉进冰窟窿，回到'}[what] if what in 'GO' else '。你在' }}"
        "第 {{ at[0] }} 行第 {{ at[1] }} 列。",
    )

    def deal(self, params: SlipperyLakeWalk.Params, rng: Random) -> Instance:
        n = params.size
        signs = "SG" + "O" * params.holes + "#" * rng.randint(0, n - 2)
        cells = rng.sample(signs + "." * (n * n - len(signs)), n * n)
        lake = tuple("".join(cells[n * row : n * row + n]) for row in range(n))
        instance = self.Instance(
            lake=lake, slip=params.slip, allowed=params.allowed, chance=new_chance(rng), turns=params.steps
        )
        values = _values(lake, params.slip, params.steps)[-1]
        if values[_find(lake, "S")] < 0.5:
            raise interactive.Retry
        lazy = any(_walked(self, instance, order) == "won" for order in ("NESW", "WSEN", *STEPS))
        if lazy or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(_find(instance.lake, "S"), 0, 0.0)

    def react(self, instance: Instance, state: _State, move: str) -> Turn:
        left = instance.turns - state.step
        worth = {way: _worth(instance, state.at, way, left) for way in STEPS}
        chance = draw(instance.chance, state.step, "slip").randrange(100)
        turned = 1 if chance < instance.slip else 3 if chance < 2 * instance.slip else 0
        went = "NESW"[("NESW".index(move) + turned) % 4]
        at, what = _reached(instance.lake, state.at, went)
        loss = state.loss + max(worth.values()) - worth[move]
        over = "" if left > 1 else "won" if loss <= instance.allowed / 100 + 1e-9 else "lost"
        moved = went if at != state.at or what in "GO" else ""
        return Turn(_State(at, state.step + 1, loss), _Seen(moved, at, what), over)

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        at, left = past[-1][1].at if past else _find(shown.lake, "S"), shown.turns - len(past)
        return max(STEPS, key=lambda way: _worth(shown, at, way, left))


def _find(lake: Lake, sign: str) -> Cell:
    return next((r, row.index(sign) + 1) for r, row in enumerate(lake, start=1) if sign in row)


def _reached(lake: Lake, at: Cell, way: str) -> tuple[Cell, str]:
    """Return where a step in a direction ends, and what is reached."""
    row, col = at[0] + STEPS[way][0], at[1] + STEPS[way][1]
    if not (0 < row <= len(lake) and 0 < col <= len(lake)) or lake[row - 1][col - 1] == "#":
        return at, "."
    sign = lake[row - 1][col - 1]
    return (_find(lake, "S") if sign in "GO" else (row, col)), sign


def _worth(shown: SlipperyLakeWalk.Instance, at: Cell, way: str, left: int) -> float:
    """Return the expected points of a step and best ones after it."""
    values = _values(shown.lake, shown.slip, shown.turns)[left - 1]
    return _mean(_outcomes(shown.lake)[at], way, shown.slip, values)


def _mean(outcomes: dict[str, tuple[Cell, str]], way: str, slip: int, values: dict[Cell, float]) -> float:
    place = "NESW".index(way)
    total = 0.0
    for turned, weight in ((0, 100 - 2 * slip), (1, slip), (3, slip)):
        at, what = outcomes["NESW"[(place + turned) % 4]]
        total += weight * (values[at] + (what == "G"))
    return total / 100


@lru_cache(maxsize=256)
def _outcomes(lake: Lake) -> dict[Cell, dict[str, tuple[Cell, str]]]:
    cells = [(r, c) for r, row in enumerate(lake, start=1) for c, sign in enumerate(row, start=1) if sign in "S."]
    return {cell: {way: _reached(lake, cell, way) for way in STEPS} for cell in cells}


@lru_cache(maxsize=256)
def _values(lake: Lake, slip: int, steps: int) -> list[dict[Cell, float]]:
    """Work backwards: the expected points from each cell by the steps that are left."""
    outcomes = _outcomes(lake)
    values = [dict.fromkeys(outcomes, 0.0)]
    for _ in range(steps):
        values.append(
            {cell: max(_mean(ends, way, slip, values[-1]) for way in STEPS) for cell, ends in outcomes.items()}
        )
    return values


def _walked(game: SlipperyLakeWalk, instance: SlipperyLakeWalk.Instance, order: str) -> str:
    """Walk by a shortest way to the goal each time, ties by the order of directions."""
    outcomes = _outcomes(instance.lake)
    away = dict.fromkeys(outcomes, 99)
    for _ in away:
        for cell, ends in outcomes.items():
            near = [0 if what == "G" else away[at] for at, what in ends.values() if what != "O"]
            away[cell] = min([away[cell], *(1 + steps for steps in near)])
    state, over = game.begin(instance), ""
    while not over:
        ends = outcomes[state.at]
        rank = {
            way: 0 if ends[way][1] == "G" else 99 if ends[way][1] == "O" else 1 + away[ends[way][0]] for way in order
        }
        state, _, over = game.react(instance, state, min(order, key=rank.__getitem__))
    return over
