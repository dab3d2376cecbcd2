"""Read text charts of several kinds, each with its own scale, and work out a number from them.

Answer: an integer; unique.
Harder: more charts and categories, axes that do not begin at 0, broken bars, questions of more parts.
Skills: counting, arithmetic, spatial
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Chart = tuple[str, int, int, int, tuple[tuple[int, ...], ...]]
"""A kind, the unit of a mark, where the axis begins, the marks left out at a break, and the marks of each category."""
Measure = tuple[int, int]
"""A chart and a series of it, -1 for the whole bar."""
Part = tuple[str, Measure, Measure, int]

_MARKS = "xyz"
_LEGEND = {
    "bars": (
        "bars; a bar without # stands for {offset}, and each # adds {unit}{more}",
        "条形图；没有 # 的条表示 {offset}，每个 # 再加 {unit}{more}",
    ),
    "stacked": (
        "stacked bars of {series}; each letter stands for {unit}; t{n} is the total of a bar",
        "{series} 的堆叠条形图；每个字母表示 {unit}；t{n} 为一条的合计",
    ),
    "dots": (
        "stacks above the categories; no * stands for {offset}, and each * adds {unit}",
        "各类别上方的点堆；没有 * 表示 {offset}，每个 * 再加 {unit}",
    ),
    "line": (
        "a point * above each category, its height to be read from the scale, whose rows are equally far apart",
        "每个类别上方有一个点 *，高度由刻度读出，刻度的各行等距",
    ),
}
_BREAK = ("; // stands for {skip} more #", "；// 表示另有 {skip} 个 #")
_PARTS = {
    "sum": ("the sum of {a} over the categories in which {b} is at least {n}", "在 {b} 不小于 {n} 的类别上 {a} 之和"),
    "most": ("{a} of the category with the largest {b}", "{b} 最大的类别的 {a}"),
    "least": ("{a} of the category with the smallest {b}", "{b} 最小的类别的 {a}"),
    "range": ("{n} times the difference between the largest and the smallest {a}", "{a} 的最大值与最小值之差的 {n} 倍"),
    "above": ("{n} times the number of categories in which {a} is larger than {b}", "{a} 大于 {b} 的类别个数的 {n} 倍"),
}


class AsciiChartReading(Task["AsciiChartReading.Params", "AsciiChartReading.Instance", int]):
    version = 1

    class Params(task.Params):
        charts: int = knob("the charts", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        categories: int = knob("the categories", levels=(3, 4, 4, 4, 5, 5, 6, 7, 7, 8), ge=3, le=9)
        marks: int = knob("the most marks of a category", levels=(6, 7, 8, 9, 9, 10, 11, 12, 13, 14), ge=5, le=16)
        parts: int = knob("the parts of the question", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        offsets: bool = knob("whether axes may begin above 0", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        charts: tuple[Chart, ...]
        parts: tuple[Part, ...]

        def count(self) -> int:
            return len(self.charts[0][4])

        def drawn(self, place: int) -> str:
            return "\n".join(_drawn(self.charts[place]))

        def legend(self, language: str) -> list[tuple[str, str]]:
            zh, texts = language == "zh", list[tuple[str, str]]()
            for n, (kind, unit, offset, skip, rows) in enumerate(self.charts, start=1):
                names = listed(
                    [f"{mark}{n}" for mark in (_MARKS[: len(rows[0])] if kind == "stacked" else "v")], language
                )
                more = _BREAK[zh].format(skip=skip) if skip else ""
                texts.append((names, _LEGEND[kind][zh].format(unit=unit, offset=offset, more=more, series=names, n=n)))
            return texts

        def told(self, language: str) -> list[str]:
            named = [(kind, _named(self, a), _named(self, b), n) for kind, a, b, n in self.parts]
            return [_PARTS[kind][language == "zh"].format(a=a, b=b, n=n) for kind, a, b, n in named]

    prompt = Prompt(
        en=r"""
        {{ "Text charts show" if charts[1:] else "A text chart shows" }} values of the same {{ count() }} categories,
        named by the capital letters from A on.
        {% for names, text in legend("en") %}

        Chart {{ loop.index }} gives {{ names }}: {{ text }}.

        ```
        {{ drawn(loop.index0) }}
        ```
        {% endfor %}

        Work out {{ "the sum of these numbers" if parts[1:] else "this number" }}:

        {{ told("en") | bullets }}
        """,
        zh=r"""
        下面的文字图表给出同样 {{ count() }} 个类别的数值，类别用从 A 开始的大写字母表示。
        {% for names, text in legend("zh") %}

        图 {{ loop.index }} 给出 {{ names }}：{{ text }}。

        ```
        {{ drawn(loop.index0) }}
        ```
        {% endfor %}

        求{{ "下列各数之和" if parts[1:] else "下面的数" }}：

        {{ told("zh") | bullets }}
        """,
    )
    answer = Integer()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        for _ in range(60):
            charts = tuple(_chart(rng, kind, params) for kind in rng.sample(list(_LEGEND), params.charts))
            counts = [len(rows[0]) for *_, rows in charts]
            measures = [(n, series) for n, count in enumerate(counts) for series in range(-(count > 1), count)]
            instance = self.Instance(charts=charts, parts=())
            parts = tuple(_part(rng, instance, measures) for _ in range(params.parts))
            used = {measure[0] for kind, *both, _ in parts for measure in both}
            if len({part[:3] for part in parts}) == len(parts) and len(used) == params.charts:
                return instance.model_copy(update={"parts": parts}), sum(_worth(instance, part) for part in parts)
        raise task.Retry


def _drawn(chart: Chart) -> list[str]:
    kind, unit, offset, skip, rows = chart
    letters = "ABCDEFGHI"[: len(rows)]
    if kind == "bars":
        bars = ["#" * row[0] if row[0] < 5 or not skip else f"###//{'#' * (row[0] - skip - 3)}" for row in rows]
    if kind == "stacked":
        bars = ["".join(mark * count for mark, count in zip(_MARKS, row, strict=False)) for row in rows]
    if kind in ("bars", "stacked"):
        return [f"{letter} |{bar}" for letter, bar in zip(letters, bars, strict=True)]
    height = max(row[0] for row in rows)
    width, lines = len(str(offset + unit * height)), list[str]()
    for level in range(height, 0 if kind == "dots" else -1, -1):
        filled = [row[0] >= level if kind == "dots" else row[0] == level for row in rows]
        scale = "" if kind == "dots" or (level % 3 and level < height) else str(offset + unit * level)
        axis = "|" if kind == "dots" else f"{scale:>{width}} |"
        lines.append((axis + "".join(f" {'*' if one else ' '}" for one in filled)).rstrip())
    return [*lines, " " * (0 if kind == "dots" else width + 1) + "+ " + " ".join(letters)]


def _chart(rng: Random, kind: str, params: AsciiChartReading.Params) -> Chart:
    series = rng.randint(2, 3) if kind == "stacked" else 1
    low, high = (1, params.marks // 2) if series > 1 else (0, params.marks)
    rows = tuple(tuple(rng.randint(low, high) for _ in range(series)) for _ in range(params.categories))
    offset = rng.randint(1, 9) * 5 if params.offsets and kind != "stacked" else 0
    skip = rng.randint(4, 9) if kind == "bars" and params.offsets else 0
    if skip:
        rows = tuple((count if count < 5 else count + skip,) for (count,) in rows)
    return kind, rng.randint(2, 9), offset, skip, rows


def _values(instance: AsciiChartReading.Instance, measure: Measure) -> list[int]:
    _, unit, offset, _, rows = instance.charts[measure[0]]
    return [offset + unit * (sum(marks) if measure[1] < 0 else marks[measure[1]]) for marks in rows]


def _named(instance: AsciiChartReading.Instance, measure: Measure) -> str:
    letters = "v" if instance.charts[measure[0]][0] != "stacked" else _MARKS + "t"
    return f"{letters[measure[1]]}{measure[0] + 1}"


def _part(rng: Random, instance: AsciiChartReading.Instance, measures: list[Measure]) -> Part:
    """Draw a part in which the categories do not tie and not all of them count."""
    for _ in range(60):
        kind, a, b = rng.choice(list(_PARTS)), rng.choice(measures), rng.choice(measures)
        first, second = _values(instance, a), _values(instance, b)
        order = sorted(second)
        n = rng.choice(order[1:-1]) if kind == "sum" else 0 if kind in ("most", "least") else rng.randint(2, 9)
        more = sum(x > y for x, y in zip(first, second, strict=True))
        fits = order[0] < n if kind == "sum" else 0 < more < instance.count() if kind == "above" else True
        if (a == b) == (kind == "range") and fits and order[-2] < order[-1] and order[0] < order[1]:
            return kind, a, b, n
    raise task.Retry


def _worth(instance: AsciiChartReading.Instance, part: Part) -> int:
    kind, a, b, n = part
    first = _values(instance, a)
    pairs = list(zip(_values(instance, b), first, strict=True))
    if kind == "sum":
        return sum(x for y, x in pairs if y >= n)
    if kind == "range":
        return n * (max(first) - min(first))
    if kind == "above":
        return n * sum(x > y for y, x in pairs)
    return (max if kind == "most" else min)(pairs)[1]
