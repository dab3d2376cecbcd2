"""Write a short expression of a small string language that turns each shown input into its output.

Answer: the expression; every one that is short enough and right for all rows counts.
Harder: longer expressions, more functions, more rows, no room for spare parts.
Skills: coding, induction, search
Source: original; after S. Gulwani's programming by example, 2011.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.string_language import (
    MEANINGS,
    SIGNATURES,
    Node,
    StringFault,
    draw,
    heads,
    read,
    run,
    shortened,
    size,
    written,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Program

_CUTS = "-./:_"
_SMALL = tuple(
    read(text)
    for text in (
        *(f'word(s, "{cut}", {place})' for cut in _CUTS for place in (1, 2, 3, -1, -2)),
        *("upper(s)", "lower(s)", "reverse(s)", "part(s, 1, 1)", "part(s, 1, 2)", "part(s, 1, 3)", "part(s, -1, -1)"),
        *("part(s, 2, -1)", "part(s, 1, -2)", "part(s, -2, -1)", "part(s, -3, -1)", "cat(s, s)"),
    )
)


class StringDslSynthesis(Task["StringDslSynthesis.Params", "StringDslSynthesis.Instance", str]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("the parts of some expression", levels=(4, 5, 6, 7, 8, 9, 11, 12, 14, 16), ge=3, le=20)
        slack: int = knob("how many parts more it may have", levels=(2, 2, 1, 1, 1, 1, 0, 0, 0, 0), ge=0, le=5)
        functions: int = knob("the number of functions", levels=(5, 5, 6, 7, 8, 8, 9, 10, 11, 11), ge=4, le=11)
        rows: int = knob("the number of rows", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=8)
        pieces: int = knob("the most words in an input", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)

    class Instance(task.Instance):
        rows: tuple[tuple[str, str], ...]
        most: int
        functions: tuple[str, ...]

        def manual(self, language: str) -> list[str]:
            return [MEANINGS[name][language == "zh"] for name in self.functions]

        @property
        def table(self) -> list[str]:
            return [f'"{given}" -> "{wanted}"' for given, wanted in self.rows]

        @property
        def counting(self) -> bool:
            return any("n" in SIGNATURES[name] for name in self.functions)

    prompt = Prompt(
        en=r"""
        An expression is made of the text s, the input, of texts of 1 to 3 characters in quotes such as "a"
        {{- ", of whole numbers such as 2 or -1" if counting }} and of these functions, where t, u, v stand for
        expressions that give a text, c, d for texts in quotes{{ " and m, n for numbers" if counting }}:

        {{ manual(language) | bullets }}

        Write an expression that turns each input into its output:

        {{ table | bullets }}

        It may have at most {{ most }} parts: every function, every s
        {{- ", every number" if counting }} and every text in quotes is one part. Any such expression will do.
        """,
        zh=r"""
        表达式由输入的文本 s、引号中的 1 到 3 个字符的文本（如 "a"）{{ "、整数（如 2 或 -1）" if counting -}}
        和以下函数组成，其中 t、u、v 是结果为文本的表达式，c、d 是引号中的文本{{ "，m、n 是数" if counting }}：

        {{ manual(language) | bullets }}

        请写一个表达式，把下面每个输入变成对应的输出：

        {{ table | bullets }}

        表达式至多有 {{ most }} 个部分：每个函数、每个 s、{{ "每个数、" if counting }}每个引号中的文本各算一个部分。
        任何这样的表达式都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Program(max_lines=60, max_chars=1500)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        functions = tuple(SIGNATURES)[: params.functions]
        for _ in range(60):
            cut = rng.choice(_CUTS)
            inputs = [_text(params, cut, rng) for _ in range(params.rows)]
            node = draw(rng, params.nodes, functions, cut * 3 + "aeotnr")
            if size(node) != params.nodes or len(heads(node)) < min(4, 1 + params.nodes // 4):
                continue
            outputs = [run(node, one) for one in inputs]
            if min(map(len, outputs)) < 1 or max(map(len, outputs)) > 40 or len(set(outputs)) < len(outputs):
                continue
            rows = tuple(sorted(zip(inputs, outputs, strict=True)))
            small = [one for one in _SMALL if size(one) < params.nodes - 1]
            if not any(_fits(one, rows) for one in (*shortened(node), *small)):
                instance = self.Instance(rows=rows, most=params.nodes + params.slack, functions=functions)
                return instance, written(node)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.rows), instance.most, instance.functions]

    def check(self, instance: Instance, answer: str) -> str:
        try:
            node = read(answer)
            if other := heads(node) - set(instance.functions):
                return f"{min(other)} is not among the functions"
            if size(node) > instance.most:
                return f"the expression has more than {instance.most} parts"
            wrong = next((given for given, wanted in instance.rows if run(node, given) != wanted), None)
        except StringFault as fault:
            return str(fault)
        return "" if wrong is None else f'the output for "{wrong}" is wrong'


def _fits(node: Node, rows: tuple[tuple[str, str], ...]) -> bool:
    return all(run(node, given) == wanted for given, wanted in rows)


def _text(params: StringDslSynthesis.Params, cut: str, rng: Random) -> str:
    """Draw words and numbers with a sign between them."""
    words = []
    for _ in range(rng.randint(max(1, params.pieces - 1), params.pieces)):
        word = "".join(rng.choice("bdklmnrst") + rng.choice("aeo") for _ in range(rng.randint(1, 3)))
        word += rng.choice(("", "", "n", "t", "r"))
        words.append(rng.choice((word, word, word.capitalize(), str(rng.randint(2, 99)))))
    return cut.join(words)
