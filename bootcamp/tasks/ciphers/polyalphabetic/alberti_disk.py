"""Encrypt or decrypt with a cipher disk whose inner ring turns while the text is written.

Answer: a string of signs of the disk; it is unique.
Harder: longer texts, more signs, more rules by which the ring turns.
Skills: simulation, instructions
Source: original; the disk of Leon Battista Alberti, De cifris, 1466.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import random_alphabet
from bootcamp.lib.prompts import ordinal
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import ASK, Ciphered, one_way
from bootcamp.verifiers import Text

Rule = tuple[str, str, int]
"""When the inner ring turns ("every", "plain" or "secret"), a number or a sign, how many places clockwise."""

_WHEN = {
    "every": (
        "after each {0} sign of the text (the {0}, the {1}, and so on)",
        "每当{0} 个符号处理完（{0} 个、{1} 个……）",
    ),
    "plain": ("after each plain sign {0}", "每处理完一个明文符号 {0}"),
    "secret": ("after each encrypted sign {0}", "每写出一个密文符号 {0}"),
}


class AlbertiDisk(Task["AlbertiDisk.Params", "AlbertiDisk.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many signs the text has", levels=(4, 6, 8, 10, 12, 15, 18, 22, 26, 30), ge=4, le=80)
        signs: int = knob("how many signs a ring has", levels=(8, 10, 10, 12, 14, 16, 18, 20, 23, 26), ge=6, le=26)
        rules: int = knob("how many rules turn the ring", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)

    class Instance(Ciphered):
        outer: str
        inner: str
        start: str  # the inner sign below the first outer one
        rules: tuple[Rule, ...]

        def turns(self, language: str) -> list[str]:
            return [_told(rule, language) for rule in self.rules]

    prompt = Prompt(
        en=r"""
        A cipher disk has two rings with {{ outer | length }} places each. In clockwise order their signs are

        - outer ring: {{ outer }}
        - inner ring: {{ inner }}

        At the start, {{ start }} of the inner ring lies below {{ outer[0] }} of the outer ring, and the signs that
        follow it clockwise lie below those that follow {{ outer[0] }} clockwise. A plain sign is looked for on the
        outer ring; the sign below it on the inner ring is the encrypted one. When the inner ring turns one place
        clockwise, each of its signs goes to the place of the sign that followed it clockwise.

        While a text is written sign by sign, the inner ring turns
        {{ turns(language) | bullets }}
        {% if rules[1:] %}

        Where several of these apply after the same sign, all of them are carried out.
        {% endif %}
        """,
        zh=r"""
        一个密码盘有内外两圈，每圈 {{ outer | length }} 个位置。按顺时针方向，两圈上的符号依次为

        - 外圈：{{ outer }}
        - 内圈：{{ inner }}

        开始时，内圈的 {{ start }} 在外圈的 {{ outer[0] }} 下面，
        内圈上顺时针排在其后的符号依次在外圈上顺时针排在其后的符号下面。
        加密时，在外圈上找到明文符号，它下面的内圈符号就是密文符号。内圈顺时针转一格，
        就是它的每个符号移到顺时针方向下一个符号原来的位置。

        逐个处理文本的符号时，内圈按下列规则转动：
        {{ turns(language) | bullets }}
        {% if rules[1:] %}

        若处理完同一个符号后有几条规则都适用，则全部执行。
        {% endif %}
        """,
        after=ASK,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet="".join(sorted(instance.outer)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        outer = random_alphabet(rng, UPPER[: params.signs])
        inner = random_alphabet(rng, outer)
        plain = random_text(rng, params.letters, outer)
        kinds = ["every"] + [rng.choice(("plain", "secret")) for _ in range(params.rules - 1)]
        marks = [str(rng.randint(2, min(4, params.letters - 1))), *rng.sample(outer, params.rules - 1)]
        turns = [rng.choice((-1, 1)) * rng.randint(1, params.signs // 2 - 1) for _ in kinds]
        rules = tuple(zip(kinds, marks, turns, strict=True))
        start = rng.choice(inner)
        instance = self.Instance(text=plain, encrypt=True, outer=outer, inner=inner, start=start, rules=rules)
        secret = self.solve(instance)
        if any(mark not in {"plain": plain, "secret": secret}[kind][:-1] for kind, mark, _ in rules[1:]):
            raise task.Retry  # a rule that is never used
        shown, answer = one_way(rng, plain, secret)
        return instance.model_copy(update=shown), answer

    def solve(self, instance: Instance) -> str:
        return "".join(sign for _, sign, _ in _steps(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, below = list[str](), ""
        for sign, (now, result, turned) in zip(instance.text, _steps(instance), strict=True):
            if now != below:
                below = now
                lines.append(" ".join(map("".join, zip(instance.outer, below, strict=True))))
            lines.append(f"{sign} -> {result}")
            if turned:
                total = f" = {sum(turned):+}" if turned[1:] else ""
                lines.append(" ".join(f"{places:+}" for places in turned) + total)
        return "\n".join(lines)


def _steps(instance: AlbertiDisk.Instance) -> Iterator[tuple[str, str, list[int]]]:
    """Give for each sign what lies below the outer ring, what the sign becomes, and the turns after it."""
    place = instance.inner.index(instance.start)
    for count, sign in enumerate(instance.text, 1):
        below = instance.inner[place:] + instance.inner[:place]
        if instance.encrypt:
            plain, secret = sign, below[instance.outer.index(sign)]
        else:
            plain, secret = instance.outer[below.index(sign)], sign
        turns = [
            places
            for kind, mark, places in instance.rules
            if (count % int(mark) == 0 if kind == "every" else mark == {"plain": plain, "secret": secret}[kind])
        ]
        yield below, secret if instance.encrypt else plain, turns
        place = (place - sum(turns)) % len(below)


def _told(rule: Rule, language: str) -> str:
    kind, mark, places = rule
    en, zh = _WHEN[kind]
    marks = [ordinal(n, language) for n in (int(mark), 2 * int(mark))] if kind == "every" else [mark]
    size = abs(places)
    if language == "zh":
        return f"{zh.format(*marks)}，{'顺时针' if places > 0 else '逆时针'}转 {size} 格"
    way = "clockwise" if places > 0 else "counterclockwise"
    return f"{size} place{'s' if size > 1 else ''} {way} {en.format(*marks)}"
