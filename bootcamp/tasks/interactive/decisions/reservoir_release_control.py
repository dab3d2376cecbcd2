"""Let water out of a reservoir day by day so that it neither runs over nor dry, with weather that does its worst.

Answer: the release of a day; every way that keeps the limits and lets out enough wins.
Turns: one day each.
Harder: longer spans, wider intervals of inflow, releases that change slowly, no water to spare.
Skills: planning, optimization
Source: original; robust control of a reservoir.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Format, Integer

Interval = tuple[int, int]
NEVER = -(10**6)


class _State(NamedTuple):
    day: int
    level: int
    last: int
    total: int


class _Seen(NamedTuple):
    release: int
    inflow: int
    level: int
    total: int


Past = tuple[tuple[int, _Seen], ...]


class ReservoirReleaseControl(
    Interactive["ReservoirReleaseControl.Params", "ReservoirReleaseControl.Instance", int, _State, _Seen]
):
    version = 1

    class Params(interactive.Params):
        days: int = knob("how many days there are", levels=(6, 7, 8, 9, 10, 12, 14, 16, 18, 20), ge=3, le=30)
        top: int = knob("the highest level", levels=(14, 14, 15, 16, 17, 18, 19, 20, 22, 24), ge=6, le=40)
        release: int = knob("the largest release", levels=(6, 6, 7, 7, 8, 8, 9, 9, 10, 10), ge=2, le=20)
        change: int = knob("how much the release may change", levels=(3, 3, 2, 2, 2, 2, 2, 2, 2, 1), ge=1, le=9)
        width: int = knob("how wide the intervals of inflow are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 3), ge=1, le=9)
        slack: int = knob("water that need not be let out", levels=(2, 2, 1, 1, 1, 0, 0, 0, 0, 0), ge=0, le=20)

    class Instance(interactive.Instance):
        level: int
        top: int
        release: int
        last: int
        change: int
        forecast: tuple[Interval, ...]
        needed: int
        chance: int

    prompt = Prompt(
        en=r"""
        A reservoir holds {{ level }} units of water. Every day you choose a release, from 0 to {{ release }}, that
        differs by at most {{ change }} from that of the day before (yesterday {{ last }}). Then I choose the inflow of
        the day, within a known interval and as bad for you as can be: level = level + inflow - release. The intervals:

        {% for low, high in forecast %}
        - day {{ loop.index }}: {{ low }} to {{ high }}
        {% endfor %}

        At the end of each day the level must be from 0 to {{ top }}; otherwise you lose at once. You win if you keep to
        this on all {{ forecast | length }} days and release {{ needed }} units or more in total. You can force this.

        Your move is the release of the day. I tell you the inflow, the level after it and the total released so far.
        """,
        zh=r"""
        一座水库存水 {{ level }} 单位。你每天选择一个放水量，从 0 到 {{ release }}，与前一天的放水量相差至多
        {{ change }}（昨天为 {{ last }}）。随后我在一个已知的区间内选定当天的来水，尽可能对你不利：
        水位 = 水位 + 来水 - 放水。各天的区间为：

        {% for low, high in forecast %}
        - 第 {{ loop.index }} 天：{{ low }} 到 {{ high }}
        {% endfor %}

        每天结束时水位必须在 0 到 {{ top }} 之间，否则立即失败。如果在全部 {{ forecast | length }} 天都做到这一点，
        并且总共放水至少 {{ needed }} 单位，你获胜。你有办法做到这一点。

        你的一步是当天的放水量。我会告诉你来水、此后的水位和迄今的总放水量。
        """,
    )
    reply = Prompt(
        en="Inflow {{ inflow }}, level {{ level }}, released so far {{ total }}.",
        zh="来水 {{ inflow }}，水位 {{ level }}，迄今放水 {{ total }}。",
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(0, instance.release)

    def deal(self, params: ReservoirReleaseControl.Params, rng: Random) -> Instance:
        forecast = []
        for _ in range(params.days):
            low = rng.randint(0, params.release)
            forecast.append((low, low + rng.randint(1, params.width)))
        shown = self.Instance(
            level=rng.randint(params.top // 4, 3 * params.top // 4),
            top=params.top,
            release=params.release,
            last=rng.randint(0, params.release),
            change=params.change,
            forecast=tuple(forecast),
            needed=0,
            chance=new_chance(rng),
            turns=params.days,
        )
        sure = _table(shown.top, shown.release, shown.change, shown.forecast)[0][shown.level][shown.last]
        instance = shown.model_copy(update={"needed": sure - params.slack})
        if sure <= 0 or self._simple_play_wins(instance) or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.level, instance.last, 0)

    def illegal(self, shown: Instance, past: Past, move: int) -> str:
        last = past[-1][0] if past else shown.last
        return "" if move in _releases(shown, last) else f"it differs from {last} by more than {shown.change}"

    def react(self, instance: Instance, state: _State, move: int) -> Turn:
        low, high = instance.forecast[state.day]
        inflows = range(low, high + 1)
        bad = {inflow: _after(instance, state.day, state.level + inflow - move, move) for inflow in inflows}
        worst = [inflow for inflow in bad if bad[inflow] == min(bad.values())]
        inflow = draw(instance.chance, state.day, "inflow").choice(worst)
        level, total = state.level + inflow - move, state.total + move
        after = _State(state.day + 1, level, move, total)
        over = "" if 0 <= level <= instance.top else "lost"
        if not over and after.day == len(instance.forecast):
            over = "won" if total >= instance.needed else "lost"
        return Turn(after, _Seen(move, inflow, level, total), over)

    def progress(self, instance: Instance, state: _State) -> float:
        return state.day / len(instance.forecast) / 4

    def random_move(self, shown: Instance, past: Past, rng: Random) -> int:
        return rng.choice(_releases(shown, past[-1][0] if past else shown.last))

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Choose the release after which the most is sure."""
        level, last = (past[-1][1].level, past[-1][0]) if past else (shown.level, shown.last)
        inflows = range(shown.forecast[len(past)][0], shown.forecast[len(past)][1] + 1)
        sure = {
            way: way + min(_after(shown, len(past), level + inflow - way, way) for inflow in inflows)
            for way in _releases(shown, last)
        }
        return max(sure, key=sure.__getitem__)

    def _simple_play_wins(self, instance: Instance) -> bool:
        """Tell whether aiming at one release or at one level every day wins."""
        for goal in range(-instance.top, instance.release + 1):
            state, over = self.begin(instance), ""
            while not over:
                low, high = instance.forecast[state.day]
                wanted = goal if goal >= 0 else state.level + (low + high) // 2 + goal
                ways = [(abs(way - wanted), way) for way in _releases(instance, state.last)]
                state, _, over = self.react(instance, state, min(ways)[1])
            if over == "won":
                return True
        return False


def _releases(shown: ReservoirReleaseControl.Instance, last: int) -> list[int]:
    return list(range(max(0, last - shown.change), min(shown.release, last + shown.change) + 1))


def _after(shown: ReservoirReleaseControl.Instance, day: int, level: int, release: int) -> int:
    """Return the total that is sure after a day, whatever comes in; NEVER if the limits are not kept for sure."""
    table = _table(shown.top, shown.release, shown.change, shown.forecast)
    return table[day + 1][level][release] if 0 <= level <= shown.top else 2 * NEVER


@lru_cache(maxsize=64)
def _table(top: int, release: int, change: int, forecast: tuple[Interval, ...]) -> list[list[list[int]]]:
    """Give what is sure by day, level and last release, from the last day back."""
    table = [[[0] * (release + 1) for _ in range(top + 1)]]
    for low, high in reversed(forecast):
        after = table[0]
        worth = [[NEVER] * (release + 1) for _ in range(top + 1)]
        for level in range(top + 1):
            for chosen in range(release + 1):
                if level + low - chosen >= 0 and level + high - chosen <= top:
                    first, last = level + low - chosen, level + high - chosen
                    worth[level][chosen] = chosen + min(after[k][chosen] for k in range(first, last + 1))
        best = [[max(row[max(0, last - change) : last + change + 1]) for last in range(release + 1)] for row in worth]
        table.insert(0, best)
    return table
