"""Complete a 3 x 3 matrix of sets whose rows or columns follow hidden set operations.

Answer: the symbols of the missing cell; every operation that fits the complete lines gives them.
Harder: more symbols, operations along rows or columns, two kinds of symbols with rules of their own, another gap.
Skills: induction, logic
Source: original; P. Carpenter, M. Just and P. Shell, What one intelligence test measures, Psych. Review 97, 1990.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Choice, Format, Set

Matrix = tuple[tuple[str, ...], ...]  # the symbols of each cell as a text, GAP or EMPTY

GAP = "?"
EMPTY = "-"
OPERATIONS = {  # which symbols are in the third set, by whether they are in the first and in the second: 00 01 10 11
    "0111": (
        "the symbols that are in the first or in the second set, or in both",
        "在第一个或第二个集合中（或同时在两者中）的符号",
    ),
    "0001": ("the symbols that are in both", "同时在两个集合中的符号"),
    "0110": ("the symbols that are in just one of the two", "恰好在其中一个集合中的符号"),
    "0010": ("the symbols that are in the first but not in the second", "在第一个集合中而不在第二个集合中的符号"),
    "0100": ("the symbols that are in the second but not in the first", "在第二个集合中而不在第一个集合中的符号"),
}


class PatRavenSetLogic(Task["PatRavenSetLogic.Params", "PatRavenSetLogic.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        symbols: int = knob("how many symbols of a kind there are", levels=(4, 4, 5, 5, 4, 5, 4, 5, 6, 7), ge=2, le=9)
        kinds: int = knob(
            "how many kinds of symbols have a rule of their own", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2
        )
        columns: bool = knob("whether a rule may go down the columns", levels=(False,) * 3 + (True,) * 7)
        operations: int = knob("how many operations are possible", levels=(2, 4, 5, 5, 5, 5, 5, 5, 5, 5), ge=2, le=5)
        gap: bool = knob("whether another cell is not shown", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        matrix: tuple[tuple[str, ...], ...]  # the symbols of each cell as a text, GAP or EMPTY
        symbols: tuple[str, ...]  # a text of the symbols for each kind
        columns: bool
        operations: int

        @property
        def kinds(self) -> list[str]:
            return [en for en, _ in OPERATIONS.values()][: self.operations]

        @property
        def zh_kinds(self) -> list[str]:
            return [zh for _, zh in OPERATIONS.values()][: self.operations]

    prompt = Prompt(
        en=r"""
        The cells of a matrix hold sets of symbols; - is the empty set, ? a cell that is not shown.
        {% if columns %}
        By a hidden rule, either in every row the set in the third cell follows from the sets in the first and the
        second cell, or in every column the set in the third cell from the top follows from those in the first and the
        second.
        {% else %}
        By a hidden rule, in every row the set in the third cell follows from the sets in the first and the second cell.
        {% endif %}
        The third set holds one of these (the same choice in every line):

        {{ kinds | bullets }}

        {% if symbols | length > 1 %}
        Letters and digits each have such a rule of their own.
        {% endif %}
        {% for row in matrix %}
        {{ row | join(" | ") }}
        {% endfor %}

        Which symbols are in the last cell of the last row?
        """,
        zh=r"""
        矩阵的每个格子里是一个符号集合；- 表示空集，? 表示没有显示的格子。
        {% if columns %}
        按照一条隐藏的规则，要么每行第三格的集合由该行第一、第二格的集合得到，
        要么每列从上数第三格的集合由该列第一、第二格的集合得到。
        {% else %}
        按照一条隐藏的规则，每行第三格的集合由该行第一、第二格的集合得到。
        {% endif %}
        第三个集合由下列之一组成（各线的选择相同）：

        {{ zh_kinds | bullets }}

        {% if symbols | length > 1 %}
        字母和数字各有自己的这样一条规则。
        {% endif %}
        {% for row in matrix %}
        {{ row | join(" | ") }}
        {% endfor %}

        最后一行的最后一格里有哪些符号？
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(tuple("".join(instance.symbols))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        pools = "ABCDEFGHKMPRT", "123456789"
        symbols = tuple("".join(sorted(rng.sample(pool, params.symbols))) for pool in pools[: params.kinds])
        operations = list(OPERATIONS)[: params.operations]
        held = dict.fromkeys(cells(3, 3), "")
        for text in symbols:
            table, down = rng.choice(operations), params.columns and rng.random() < 0.5
            for symbol, line in product(text, range(3)):
                for place, bit in enumerate(_random_line(table, rng)):
                    held[(place, line) if down else (line, place)] += symbol * int(bit)
        gaps = [(2, 2), *rng.sample([(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0)], params.gap)]
        texts = (GAP if cell in gaps else held[cell] or EMPTY for cell in cells(3, 3))
        matrix = fill(3, 3, texts)
        found = "".join(missing(matrix, text, params.columns, operations) for text in symbols)
        if not found:
            raise task.Retry
        return self.Instance(
            matrix=matrix, symbols=symbols, columns=params.columns, operations=params.operations
        ), frozenset(found)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        words = {"en": ("rows", "columns", "no", "yes"), "zh": ("行", "列", "否", "是")}[language]
        written = []
        for text in instance.symbols:
            tables = enumerate(list(OPERATIONS)[: instance.operations], 1)
            for down, (number, table) in product(range(1 + instance.columns), tables):
                lines = tuple(zip(*instance.matrix, strict=True)) if down else instance.matrix
                told, right = [], True
                for line in (*lines[:2], *(lines[2:] if GAP in lines[2][:2] else ())):
                    right = right and all(_fits(line, symbol, table) for symbol in text)
                    told.append(f"{_shown(line, text, table)} {words[2 + right]}")
                    if not right:
                        break
                written.append(f"{words[down] + ' ' if instance.columns else ''}{number}. {'; '.join(told)}")
                if right and all(ends := [_possible(lines, symbol, table) for symbol in text]):
                    a, b, _ = (_among(one, text) for one in lines[2])
                    written.append(f"{a}, {b} -> {''.join(end[0] for end in ends) or EMPTY}")
                    break
        return "\n".join(written)


def _random_line(table: str, rng: Random) -> str:
    """Draw for one symbol in which of the cells of a line it is, in three bits."""
    bits = rng.choice(("00", "01", "10", "11"))
    return bits + table[int(bits, 2)]


def _among(held: str, text: str) -> str:
    return GAP if held == GAP else "".join(symbol for symbol in text if symbol in held) or EMPTY


def _shown(line: Sequence[str], text: str, table: str) -> str:
    """Write what a table makes of the first two sets of a line, or the line if one of its sets is not shown."""
    if GAP in line:
        return ", ".join(_among(one, text) for one in line)
    result = "".join(s for s in text if table[2 * (s in line[0]) + (s in line[1])] == "1")
    return f"{_among(line[0], text)}, {_among(line[1], text)} -> {result or EMPTY}"


def _fits(line: Sequence[str], symbol: str, table: str) -> bool:
    """Tell whether a line agrees with a table for a symbol, whatever a cell that is not shown holds."""
    choices = product(*((0, 1) if held == GAP else (int(symbol in held),) for held in line))
    return any(int(table[2 * a + b]) == c for a, b, c in choices)


def missing(matrix: Matrix, symbols: str, columns: bool, tables: Sequence[str]) -> str:
    """Give those of `symbols` that the last cell holds under every rule that fits; raise Retry if rules differ.

    A rule goes along the rows or, if `columns` allows it, down the columns, and follows one of `tables`.
    """
    results = set()
    for lines, table in product([matrix, tuple(zip(*matrix, strict=True))][: 1 + columns], tables):
        results |= {"".join(chosen) for chosen in product(*(_possible(lines, symbol, table) for symbol in symbols))}
    if len(results) != 1:
        raise Retry
    return results.pop()


def _possible(lines: Matrix, symbol: str, table: str) -> list[str]:
    """List what a rule along the lines allows in the last cell: the symbol, as a text, or nothing."""
    gaps = [(row, col) for row, col in cells(3, 3) if lines[row][col] == GAP]
    found = set()
    for bits in product((0, 1), repeat=len(gaps)):
        chosen = dict(zip(gaps, bits, strict=True))
        filled = [[chosen.get((row, col), int(symbol in lines[row][col])) for col in range(3)] for row in range(3)]
        if all(int(table[2 * a + b]) == c for a, b, c in filled):
            found.add(symbol * filled[2][2])
    return sorted(found)
