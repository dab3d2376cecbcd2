"""Put people of known heights into a queue from how many taller or shorter ones they saw.

Answer: the heights from front to back; unique.
Harder: more people, more of them who looked backwards.
Skills: deduction, search
Source: original; reconstruction of a queue by height, with views to both sides.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Queue = tuple[int, ...]


class QueueHeightReconstruction(
    Task["QueueHeightReconstruction.Params", "QueueHeightReconstruction.Instance", "Queue"]
):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(4, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=3, le=22)
        back: int = knob("how many looked backwards", levels=(0, 0, 1, 2, 2, 2, 3, 3, 3, 4), ge=0, le=6)

    class Instance(task.Instance):
        seen: tuple[tuple[int, bool, int], ...]
        """By height: the height, whether the shorter ones behind are told (else the taller ones ahead), how many."""

    prompt = Prompt(
        en=r"""
        {{ seen | length }} people of different heights (in cm) stood in a queue. Of each of them one thing is known:

        {% for height, back, count in seen %}
        - {{ height }}: {{ "exactly %d" % count }} of the {{ "shorter people stood behind" if back else
        "taller people stood in front" }}
        {% endfor %}

        "In front" and "behind" mean anywhere nearer to the front or to the back than this person. Exactly one order
        fits. Give the heights from the front to the back.
        """,
        zh=r"""
        {{ seen | length }} 个身高（厘米）各不相同的人排成一队。关于每个人各知道一件事：

        {% for height, back, count in seen %}
        - {{ height }}：{{ "后面恰好有 %d 个比此人矮的人" % count if back else "前面恰好有 %d 个比此人高的人" % count }}
        {% endfor %}

        “前面”和“后面”指比此人更靠近队首或队尾的任何位置。恰好有一种次序符合。请从队首到队尾写出各人的身高。
        """,
    )

    def format(self, instance: Instance) -> Format[Queue]:
        low, high = instance.seen[-1][0], instance.seen[0][0]
        return Sequence(Integer(low, high), length=len(instance.seen))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Queue]:
        heights = sorted(rng.sample(range(140, 200), params.people), reverse=True)
        queue = rng.sample(heights, params.people)
        back = set(rng.sample(heights[1:-1], min(params.back, params.people - 2)))
        seen = []
        for height in heights:
            place = queue.index(height)
            taller, shorter = (one for one in (queue[:place], queue[place + 1 :]))
            count = sum(one < height for one in shorter) if height in back else sum(one > height for one in taller)
            seen.append((height, height in back, count))
        instance = self.Instance(seen=tuple(seen))
        found = _orders(instance, 2)
        if len(found) != 1 or queue in (heights, heights[::-1]):
            raise task.Retry
        return instance, tuple(queue)

    def solve(self, instance: Instance) -> Queue:
        return _orders(instance, 1)[0]

    def key(self, instance: Instance) -> object:
        return [seen[1:] for seen in instance.seen]


def _orders(instance: QueueHeightReconstruction.Instance, most: int) -> list[Queue]:
    """List orders that fit, at most so many: the tallest come first, and each one is put among those before."""
    found: list[Queue] = []
    count = len(instance.seen)

    def insert(index: int, row: list[int], ahead: dict[int, int]) -> None:
        """Place person `index`; `ahead` tells how many shorter ones must still come behind."""
        if len(found) == most:
            return
        if index == count:
            if not any(ahead.values()):
                found.append(tuple(row))
            return
        height, back, seen = instance.seen[index]
        for place in [seen] if not back else range(index + 1):
            if place > index:
                return
            left = {other: need - (other in row[:place]) for other, need in ahead.items()}
            if back:
                left[height] = seen
            if all(0 <= need <= count - index - 1 for need in left.values()):
                insert(index + 1, [*row[:place], height, *row[place:]], left)

    insert(0, [], {})
    return found
