"""Count the ways to join lettered points on a circle in pairs by chords that do not cross.

Answer: one integer; it is unique.
Harder: more points, more letters.
Skills: counting
Source: original; the counting of RNA structures, M. S. Waterman (1978).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class NoncrossingMatchingCount(Task["NoncrossingMatchingCount.Params", "NoncrossingMatchingCount.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        pairs: int = knob("the least number of pairs of points", levels=(3, 4, 6, 7, 8, 9, 10, 10, 12, 14), ge=2, le=20)
        letters: int = knob("the number of letters", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        least: int = knob("the least answer", levels=(2, 3, 5, 6, 8, 10, 12, 15, 20, 30), ge=2, le=1000)

    class Instance(task.Instance):
        points: str
        allowed: tuple[str, ...]

        @property
        def shown(self) -> str:
            return ", ".join("-".join(pair) for pair in self.allowed)

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ points | length }} points on a circle carry these letters, in clockwise order (after the last point comes
        the first one again):

        {{ points | list | join(" ") }}

        The points are to be joined in pairs by straight chords, so that every point is an end of exactly one chord and
        no two chords cross. A chord may only join two points with these letters, in either order:

        {{ shown }}

        In how many ways can this be done? The points are all different, also those with the same letter.
        """,
        zh=r"""
        圆周上的 {{ points | length }} 个点按顺时针方向依次标有下列字母（最后一点之后又是第一点）：

        {{ points | list | join(" ") }}

        用直线段（弦）把这些点两两相连，使每个点恰好是一条弦的端点，并且任何两条弦都不相交。
        一条弦只能连接标有下列字母的两点，两个字母的先后不计：

        {{ shown }}

        共有多少种连法？所有的点都不同，字母相同的点也不同。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        letters = "ABCDE"[: params.letters]
        every = ["".join(pair) for pair in combinations_with_replacement(letters, 2)]
        allowed = sorted(rng.sample(every, rng.randint(len(every) // 2, len(every) - 1)))
        size = 2 * (params.pairs + rng.randint(0, 2))
        instance = self.Instance(points="".join(rng.choice(letters) for _ in range(size)), allowed=tuple(allowed))
        count = self.solve(instance)
        if not params.least <= count < 10**12:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Join the first point of a stretch to any other of it that leaves even stretches."""
        points = instance.points

        @cache
        def ways(low: int, high: int) -> int:
            if low >= high:
                return 1
            return sum(
                ways(low + 1, middle) * ways(middle + 1, high)
                for middle in range(low + 1, high, 2)
                if "".join(sorted(points[low] + points[middle])) in instance.allowed
            )

        return ways(0, len(points))

    def key(self, instance: Instance) -> object:
        """Fold rotations and reflections, and name the letters in the order in which they come."""
        n, images = len(instance.points), []
        for row in (instance.points, instance.points[::-1]):
            for turn in range(n):
                names: dict[str, int] = {}
                line = [names.setdefault(letter, len(names)) for letter in row[turn:] + row[:turn]]
                pairs = [sorted(names.get(letter, 9) for letter in pair) for pair in instance.allowed]
                images.append([line, sorted(pairs)])
        return min(images)
