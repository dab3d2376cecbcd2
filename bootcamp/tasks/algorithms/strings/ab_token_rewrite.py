"""Rewrite a row of tokens with marks at one side until no two marks face each other.

Answer: the final row and the number of rewritings; unique.
Harder: longer rows, more letters.
Skills: simulation, counting
Source: original; after a puzzle that is known as the A::B challenge.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

Row = tuple[str, ...]


class AbTokenRewrite(Task["AbTokenRewrite.Params", "AbTokenRewrite.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        tokens: int = knob("the number of tokens", levels=(5, 6, 8, 10, 13, 16, 20, 25, 31, 38), ge=3, le=60)
        letters: int = knob("the number of letters", levels=(3, 3, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)

    class Instance(task.Instance):
        row: Row

    prompt = Prompt(
        en=r"""
        A row of tokens is given. Each is a letter with the mark # on its left or on its right:

        {{ row | join(" ") }}

        If two neighbouring tokens face each other with their marks, as X# #Y do for letters X and Y, they may be
        rewritten: if the letters are equal, both tokens vanish, else they change places, so that X# #Y becomes #Y X#.
        This is done until no two neighbouring tokens face each other; the order does not matter.

        Give the final row (row; empty brackets if it is empty) and the number of rewritings (steps).
        """,
        zh=r"""
        给定一行记号，每个记号是一个字母，左边或右边带有标记 #：

        {{ row | join(" ") }}

        如果两个相邻记号的标记相对，即形如 X# #Y（X、Y 为字母），就可以改写：若两个字母相同，两个记号一起消失；
        否则它们交换位置，即 X# #Y 变成 #Y X#。一直改写到没有两个相邻记号的标记相对为止；改写的次序不影响结果。

        请给出最后的一行（row，若为空则写空的方括号）和改写的次数（steps）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        letters = sorted({token.strip("#") for token in instance.row})
        bank = tuple(token for letter in letters for token in (f"{letter}#", f"#{letter}"))
        return Record(row=Sequence(Word(bank)), steps=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        letters = "ABCDE"[: params.letters]
        row = tuple(rng.choice(("{}#", "#{}")).format(rng.choice(letters)) for _ in range(params.tokens))
        instance = self.Instance(row=row)
        answer = self.solve(instance)
        if (
            answer["steps"] < params.tokens // 2 - (params.tokens < 7)
            or len({token.strip("#") for token in row}) < params.letters
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        ways = []
        for row in (instance.row, tuple(token[::-1] for token in reversed(instance.row))):
            seen = {"#": "#"}
            ways.append([seen.setdefault(sign, str(len(seen))) for token in row for sign in token])
        return min(ways)

    def solve(self, instance: Instance) -> dict[str, Any]:
        *_, (row, steps, _) = _run(instance)
        return {"row": row, "steps": steps}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        past, gone = {"en": (" past ", ", both gone with "), "zh": (" 越过 ", "，抵消 ")}[language]
        lines, before = [], 0
        for token, (row, steps, met) in zip(instance.row, _run(instance), strict=True):
            lines.append(token)
            if met:
                equal = met[-1][0] == token[1]
                passed = met[:-1] if equal else met
                lines[-1] += past * bool(passed) + " ".join(passed) + (gone + met[-1]) * equal
            lines[-1] += f": {' '.join(row) or '-'}" + f"; {before}+{steps - before}={steps}" * bool(met)
            before = steps
        return "\n".join(lines)


def _run(instance: AbTokenRewrite.Instance) -> Iterator[tuple[Row, int, Row]]:
    """Give the row, the number of rewritings and the tokens that the last one met, when each token has come to it."""
    left: list[str] = []  # tokens with the mark on the left, which nothing stops any more
    right: list[str] = []  # tokens with the mark on the right that wait for others
    steps = 0
    for token in instance.row:
        met = list[str]()
        if token.endswith("#"):
            right.append(token)
        else:
            for place in range(len(right) - 1, -1, -1):  # it wanders to the left until it meets its like
                met.append(right[place])
                if right[place].strip("#") == token.strip("#"):
                    del right[place]
                    break
            else:
                left.append(token)
        steps += len(met)
        yield (*left, *right), steps, tuple(met)
