"""Encrypt or decrypt with a stack of wheels that bear permuted alphabets, or find first how the stack was used.

Answer: a string of signs of the wheels; it is unique.
Harder: more and larger wheels, more blocks; the offset is lost, then the places of some wheels too.
Skills: deduction, search
Source: original; the wheel cipher of Thomas Jefferson, about 1795.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.cipher import random_alphabet, wrapped
from bootcamp.lib.text import UPPER, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers._texts import Ciphered, one_way, require_only
from bootcamp.verifiers import Text


class JeffersonWheel(Task["JeffersonWheel.Params", "JeffersonWheel.Instance", str]):
    version = 1

    class Params(task.Params):
        wheels: int = knob("how many wheels there are", levels=(3, 3, 4, 4, 4, 5, 6, 6, 7, 8), ge=3, le=12)
        signs: int = knob("how many signs a wheel has", levels=(6, 8, 8, 10, 10, 12, 12, 14, 14, 16), ge=5, le=26)
        blocks: int = knob("how many full blocks the text has", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=6)
        lost_offset: bool = knob(
            "whether the first block of the plain text is given, not the offset", levels=(False,) * 4 + (True,) * 6
        )
        lost_places: int = knob("how many wheels have unknown places", levels=(0,) * 6 + (2, 3, 4, 5), ge=0, le=5)

    class Instance(Ciphered):
        wheels: tuple[str, ...]
        order: tuple[int, ...]  # the number of the wheel at each place, from 1; 0 if it is unknown
        offset: int  # 0 if it is unknown
        known: str  # the first block of the plain text, if something is unknown

        @property
        def listed(self) -> list[str]:
            return [f"wheel {number}: {signs}" for number, signs in enumerate(self.wheels, 1)]

        @property
        def stack(self) -> list[object]:
            return [number or "?" for number in self.order]

        @property
        def loose(self) -> list[int]:
            return [number for number in range(1, len(self.wheels) + 1) if number not in self.order]

    prompt = Prompt(
        en=r"""
        The {{ wheels | length }} wheels of a cipher bear these signs in order; after the last sign of a wheel comes its
        first again:

        {{ listed | lines }}

        The wheels are stacked; their numbers from the first place to the last are {{ stack | comma }}.
        {% if loose %}
        A ? is an unknown number; {{ loose | listed }} stand at these places in an unknown order.
        {% endif %}
        The text is cut into blocks of {{ wheels | length }} signs (the last one may be shorter). The i-th sign of each
        block is looked for on the wheel at place i. In its stead the sign is written that comes r places later on the
        same wheel; r is the same for all signs.
        {% if known %}
        r is unknown, a whole number from 1 to {{ (wheels[0] | length) - 1 }}, but the first block of the plain text is
        {{ known }}. Decrypt the whole text:
        {% else %}
        Here r = {{ offset }}. {{ "Encrypt" if encrypt else "Decrypt" }} this text:
        {% endif %}

        {{ text }}
        """,
        zh=r"""
        一种密码用 {{ wheels | length }} 个轮子（wheel），各轮上的符号依次如下；轮上最后一个符号之后又是第一个符号：

        {{ listed | lines }}

        轮子叠成一串，从第 1 位到最后一位的轮子编号依次为 {{ stack | comma }}。
        {% if loose %}
        ? 表示未知的编号；{{ loose | listed(language) }} 号轮子以未知的次序位于这些位置。
        {% endif %}
        文本每 {{ wheels | length }} 个符号分成一组（最后一组可以较短）。每组的第 i 个符号要在第 i 位的轮子上找到，
        换成同一轮子上往后数第 r 个符号；所有符号的 r 都相同。
        {% if known %}
        r 未知，是 1 到 {{ (wheels[0] | length) - 1 }} 之间的整数，但已知明文的第一组是 {{ known }}。请解密整个文本：
        {% else %}
        这里 r = {{ offset }}。请{{ "加密" if encrypt else "解密" }}下面的文本：
        {% endif %}

        {{ text }}
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet="".join(sorted(instance.wheels[0])))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        count, signs = params.wheels, UPPER[: params.signs]
        wheels = tuple(random_alphabet(rng, signs) for _ in range(count))
        order = rng.sample(range(1, count + 1), count)
        offset = rng.randrange(1, params.signs)
        plain = random_text(rng, count * params.blocks + rng.randrange(count), signs)
        lost = params.lost_offset or params.lost_places > 0
        shown, answer = one_way(rng, plain, _turned(plain, wheels, order, offset), lost)
        for place in rng.sample(range(count), params.lost_places):
            order[place] = 0
        instance = self.Instance(
            **shown,
            wheels=wheels,
            order=tuple(order),
            offset=0 if lost else offset,
            known=plain[:count] if lost else "",
        )
        if lost:
            require_only(list(_readings(instance)), plain)
        return instance, answer

    def solve(self, instance: Instance) -> str:
        if instance.known:
            return next(_readings(instance))
        offset = instance.offset if instance.encrypt else -instance.offset
        return _turned(instance.text, instance.wheels, instance.order, offset)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, order, r = [], instance.order, instance.offset
        size = len(instance.wheels[0])
        if instance.known:
            for place, (plain, secret) in enumerate(zip(instance.known, instance.text, strict=False)):
                for number in [order[place]] if order[place] else instance.loose:
                    wheel = instance.wheels[number - 1]
                    a, b = wheel.index(secret) + 1, wheel.index(plain) + 1
                    lines.append(f"{place + 1}, {number}: {plain} → {secret}, {a} - {b}{wrapped(a - b, size, 0)}")
            order, r = next(_keys(instance))
            lines.append(f"r = {r}: {', '.join(map(str, order))}")
        sign = 1 if instance.encrypt else -1
        for place, letter in enumerate(instance.text):
            number = order[place % len(order)]
            wheel = instance.wheels[number - 1]
            start = wheel.index(letter) + 1
            total = f"{start} {'-+'[sign > 0]} {r}{wrapped(start + sign * r, size, 1)}"
            lines.append(f"{number} {wheel}, {letter}: {total}, {wheel[(start + sign * r - 1) % size]}")
        return "\n".join(lines)


def _turned(text: str, wheels: tuple[str, ...], order: tuple[int, ...] | list[int], offset: int) -> str:
    used = [wheels[number - 1] for number in order]
    result = ""
    for place, sign in enumerate(text):
        wheel = used[place % len(used)]
        result += wheel[(wheel.index(sign) + offset) % len(wheel)]
    return result


def _readings(instance: JeffersonWheel.Instance) -> Iterator[str]:
    """Decrypt with all orders and offsets that fit the known block."""
    return (_turned(instance.text, instance.wheels, order, -offset) for order, offset in _keys(instance))


def _keys(instance: JeffersonWheel.Instance) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give all orders and offsets that fit the known block."""
    size = len(instance.order)
    for loose in permutations(instance.loose):
        rest = iter(loose)
        order = tuple(number or next(rest) for number in instance.order)
        wheel = instance.wheels[order[0] - 1]
        offset = (wheel.index(instance.text[0]) - wheel.index(instance.known[0])) % len(wheel)
        if offset and _turned(instance.text[:size], instance.wheels, order, -offset) == instance.known:
            yield order, offset
