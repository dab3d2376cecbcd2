"""Decrypt a text that was sent with a damaged pad, parts of which were used again for texts that are partly known.

Answer: the text; unique.
Harder: longer texts, more transmissions, more damaged places, letters that only follow over several steps.
Skills: deduction, arithmetic
Source: original; the pads of G. S. Vernam and J. Mauborgne, and what using them twice gives away.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import wrapped
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

Cell = tuple[int, int]
"""A place (from 0) of text n, counted from 0, or of the pad, which has the number -1."""


class OneTimePad(Task["OneTimePad.Params", "OneTimePad.Instance", str]):
    version = 1

    class Params(task.Params):
        letters: int = knob("letters of a text", levels=(4, 5, 6, 6, 7, 8, 9, 10, 11, 12), ge=3, le=30)
        texts: int = knob("how many texts there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        sent: int = knob("how often a text was sent", levels=(2, 3, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=20)
        pad: int = knob("letters of the pad", levels=(10, 10, 11, 12, 13, 15, 17, 19, 21, 24), ge=6, le=80)
        kept: int = knob("how many places in ten are left readable", levels=(8, 7, 6, 4, 3, 2, 1, 0, 0, 0), ge=0, le=10)

    class Instance(task.Instance):
        digits: bool
        pad: str
        texts: tuple[str, ...]  # the last one is asked for
        sent: tuple[tuple[int, int, str], ...]  # text and first place of the pad, both from 1, and the cipher text

        @property
        def alphabet(self) -> str:
            return "0123456789" if self.digits else UPPER

        @property
        def places(self) -> list[list[object]]:
            return [[*range(1, len(self.pad) + 1)], [*self.pad]]

    prompt = Prompt(
        en=r"""
        {% if digits %}
        Texts of digits are encrypted with a pad, a row of random digits: each digit p of the text and the digit k of
        the pad that it meets give the digit c = (p + k) mod 10.
        {% else %}
        Texts of letters (A = 0, B = 1, ..., Z = 25) are encrypted with a pad, a row of random letters: each letter p of
        the text and the letter k of the pad that it meets give the letter c = (p + k) mod 26.
        {% endif %}
        The first sign of the text meets the place of the pad at which the transmission starts, the second sign the next
        place, and so on. Places were used again, against all rules. The pad is damaged, and the texts are known in part
        only; ? is a sign that cannot be read. Under its places, numbered from 1, the pad is:

        {{ places | aligned }}

        {% for text in texts %}
        - Text {{ loop.index }}: {{ text }}
        {% endfor %}

        These transmissions were overheard:

        {% for number, start, secret in sent %}
        - text {{ number }}, from place {{ start }} of the pad on: {{ secret }}
        {% endfor %}

        Give text {{ texts | length }}; all its signs follow.
        """,
        zh=r"""
        {% if digits %}
        数字文本用密码本加密，密码本是一排随机数字：文本的数字 p 与它对应的密码本数字 k 得到数字 c = (p + k) mod 10。
        {% else %}
        字母文本（A = 0，B = 1，……，Z = 25）用密码本加密，密码本是一排随机字母：
        文本的字母 p 与它对应的密码本字母 k 得到字母 c = (p + k) mod 26。
        {% endif %}
        文本的第一个符号对应本次发送的起始位置，第二个符号对应下一个位置，依此类推。密码本的一些位置被违规重复使用。
        密码本有破损，文本也只知道一部分，? 表示无法辨认的符号。密码本的位置从 1 起编号，内容为：

        {{ places | aligned }}

        {% for text in texts %}
        - 文本 {{ loop.index }}：{{ text }}
        {% endfor %}

        截获了以下发送内容：

        {% for number, start, secret in sent %}
        - 文本 {{ number }}，从密码本的第 {{ start }} 个位置开始：{{ secret }}
        {% endfor %}

        请写出文本 {{ texts | length }}，它的每个符号都可以推出。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(instance.alphabet, length=len(instance.texts[-1]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        digits = rng.random() < 0.4
        alphabet = "0123456789" if digits else UPPER
        texts = [random_text(rng, params.letters, alphabet) for _ in range(params.texts)]
        pad = random_text(rng, params.pad, alphabet)
        places = [(n, start) for n in range(params.texts) for start in range(params.pad - params.letters + 1)]
        sent = sorted(rng.sample(places, params.sent))
        if {n for n, _ in sent} != set(range(params.texts)):
            raise task.Retry
        pairs = [((-1, start + i), (n, i)) for n, start in sent for i in range(params.letters)]
        asked = {(params.texts - 1, i) for i in range(params.letters)}
        readable = {cell for pair in pairs for cell in pair} - asked
        if not asked <= _reached(pairs, readable):
            raise task.Retry
        for cell in rng.sample(sorted(readable), len(readable)):
            if rng.randrange(10) >= params.kept and asked <= _reached(pairs, readable - {cell}):
                readable.remove(cell)
        if all((-1, start + i) in readable for n, start in sent[-1:] for i in range(params.letters)):
            raise task.Retry
        unused = {(-1, i) for i in range(params.pad) if rng.randrange(10) < params.kept}
        shown = readable | unused - {cell for cell, _ in pairs}
        covered = ["".join(c if (n, i) in shown else "?" for i, c in enumerate(text)) for n, text in enumerate(texts)]
        m = len(alphabet)
        secrets = []
        for n, start in sent:
            met = zip(texts[n], pad[start:], strict=False)
            secret = "".join(alphabet[(alphabet.index(p) + alphabet.index(k)) % m] for p, k in met)
            secrets.append((n + 1, start + 1, secret))
        instance = self.Instance(
            digits=digits,
            pad="".join(c if (-1, i) in shown else "?" for i, c in enumerate(pad)),
            texts=tuple(covered),
            sent=tuple(secrets),
        )
        return instance, texts[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        alphabet, asked = instance.alphabet, len(instance.texts) - 1
        rows = {-1: instance.pad, **dict(enumerate(instance.texts))}
        known = {(n, i): alphabet.index(c) for n, row in rows.items() for i, c in enumerate(row) if c != "?"}
        links = [
            (one, other, alphabet.index(c))
            for text, start, secret in instance.sent
            for i, c in enumerate(secret)
            for one, other in permutations([(text - 1, i), (-1, start - 1 + i)])
        ]
        steps: dict[Cell, tuple[Cell, int]] = {}
        waiting = list(known)
        for cell in waiting:  # grows while it is read
            for one, other, c in links:
                if one == cell and other not in known:
                    known[other], steps[other] = (c - known[one]) % len(alphabet), (one, c)
                    waiting.append(other)
        needed = [(asked, i) for i in range(len(instance.texts[-1]))]
        for cell in needed:  # grows while it is read
            if cell in steps and steps[cell][0] not in needed:
                needed.append(steps[cell][0])
        lines = []
        for cell in (cell for cell in steps if cell in needed):
            one, c = steps[cell]
            value = known[cell]
            shown = f"{c} - {known[one]}{wrapped(c - known[one], len(alphabet))}"
            sign = "" if instance.digits else f", {alphabet[value]}"
            lines.append(f"{_name(cell)} = {alphabet[c]} - {_name(one)} = {shown}{sign}")
        return "\n".join(lines)


def _name(cell: Cell) -> str:
    n, place = cell
    return f"k{place + 1}" if n < 0 else f"p{n + 1}.{place + 1}"


def _reached(pairs: list[tuple[Cell, Cell]], readable: set[Cell]) -> set[Cell]:
    """Give the cells that follow: of each pair of a transmission one gives the other."""
    beside: dict[Cell, list[Cell]] = {}
    for one, two in pairs:
        beside.setdefault(one, []).append(two)
        beside.setdefault(two, []).append(one)
    reached, waiting = set(readable), list(readable)
    while waiting:
        for other in beside.get(waiting.pop(), ()):
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached
