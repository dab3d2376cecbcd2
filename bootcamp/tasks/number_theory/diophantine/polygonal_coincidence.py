"""Find the next number that is polygonal in two ways.

Answer: the number and its place among the polygonal numbers of both kinds; it is unique.
Harder: more sides, rarer coincidences, larger numbers.
Skills: algebra, search
Source: original; L. Euler, Vollständige Anleitung zur Algebra, 1770, on numbers that are triangular and square.
Small: level 1 asks for small numbers with up to six sides.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import integer_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Places = tuple[int, ...]


class PolygonalCoincidence(Task["PolygonalCoincidence.Params", "PolygonalCoincidence.Instance", Places]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        sides: int = knob("the most sides", levels=(6, 10, 16, 16, 16, 16, 17, 18, 20, 20), ge=5, le=30)
        shifted: bool = knob(
            "whether some questions are about numbers that differ by 1", levels=(False, False) + (True,) * 8
        )
        low: int = knob(
            "the least number that may be the answer",
            levels=(2, 5, 20, 100, 500, 3000, 20000, 10**5, 10**6, 5 * 10**6),
            ge=2,
            le=10**11,
        )
        high: int = knob(
            "the greatest number that may be the answer",
            levels=(100, 1000, 5000, 30000, 10**5, 10**6, 10**7, 10**8, 10**9, 5 * 10**9),
            ge=100,
            le=10**11,
        )

    class Instance(task.Instance):
        sides: tuple[int, int]
        shift: int
        above: int

    answer = Sequence(Integer(), length=3)
    prompt = Prompt(
        en=r"""
        For k = 1, 2, 3, ... the k-th s-gonal number is ((s - 2)·k^2 - (s - 4)·k)/2.
        {% if shift == 0 %}
        Find the smallest number N > {{ above }} that is both {{ sides[0] }}-gonal and {{ sides[1] }}-gonal.
        {% else %}
        Find the smallest number N > {{ above }} such that N is {{ sides[0] }}-gonal and N - 1 is {{ sides[1] }}-gonal.
        {% endif %}
        Give [N, i, j] such that N is the i-th {{ sides[0] }}-gonal number and
        N{{ " - 1" if shift }} is the j-th {{ sides[1] }}-gonal number.
        """,
        zh=r"""
        对 k = 1, 2, 3, ...，第 k 个 s 边形数为 ((s - 2)·k^2 - (s - 4)·k)/2。
        {% if shift == 0 %}
        求大于 {{ above }} 且既是 {{ sides[0] }} 边形数又是 {{ sides[1] }} 边形数的最小的数 N。
        {% else %}
        求大于 {{ above }} 的最小的数 N，使 N 是 {{ sides[0] }} 边形数，而 N - 1 是 {{ sides[1] }} 边形数。
        {% endif %}
        请给出 [N, i, j]，其中 N 是第 i 个 {{ sides[0] }} 边形数，
        {{- "N - 1 " if shift else "也" }}是第 j 个 {{ sides[1] }} 边形数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Places]:
        sides = rng.sample(range(3, params.sides + 1), 2)
        shift = rng.randint(0, 1) if params.shifted else 0
        s, t = sides if shift else sorted(sides)
        found = _coincidences(s, t, shift, params.low, params.high)
        if not found:
            raise task.Retry
        index = rng.randrange(len(found))
        answer = found[index]
        least = max(found[index - 1][0] if index else params.low - 1, answer[0] // 20)
        return self.Instance(sides=(s, t), shift=shift, above=rng.randint(least, answer[0] - 1)), answer


def _polygonal(s: int, k: int) -> int:
    return ((s - 2) * k * k - (s - 4) * k) // 2


def _coincidences(s: int, t: int, shift: int, low: int, high: int) -> list[Places]:
    """List [N, i, j] for all N from `low` to `high`, walking through the numbers of both kinds together."""
    i, j = (max(1, integer_root(2 * low // (sides - 2), 2) - 1) for sides in (s, t))
    found: list[Places] = []
    while (n := _polygonal(s, i)) <= high:
        m = _polygonal(t, j) + shift
        if n == m and n >= low:
            found.append((n, i, j))
        if n <= m:
            i += 1
        else:
            j += 1
    return found
