"""Put brackets into a word over a multiplication table so that its product is a given symbol, or count the ways.

Answer: the word with brackets, any that gives the symbol; or the number of bracketings, which is unique.
Harder: more symbols, longer words, counting.
Skills: search, counting
Source: original.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import table
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Integer, Tree
from bootcamp.verifiers.base import Format
from bootcamp.verifiers.expression import Binary, Name


class MagmaParenthesize(Task["MagmaParenthesize.Params", "MagmaParenthesize.Instance", "Tree | int"]):
    version = 1

    class Params(task.Params):
        symbols: int = knob("how many symbols the table has", levels=(3, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        length: int = knob("how many symbols the word has", levels=(4, 5, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=16)
        percent: int = knob(
            "the largest share of bracketings that give the symbol",
            levels=(50, 40, 35, 30, 25, 20, 16, 12, 9, 6),
            ge=1,
            le=60,
        )
        counting: bool = knob("whether the number of bracketings may be asked", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        table: tuple[str, ...]  # row x, column y: the product of the symbols x and y
        word: str
        target: str
        counting: bool

        @property
        def symbols(self) -> str:
            return "abcdef"[: len(self.table)]

        @property
        def shown(self) -> str:
            rows = [symbol + line for symbol, line in zip(self.symbols, self.table, strict=True)]
            return table(rows, ["x*y", *self.symbols])

    prompt = Prompt(
        en=r"""
        The product x*y of two symbols stands in the row of x and the column of y of this table. In general (x*y)*z and
        x*(y*z) differ.

        {{ shown }}

        {% if counting %}
        In how many ways can brackets be put into {{ word | join("*") }}, so that every product has two factors and the
        value is {{ target }}? The order of the symbols is kept.
        {%- else %}
        Put brackets into {{ word | join("*") }} so that its value is {{ target }}. The order of the symbols is kept.
        Where brackets are left out, products are taken from left to right. Any way that gives this value will do.
        {%- endif %}
        """,
        zh=r"""
        两个符号的乘积 x*y 写在下表 x 所在的行与 y 所在的列的交点处。一般来说 (x*y)*z 与 x*(y*z) 不相等。

        {{ shown }}

        {% if counting %}
        给 {{ word | join("*") }} 加括号，使每次相乘恰有两个因子，符号的顺序不变，
        有多少种加法使结果为 {{ target }}？
        {%- else %}
        给 {{ word | join("*") }} 加上括号，使它的值为 {{ target }}。
        符号的顺序不变；未加括号处从左到右相乘。写出任意一种加法即可。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Tree | int]:
        if instance.counting:
            return Integer(low=0)  # type: ignore[return-value]
        return Expression(operators=("*",), names=tuple(instance.symbols))  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree | int]:
        symbols = "abcdef"[: params.symbols]
        products = tuple(random_text(rng, params.symbols, symbols) for _ in symbols)
        word = random_text(rng, params.length, symbols)
        ways = ways_by_value(products, word)[0, params.length]
        counting = params.counting and rng.random() < 0.4
        rare = [symbol for symbol in symbols if 0 < 100 * ways[symbol] <= params.percent * ways.total()]
        target = rng.choice(rare or [""])
        left_to_right = word[0]
        for symbol in word[1:]:
            left_to_right = product_of(products, left_to_right, symbol)
        if target in ("", left_to_right):
            raise task.Retry
        instance = self.Instance(table=products, word=word, target=target, counting=counting)
        return instance, self.solve(instance)

    def check(self, instance: Instance, answer: Tree | int) -> str:
        if isinstance(answer, int):
            right = ways_by_value(instance.table, instance.word)[0, len(instance.word)][instance.target]
            return "" if answer == right else "this is not the number of ways"
        if [node.text for node in answer.nodes() if isinstance(node, Name)] != list(instance.word):
            return "the symbols are not those of the word in their order"
        indices = {symbol: Fraction(i) for i, symbol in enumerate(instance.symbols)}
        product = {"*": lambda x, y: indices[instance.table[int(x)][int(y)]]}
        value = instance.symbols[int(answer.evaluate(product, indices))]
        return "" if value == instance.target else f"the value is {value}"

    def solve(self, instance: Instance) -> Tree | int:
        ways = ways_by_value(instance.table, instance.word)
        if instance.counting:
            return ways[0, len(instance.word)][instance.target]

        def tree(start: int, end: int, target: str) -> Tree:
            if end - start == 1:
                return Name(target)
            cut, x, y = next(
                (cut, x, y)
                for cut in range(start + 1, end)
                for x in sorted(ways[start, cut])
                for y in sorted(ways[cut, end])
                if product_of(instance.table, x, y) == target
            )
            return Binary("*", tree(start, cut, x), tree(cut, end, y))

        return tree(0, len(instance.word), instance.target)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        word, lines = instance.word, list[str]()
        ways = ways_by_value(instance.table, word)
        texts = {(i, i + 1, symbol): symbol for i, symbol in enumerate(word)}
        for size in range(2, len(word) + 1):
            for start in range(len(word) - size + 1):
                end, steps = start + size, list[str]()
                for cut in range(start + 1, end):
                    found: Counter[str] = Counter()
                    for x, y in product(sorted(ways[start, cut]), sorted(ways[cut, end])):
                        value = product_of(instance.table, x, y)
                        found[value] += ways[start, cut][x] * ways[cut, end][y]
                        if (start, end, value) not in texts:
                            parts = [texts[start, cut, x], texts[cut, end, y]]
                            texts[start, end, value] = "*".join(f"({one})" if one[1:] else one for one in parts)
                            steps += [f"{value} = {x}*{y} ({cut - start})"] * (not instance.counting)
                    steps += [" ".join(f"{v} {n}" for v, n in sorted(found.items()))] * instance.counting
                told = " + ".join(steps) if instance.counting else ", ".join(steps)
                total = " ".join(f"{v} {n}" for v, n in sorted(ways[start, end].items()))
                lines.append(f"{word[start:end]}: {told}{f' = {total}' if instance.counting and size > 2 else ''}")
        last = 0, len(word), instance.target
        return "\n".join([*lines, str(ways[last[:2]][last[2]]) if instance.counting else f"{last[2]}: {texts[last]}"])


def product_of(table: tuple[str, ...], x: str, y: str) -> str:
    """Look up a product."""
    return table["abcdef".index(x)]["abcdef".index(y)]


def ways_by_value(table: tuple[str, ...], word: str) -> dict[tuple[int, int], Counter[str]]:
    """Count for every stretch of the word the bracketings by their value."""
    ways = {(i, i + 1): Counter(symbol) for i, symbol in enumerate(word)}
    for size in range(2, len(word) + 1):
        for start in range(len(word) - size + 1):
            end = start + size
            found: Counter[str] = Counter()
            for cut in range(start + 1, end):
                for x, m in ways[start, cut].items():
                    for y, n in ways[cut, end].items():
                        found[product_of(table, x, y)] += m * n
            ways[start, end] = found
    return ways
