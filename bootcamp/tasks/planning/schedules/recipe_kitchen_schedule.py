"""Time the steps of several dishes so that cooks and equipment suffice and all are ready together.

Answer: the start minutes of each dish's steps; every schedule that keeps the rules counts.
Harder: more dishes and steps, shorter waits, less time to spare.
Skills: planning, search
Source: original; kitchen planning as a job shop with limited waits.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Starts = dict[str, tuple[int, ...]]
Step = tuple[int, str, bool, int]
"""Minutes, a letter for the equipment ("" for none), whether a cook is needed, the longest wait before it (-1: any)."""

_EQUIPMENT = {"A": ("oven", "烤箱"), "B": ("stove", "炉灶"), "C": ("mixer", "搅拌机"), "D": ("grill", "烤架")}


class RecipeKitchenSchedule(Task["RecipeKitchenSchedule.Params", "RecipeKitchenSchedule.Instance", Starts]):
    version = 1

    class Params(task.Params):
        dishes: int = knob("the number of dishes", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=6)
        steps: int = knob("the most steps of a dish", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)
        cooks: int = knob("the number of cooks", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 2), ge=1, le=3)
        equipment: int = knob("kinds of equipment", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        spare: int = knob("minutes to spare", levels=(6, 5, 4, 4, 3, 3, 2, 2, 1, 0), ge=0, le=20)

    class Instance(task.Instance):
        dishes: tuple[str, ...]
        steps: tuple[tuple[Step, ...], ...]
        cooks: int
        spread: int
        """All dishes are ready within so many minutes."""
        limit: int

        def lines(self, language: str) -> list[str]:
            zh, lines = language == "zh", []
            for dish, steps in zip(self.dishes, self.steps, strict=True):
                told = []
                for number, (time, tool, hands, wait) in enumerate(steps, start=1):
                    parts = [f"{time} 分钟" if zh else f"{time} min"]
                    parts += [_EQUIPMENT[tool][zh]] if tool else []
                    parts += ["要厨师" if zh else "a cook"] if hands else []
                    if wait >= 0:
                        parts.append(
                            f"与上一步的间隔不超过 {wait} 分钟" if zh else f"at most {wait} min after the step before"
                        )
                    told.append(f"({number}) " + ("、" if zh else ", ").join(parts))
                lines.append(f"{worlds.gloss(dish)}：{'；'.join(told)}" if zh else f"{dish}: {'; '.join(told)}")
            return lines

    prompt = Prompt(
        en="""
        These dishes are to be cooked, each in its steps in the order given. Each step is given with its minutes and
        with what it needs from its beginning to its end:

        {{ lines(language) | bullets }}

        - A step runs without a break and starts when the step before it has ended, or later; where a longest wait is
          given, it starts at most so many minutes after that end.
        - There is one piece of each kind of equipment, and {{ cooks }} cook{{ "s" if cooks > 1 }}. A piece or a cook
          serves one step at a time and can go on to the next at the very minute at which a step ends.
        - A dish is ready when its last step ends. Between the first dish that is ready and the last one lie at most
          {{ spread }} minutes.
        - Cooking can begin at minute 0, and the last dish is ready at minute {{ limit }} at the latest.

        Give for every dish the list of the start minutes of its steps, in order. Any schedule that keeps the rules will
        do.
        """,
        zh="""
        要做下列各道菜，每道菜依次经过所列步骤；每一步自始至终需要所列的设备和厨师：

        {{ lines(language) | bullets }}

        - 每一步不间断地进行，在上一步结束时或之后开始；若规定了间隔，就必须在上一步结束后的这段时间之内开始。
        - 每种设备各有一件，厨师有 {{ cooks }} 名。一件设备或一名厨师同一时间只服务于一个步骤，
          可以恰在一个步骤结束的那一分钟转到下一个。
        - 一道菜的最后一步结束时，这道菜就做好了。最先做好的菜与最后做好的菜之间至多相隔 {{ spread }} 分钟。
        - 从第 0 分钟起可以开始，最后一道菜最迟在第 {{ limit }} 分钟做好。

        请对每道菜依次写出各步骤开始的分钟。任何符合规则的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Starts]:
        return Mapping(Word(instance.dishes), Sequence(Integer(0)), required=instance.dishes)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Starts]:
        tools = "ABCD"[: params.equipment]
        steps: list[tuple[Step, ...]] = []
        for _ in range(params.dishes):
            made: list[Step] = []
            for _ in range(rng.randint(max(1, params.steps - 1), params.steps)):
                tool = rng.choice((*tools, *tools, ""))
                made.append((rng.randint(3, 15), tool, not tool or rng.random() < 0.5, -1))
            steps.append(tuple(made))
        # dishes are timed backwards from a common end, and the best of some orders is kept
        turned = [dish[::-1] for dish in steps]
        best: list[list[int]] = []
        for _ in range(12):
            order = [i for i, dish in enumerate(steps) for _ in dish]
            rng.shuffle(order)
            found = _timed(turned, order, params.cooks)
            if not best or _end(turned, found) < _end(turned, best):
                best = found
        end = _end(turned, best)
        starts = []
        for dish, times in zip(turned, best, strict=True):
            starts.append([end - start - step[0] for start, step in zip(times, dish, strict=True)][::-1])
        for i, dish in enumerate(steps):  # waits that the schedule keeps
            gaps = [starts[i][k] - starts[i][k - 1] - dish[k - 1][0] for k in range(1, len(dish))]
            waits = [-1, *(gap + rng.randint(0, 2) if rng.random() < 0.6 else -1 for gap in gaps)]
            steps[i] = tuple((*step[:3], wait) for step, wait in zip(dish, waits, strict=True))
        ready = [times[-1] + dish[-1][0] for times, dish in zip(starts, steps, strict=True)]
        instance = self.Instance(
            dishes=worlds.draw(rng, "dish", params.dishes),
            steps=tuple(steps),
            cooks=params.cooks,
            spread=max(ready) - min(ready) + params.spare,
            limit=end + params.spare,
        )
        dish_by_dish = [i for i, dish in enumerate(steps) for _ in dish]
        in_turn = [i for k in range(params.steps) for i, dish in enumerate(steps) if k < len(dish)]
        for order in (dish_by_dish, dish_by_dish[::-1], in_turn):
            if params.steps > 2 and not _fault(instance, _timed(steps, order, params.cooks)):
                raise task.Retry
        return instance, {name: tuple(times) for name, times in zip(instance.dishes, starts, strict=True)}

    def check(self, instance: Instance, answer: Starts) -> str:
        return _fault(instance, [answer[dish] for dish in instance.dishes])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.steps), instance.cooks, instance.spread, instance.limit]


def _end(steps: Row[Row[Step]], starts: Row[Row[int]]) -> int:
    return max(times[-1] + dish[-1][0] for times, dish in zip(starts, steps, strict=True))


def _fits(placed: list[tuple[int, Step]], start: int, step: Step, cooks: int) -> bool:
    """Tell whether a step can run beside others that are placed."""
    for minute in range(start, start + step[0]):
        now = [one for begin, one in placed if begin <= minute < begin + one[0]]
        if (step[1] and any(one[1] == step[1] for one in now)) or (step[2] and sum(one[2] for one in now) >= cooks):
            return False
    return True


def _timed(steps: Row[Row[Step]], order: list[int], cooks: int) -> list[list[int]]:
    """Start the next step of each dish of an order as early as possible."""
    starts: list[list[int]] = [[] for _ in steps]
    placed: list[tuple[int, Step]] = []
    for i in order:
        step = steps[i][len(starts[i])]
        start = starts[i][-1] + steps[i][len(starts[i]) - 1][0] if starts[i] else 0
        while not _fits(placed, start, step, cooks):
            start += 1
        starts[i].append(start)
        placed.append((start, step))
    return starts


def _fault(instance: RecipeKitchenSchedule.Instance, starts: Row[Row[int]]) -> str:
    placed: list[tuple[int, Step]] = []
    for dish, times, steps in zip(instance.dishes, starts, instance.steps, strict=True):
        if len(times) != len(steps):
            return f"{dish} does not have a start for each step"
        end = 0
        for k, (start, step) in enumerate(zip(times, steps, strict=True)):
            if start < end or (step[3] >= 0 and start - end > step[3]):
                return f"step {k + 1} of {dish} starts too early or too late after the step before it"
            end = start + step[0]
            if end > instance.limit:
                return f"{dish} is ready too late"
            if not _fits(placed, start, step, instance.cooks):
                return f"step {k + 1} of {dish} lacks its equipment or a cook"
            placed.append((start, step))
    ready = [times[-1] + steps[-1][0] for times, steps in zip(starts, instance.steps, strict=True)]
    return "" if max(ready) - min(ready) <= instance.spread else "the dishes are not ready close enough together"
