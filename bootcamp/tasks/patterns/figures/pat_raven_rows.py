"""Complete a 3 x 3 matrix of figures whose attributes follow hidden rules along the rows.

Answer: the asked attributes of the missing figure; every rule that fits the first two rows gives them.
Harder: more attributes, larger values, rules that add or permute values, attributes that follow no rule.
Skills: induction, arithmetic
Source: original; P. Carpenter, M. Just and P. Shell, What one intelligence test measures, Psych. Review 97, 1990.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record

Line = tuple[int, int, int]

RULES = ("constant", "step", "sum", "three", "difference")

NAMES = {
    "sides": "边数",
    "dots": "点数",
    "size": "大小",
    "stripes": "条纹数",
    "arrows": "箭头数",
    "shade": "灰度",
    "tilt": "倾角",
}


class PatRavenRows(Task["PatRavenRows.Params", "PatRavenRows.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        attributes: int = knob("how many attributes are asked for", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=6)
        noise: int = knob("how many attributes follow no rule", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 1), ge=0, le=1)
        rules: int = knob("how many kinds of rules are possible", levels=(3, 3, 4, 4, 5, 5, 5, 5, 5, 5), ge=2, le=5)
        largest: int = knob(
            "the largest value that is drawn", levels=(9, 9, 9, 12, 12, 15, 20, 20, 40, 60), ge=5, le=99
        )

    class Instance(task.Instance):
        values: tuple[tuple[Line, ...], ...]  # for each attribute its rows; the last value of all is hidden by 0
        noise: int
        rules: int

        @property
        def names(self) -> list[str]:
            return list(NAMES)[: len(self.values)]

        @property
        def asked(self) -> list[str]:
            return self.names[: len(self.values) - self.noise]

        @property
        def cells(self) -> list[list[str]]:
            texts = [
                [
                    ", ".join(f"{n} {v[row][col]}" for n, v in zip(self.names, self.values, strict=True))
                    for col in range(3)
                ]
                for row in range(3)
            ]
            return [*texts[:2], [*texts[2][:2], "?"]]

        @property
        def glosses(self) -> list[str]:
            return [f"{name}（{NAMES[name]}）" for name in self.names]

    prompt = Prompt(
        en=r"""
        The cells of a matrix are figures with the {{ "attribute" if names | length == 1 else "attributes" }}
        {{ names | listed(language) }}. {{ "The attribute follows a hidden rule" if names | length == 1 else
        "Each attribute follows a hidden rule of its own" }}, the same in every row
        {%- if noise %}, apart from {{ names[-1] }}, which follows no rule and is not asked for{% endif %}.
        A rule is one of these:

        - The three values of a row are equal.
        - From cell to cell the value changes by a fixed step, which is the same in all rows and not 0.
        {% if rules > 2 %}
        - The third value of a row is the sum of the first two.
        {% endif %}
        {% if rules > 3 %}
        - Every row holds the same three different values, in any order.
        {% endif %}
        {% if rules > 4 %}
        - The third value of a row is the first one minus the second one.
        {% endif %}

        {% for row in cells %}
        {{ row | join(" | ") }}
        {% endfor %}

        Give {{ asked | listed(language) }} of the figure in place of the question mark.
        """,
        zh=r"""
        矩阵的每格是一个图形，有属性 {{ glosses | listed(language) }}。
        {{- "该属性按一条隐藏规则变化" if names | length == 1 else "每个属性按自己的一条隐藏规则变化" }}，各行规则相同
        {%- if noise %}；但 {{ names[-1] }} 没有规则，也不要求回答{% endif %}。规则是下列之一：

        - 一行的三个值相等。
        - 从一格到下一格，值按固定的步长变化，步长在各行相同且不为 0。
        {% if rules > 2 %}
        - 一行的第三个值是前两个值之和。
        {% endif %}
        {% if rules > 3 %}
        - 每行都是同样的三个不同的值，次序任意。
        {% endif %}
        {% if rules > 4 %}
        - 一行的第三个值是第一个值减去第二个值。
        {% endif %}

        {% for row in cells %}
        {{ row | join(" | ") }}
        {% endfor %}

        写出问号处图形的 {{ asked | listed(language) }}。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        return Record(**{name: Integer() for name in instance.asked})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        rules = RULES[: params.rules]
        values, answer = [], {}
        for name in list(NAMES)[: params.attributes]:
            rows = random_rows(rng.choice(rules), params.largest, rng)
            results = {value for rule in rules for value in predicted(rule, rows)}
            if len(results) != 1 or min(map(min, rows)) < 0:
                raise task.Retry
            answer[name] = rows[2][2]
            values.append((*rows[:2], (*rows[2][:2], 0)))
        for _ in range(params.noise):
            noise = [rng.randint(1, params.largest) for _ in range(8)]
            values.append(((noise[0], noise[1], noise[2]), (noise[3], noise[4], noise[5]), (noise[6], noise[7], 0)))
        return self.Instance(values=tuple(values), noise=params.noise, rules=params.rules), answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.values), instance.noise, instance.rules]


def random_rows(rule: str, largest: int, rng: Random) -> list[Line]:
    """Draw three rows that follow a rule."""
    step = rng.choice([step for step in range(-largest // 4, largest // 4 + 1) if step])
    three = rng.sample(range(1, largest + 1), 3)
    rows: list[Line] = []
    for _ in range(3):
        a, b = rng.randint(1, largest), rng.randint(1, largest)
        rng.shuffle(three)
        rows.append(
            {
                "constant": (a, a, a),
                "step": (a, a + step, a + 2 * step),
                "sum": (a, b, a + b),
                "three": (three[0], three[1], three[2]),
                "difference": (max(a, b), min(a, b), abs(a - b)),
            }[rule]
        )
    return rows


def predicted(rule: str, rows: list[Line]) -> list[int]:
    """List what a rule that fits the first two rows and the start of the third allows at its end."""
    a, b, _ = rows[2]
    step = rows[0][1] - rows[0][0]
    holds, last = {
        "constant": (a == b and all(x == y == z for x, y, z in rows[:2]), a),
        "step": (step != 0 and all(y - x == z - y == step for x, y, z in rows[:2]) and b - a == step, b + step),
        "sum": (all(x + y == z for x, y, z in rows[:2]), a + b),
        "three": (
            len(set(rows[0])) == 3 and set(rows[0]) == set(rows[1]) and a != b and {a, b} <= set(rows[0]),
            sum(rows[0]) - a - b,
        ),
        "difference": (all(x - y == z for x, y, z in rows[:2]), a - b),
    }[rule]
    return [last] if holds else []
