"""Find few test rows in which every two parameters take every pair of values that is allowed.

Answer: the rows; every list that covers all pairs counts.
Harder: more parameters and values, forbidden pairs, fewer rows.
Skills: planning, logic
Source: original; pairwise testing with covering arrays, after D. Cohen et al., The AETG system (1997).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Row = tuple[int, ...]
Pair = tuple[int, int, int, int]
"""A parameter and its value, a later parameter and its value; all counted from 1."""


class CoveringArrayBuild(Task["CoveringArrayBuild.Params", "CoveringArrayBuild.Instance", tuple[Row, ...]]):
    version = 1

    class Params(task.Params):
        parameters: int = knob("the number of parameters", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=10)
        values: int = knob("the most values of a parameter", levels=(3, 4, 3, 4, 3, 4, 3, 4, 4, 4), ge=2, le=5)
        forbidden: int = knob("the number of forbidden pairs", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=0, le=8)
        slack: int = knob("rows beyond the fewest that were found", levels=(2, 2, 1, 1, 1, 1, 1, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        values: tuple[int, ...]
        forbidden: tuple[Pair, ...]
        most: int

        def rows(self) -> list[tuple[object, ...]]:
            return [(number, comma(range(1, most + 1))) for number, most in enumerate(self.values, start=1)]

    prompt = Prompt(
        en=r"""
        A device has {{ values | length }} settings, each with some values:

        {{ rows() | table(["setting", "values"]) }}

        A test is a list of {{ values | length }} values, one for each setting in this order.
        {% if forbidden %}
        These pairs of values must not stand in any test:

        {% for one, first, two, second in forbidden %}
        - setting {{ one }} at {{ first }} with setting {{ two }} at {{ second }}
        {% endfor %}

        {% endif %}
        Give at most {{ most }} tests such that for every two settings each pair of a value of the one and a value of
        the other stands in at least one test{{ ", the forbidden pairs excepted" if forbidden }}. Write them as a list
        of lists. Any such tests will do.
        """,
        zh=r"""
        一台设备有 {{ values | length }} 项设置，各有若干取值：

        {{ rows() | table(["设置", "取值"]) }}

        一次测试是 {{ values | length }} 个值的列表，按此次序每项设置取一个值。
        {% if forbidden %}
        下列的值对不得出现在任何测试中：

        {% for one, first, two, second in forbidden %}
        - 设置 {{ one }} 取 {{ first }}，同时设置 {{ two }} 取 {{ second }}
        {% endfor %}

        {% endif %}
        请给出至多 {{ most }} 次测试，使得对任意两项设置，一项的每个值与另一项的每个值都至少在一次测试中同时出现
        {{- "（禁止的值对除外）" if forbidden }}。请写成列表的列表。任何一组这样的测试都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Row, ...]]:
        row = Sequence(Integer(1, max(instance.values)), length=len(instance.values), brackets="[]")
        return Sequence(row, brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Row, ...]]:
        values = tuple(rng.randint(max(2, params.values - 1), params.values) for _ in range(params.parameters))
        pairs = _pairs(values)
        forbidden = set(rng.sample(pairs, params.forbidden))
        needed = set(pairs) - forbidden
        found = [_covered(values, sorted(needed), forbidden, rng) for _ in range(2)]
        complete = [rows for rows in found if rows]
        if not complete:
            raise task.Retry
        answer = min(complete, key=len)
        most = len(answer) + params.slack
        return self.Instance(values=values, forbidden=tuple(sorted(forbidden)), most=most), tuple(answer)

    def check(self, instance: Instance, answer: tuple[Row, ...]) -> str:
        if len(answer) > instance.most:
            return f"these are {len(answer)} tests"
        for row in answer:
            for number, (value, most) in enumerate(zip(row, instance.values, strict=True), start=1):
                if value > most:
                    return f"setting {number} has no value {value}"
        shown = {pair for row in answer for pair in _shown(row)}
        if shown & set(instance.forbidden):
            return "a forbidden pair stands in a test"
        missing = set(_pairs(instance.values)) - shown - set(instance.forbidden)
        return "a pair of values stands in no test" if missing else ""


def _pairs(values: Row) -> list[Pair]:
    numbered = list(enumerate(values, start=1))
    return [
        (one, first, two, second)
        for (one, most), (two, more) in combinations(numbered, 2)
        for first in range(1, most + 1)
        for second in range(1, more + 1)
    ]


def _shown(row: Row) -> list[Pair]:
    return [(one, first, two, second) for (one, first), (two, second) in combinations(enumerate(row, start=1), 2)]


def _covered(values: Row, needed: list[Pair], forbidden: set[Pair], rng: Random) -> list[Row]:
    """Cover the pairs by rows, each the best of a few that are filled setting by setting; nothing if that fails."""
    left, rows = set(needed), list[Row]()
    while left:
        tried: list[tuple[int, Row]] = []
        for one, first, two, second in rng.sample(sorted(left), min(3, len(left))):
            row = {one: first, two: second}
            for setting in rng.sample(range(1, len(values) + 1), len(values)):
                if setting in row:
                    continue
                scored = []
                for value in rng.sample(range(1, values[setting - 1] + 1), values[setting - 1]):
                    pairs = {
                        (setting, value, other, there) if setting < other else (other, there, setting, value)
                        for other, there in row.items()
                    }
                    if not pairs & forbidden:
                        scored.append((len(pairs & left), value))
                if not scored:
                    break
                row[setting] = max(scored, key=lambda one: one[0])[1]
            if len(row) == len(values):
                full = tuple(row[setting] for setting in range(1, len(values) + 1))
                tried.append((len(left & set(_shown(full))), full))
        if not tried:
            return []
        rows.append(max(tried, key=lambda one: one[0])[1])
        left -= set(_shown(rows[-1]))
    return rows
