"""Render facts that are told in sentences as an aligned Markdown table with a sort order, groups and totals.

Answer: the lines of the table; they are unique.
Harder: more rows and columns, lacking values, computed columns, sorting by two keys, subtotals.
Skills: instructions, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Sale = tuple[str, str, int, int | None]
"""Who sold, where, how many pieces, and at what price in cents, if that is known."""

PLACES = ("Kyoto", "Lima", "Oslo", "Quito", "Tunis")
COLUMNS = ("name", "city", "pieces", "price", "total")
SIDES = {"left": "左对齐", "right": "右对齐", "centre": "居中"}
_TOLD = (
    ("{name} sold {n} pieces in {city} at {price} each.", "{name} 在 {city} 以每件 {price} 卖出 {n} 件。"),
    ("In {city} {name} sold {n} pieces; each cost {price}.", "在 {city}，{name} 卖出 {n} 件，每件 {price}。"),
    (
        "{n} pieces were sold by {name}, at a price of {price}, in {city}.",
        "{name} 在 {city} 卖出了 {n} 件，单价 {price}。",
    ),
)
_UNPRICED = (
    "{name} sold {n} pieces in {city} at a price that nobody wrote down.",
    "{name} 在 {city} 卖出 {n} 件，单价没有记录。",
)


class MarkdownTableRender(Task["MarkdownTableRender.Params", "MarkdownTableRender.Instance", str]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of sales", levels=(2, 2, 3, 4, 4, 5, 6, 7, 9, 11), ge=2, le=14)
        columns: int = knob("the number of columns", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=5)
        lacking: int = knob("percentage of prices that lack", levels=(0, 0, 0, 15, 20, 20, 25, 25, 30, 30), ge=0, le=50)
        sort: int = knob("the number of sort keys", levels=(0, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=0, le=2)
        sums: int = knob(
            "0 no sums, 1 a last row, 2 also one a city", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2
        )

    class Instance(task.Instance):
        sales: tuple[Sale, ...]
        columns: tuple[tuple[str, str], ...]  # each with its side
        sort: tuple[str, ...]
        sums: int

        def told(self, language: str) -> list[str]:
            rows = list[str]()
            for i, (name, city, n, price) in enumerate(self.sales):
                texts = _UNPRICED if price is None else _TOLD[(i + n) % 3]
                rows.append(texts[language == "zh"].format(name=name, city=city, n=n, price=f"${_money(price)}"))
            return rows

        def sides(self, language: str) -> list[str]:
            return [f"{name}：{SIDES[side]}" if language == "zh" else f"{name}: {side}" for name, side in self.columns]

    answer = Text(lines=True)
    prompt = Prompt(
        en=r"""
        These are the sales of a day:

        {{ told(language) | bullets }}

        Render them as a table in Markdown with these columns, from left to right, each aligned as stated:

        {{ sides(language) | bullets }}

        {% set shown = columns | map("first") | list %}
        The first line holds the names of the columns, the second one the rule, and then each sale has a line.
        {%+ if sort %}The sales are sorted by {{ sort | comma }},
        {{ "each rising, the first key first" if sort[1:] else "rising" }}.
        {%- else %}The sales keep their order.{% endif %}
        {%- if "total" in shown %} A price and a total (pieces times price) are written with two decimals and without $;
        a value that is not known is written as a hyphen.
        {%- elif "price" in shown %} A price is written with two decimals and without $; one that is not known is
        written as a hyphen.{% endif %}{{ "" }}
        {% if sums == 2 %}
        Under the last sale of each city stands a line with sum as the name, the city, the sum of pieces of that city,
        and a hyphen as the price.
        {% endif %}
        {% if sums %}
        The last line of the table has all as the name, a hyphen as the city, the sum of all pieces, and a hyphen as the
        price.
        {% endif %}
        {% if sums and "total" in shown %}
        In lines of sums the total is the sum of the known totals of the sales in question, 0.00 if there is none.
        {% endif %}
        Each line is: the sign |, then for each column a blank, the cell, a blank and |. All cells of a column have the
        width of its widest text, at least 3: blanks are put on the right of a text that is aligned left, on the left of
        one aligned right, and on both sides of a centred one, equally many or one more on the right. In the rule a cell
        is a row of hyphens of that width, the first of them replaced by a colon for left, the last for right, and both
        for centre. Names of columns are aligned like the rest.
        """,
        zh=r"""
        以下是一天的销售情况：

        {{ told(language) | bullets }}

        请用 Markdown 写成一个表格，从左到右依次为下列各列，并按所述方式对齐：

        {{ sides(language) | bullets }}

        {% set shown = columns | map("first") | list %}
        第一行是列名，第二行是分隔行，之后每笔销售一行。{% if sort %}各笔销售按 {{ sort | comma }} 升序排列
        {{- "，先比较前一个" if sort[1:] }}。{% else %}各笔销售保持原有顺序。{% endif %}
        {%- if "total" in shown %}price 和 total（件数 pieces 乘单价 price）写两位小数，不写 $；未知的值写一个短横 -。
        {%- elif "price" in shown %}price 写两位小数，不写 $；未知的值写一个短横 -。{% endif %}{{ "" }}
        {% if sums == 2 %}
        每个城市的最后一笔销售之下有一行小计：name 写 sum，city 写该城市，pieces 写该城市的件数之和，price 写短横 -。
        {% endif %}
        {% if sums %}
        表格最后一行为总计：name 写 all，city 写短横 -，pieces 写全部件数之和，price 写短横 -。
        {% endif %}
        {% if sums and "total" in shown %}
        在这些合计行中，total 为相应销售中已知 total 之和，若都未知则写 0.00。
        {% endif %}
        每一行写作：符号 |，然后对每一列写一个空格、单元格内容、一个空格和 |。同一列的单元格宽度都等于该列最宽的文字，
        至少为 3：
        左对齐时空格补在右边，右对齐时补在左边，居中时补在两边，两边一样多或右边多一个。
        分隔行中的单元格是该宽度的一串短横，
        左对齐时第一个改为冒号，右对齐时最后一个改为冒号，居中时两端都改为冒号。列名的对齐方式与其余内容相同。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = worlds.draw_names(rng, params.rows)
        cities = rng.sample(PLACES, 2 + params.rows // 6)
        sales = tuple(
            (
                name,
                rng.choice(cities),
                rng.randint(2, 140),
                None if rng.randrange(100) < params.lacking else rng.randint(5, 160) * 25,
            )
            for name in names
        )
        chosen = (
            rng.sample(COLUMNS[1:], params.columns - 1)
            if params.sums < 2
            else ["city", *rng.sample(COLUMNS[2:], params.columns - 2)]
        )
        columns = rng.sample(["name", *chosen], params.columns)
        second = [key for key in ("pieces", "name") if params.sort > 1 and (key in columns)]
        keys = ["city", *second[:1]] if params.sums == 2 or params.sort == 2 else [rng.choice(("name", "pieces"))]
        if (params.sort == 2 and "city" not in columns) or len({sale[2] for sale in sales}) < len(sales):
            raise task.Retry
        instance = self.Instance(
            sales=sales,
            columns=tuple((column, rng.choice(list(SIDES))) for column in columns),
            sort=tuple(keys) if params.sort else (),
            sums=params.sums,
        )
        if sorted(sales) == list(sales) or len({sale[1] for sale in sales}) < len(cities):
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> str:
        sales: list[Any] = list(instance.sales)
        for key in reversed(instance.sort):
            sales.sort(key=lambda sale: sale[COLUMNS.index(key)])
        rows = [dict(zip(COLUMNS, COLUMNS, strict=True))]
        for i, (name, city, n, price) in enumerate(sales):
            total = None if price is None else n * price
            rows.append({"name": name, "city": city, "pieces": str(n), "price": _money(price), "total": _money(total)})
            if instance.sums == 2 and city not in [sale[1] for sale in sales[i + 1 :]]:
                rows.append(_sum_row("sum", city, [sale for sale in sales if sale[1] == city]))
        rows += [_sum_row("all", "-", sales)] * (instance.sums > 0)
        shown = list[list[str]]()
        for column, side in instance.columns:
            width = max(3, *(len(row[column]) for row in rows))
            rule = (":" if side != "right" else "-") + "-" * (width - 2) + (":" if side != "left" else "-")
            cells = [_padded(row[column], width, side) for row in rows]
            shown.append([cells[0], rule, *cells[1:]])
        return "\n".join("| " + " | ".join(cells) + " |" for cells in zip(*shown, strict=True))


def _money(cents: int | None) -> str:
    return "-" if cents is None else f"{cents // 100}.{cents % 100:02}"


def _sum_row(name: str, city: str, sales: list[Sale]) -> dict[str, str]:
    total = sum(n * price for _, _, n, price in sales if price is not None)
    return {"name": name, "city": city, "pieces": str(sum(s[2] for s in sales)), "price": "-", "total": _money(total)}


def _padded(text: str, width: int, side: str) -> str:
    free = width - len(text)
    before = {"left": 0, "right": free, "centre": free // 2}[side]
    return " " * before + text + " " * (free - before)
