"""Encrypt or decrypt a block by a Feistel cipher, whose two halves change one another in turn.

Answer: the block in hexadecimal digits; unique.
Harder: wider halves, more rounds, formulas in place of a table, keys by a rule, halves exchanged at the end.
Skills: simulation, arithmetic
Source: original; H. Feistel, Cryptography and computer privacy, 1973.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.bits import HEX, hex_text, rotated
from bootcamp.lib.prompts import comma
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_FORMULAS = (
    "S(R xor K)",
    "rot(R, a) xor (R + K)",
    "rot(R + K, a) xor rot(R, b)",
    "rot(R xor K, a) + (R and rot(R, b))",
    "(rot(R, a) and K) xor (R + rot(K, b))",
)


class FeistelToy(Task["FeistelToy.Params", "FeistelToy.Instance", str]):
    version = 1

    class Params(task.Params):
        half: int = knob("bits of a half", levels=(4, 4, 4, 4, 8, 8, 8, 12, 16, 16), ge=4, le=32, multiple_of=4)
        rounds: int = knob("the number of rounds", levels=(1, 2, 3, 3, 2, 3, 4, 4, 5, 7), ge=1, le=16)
        schedule: bool = knob("whether the keys follow from one by a rule", levels=(False,) * 5 + (True,) * 5)
        table: bool = knob("whether the function is a table of digits", levels=(True,) * 3 + (False,) * 7)

    class Instance(task.Instance):
        half: int
        rounds: int
        formula: int
        turns: tuple[int, int]  # a and b of the formula
        table: tuple[int, ...]  # of the first formula only
        keys: tuple[str, ...]
        step: tuple[int, int]  # places to the left and what is added, from key to key; (0, 0) if all are given
        swapped: bool
        encrypt: bool
        text: str

        @property
        def rule(self) -> str:
            text = _FORMULAS[self.formula]
            return text.replace("a)", f"{self.turns[0]})").replace("b)", f"{self.turns[1]})")

        @property
        def boxes(self) -> list[list[str]]:
            return [["x", *HEX], ["S(x)", *(HEX[entry] for entry in self.table)]]

    prompt = Prompt(
        en=r"""
        A cipher works on blocks of {{ 2 * half }} bits, written as {{ half // 2 }} hexadecimal digits; each digit
        stands for four bits, the highest value first. The left {{ half }} bits are the half L, the right {{ half }}
        bits the half R. To encrypt a block, {{ rounds }} round{{ "s are" if rounds > 1 else " is" }} carried out. In
        round i with the key K = K_i

        new L = old R, new R = (old L) xor F(old R, K), where F(R, K) = {{ rule }}.

        {% if swapped %}
        After the last round L and R are exchanged once.
        {% else %}
        After the last round L and R stay as they are.
        {% endif %}
        The result is L followed by R. Here xor is the exclusive or, bit by bit (1 where the two bits differ, else 0)
        {%- if "and" in rule %}; and is 1 where both bits are 1{% endif %}
        {%- if "+" in rule or step[1] %}; + is addition of binary numbers modulo {{ 2 ** half }}{% endif %}
        {%- if "rot" in rule or step[0] %}; rot(x, n) moves the bits of x by n places to the left, and those that leave
        at the left come back at the right{% endif %}
        {%- if table %}; S is this table of hexadecimal digits{% endif %}.

        {% if table %}
        {{ boxes | aligned }}

        {% endif %}
        {% if step[0] %}
        K_1 = {{ keys[0] }}, and K_(i+1) = rot(K_i, {{ step[0] }}) + {{ step[1] }}.
        {% else %}
        {% for key in keys %}
        K_{{ loop.index }} = {{ key }}
        {% endfor %}
        {% endif %}

        {{ "Encrypt" if encrypt else "Decrypt" }} the block {{ text }}.
        """,
        zh=r"""
        一种密码对 {{ 2 * half }} 个比特的分组进行运算，分组写成 {{ half // 2 }} 位十六进制数字，每位数字代表四个比特，
        高位在前。左边 {{ half }} 个比特是 L，右边 {{ half }} 个比特是 R。加密一个分组要进行 {{ rounds }} 轮，
        第 i 轮使用密钥 K = K_i：

        新的 L = 旧的 R，新的 R = (旧的 L) xor F(旧的 R, K)，其中 F(R, K) = {{ rule }}。

        {% if swapped %}
        最后一轮之后，L 和 R 再互换一次。
        {% else %}
        最后一轮之后，L 和 R 不再互换。
        {% endif %}
        结果为 L 后接 R。其中 xor 表示逐比特异或（两个比特不同时为 1，相同时为 0）
        {%- if "and" in rule %}；and 表示逐比特的与（两个比特都是 1 时为 1）{% endif %}
        {%- if "+" in rule or step[1] %}；+ 表示二进制数模 {{ 2 ** half }} 的加法{% endif %}
        {%- if "rot" in rule or step[0] %}；
        rot(x, n) 表示把 x 的比特循环左移 n 位（从左边移出的比特从右边补回）{% endif %}
        {%- if table %}；S 是下面这张十六进制数字的表{% endif %}。

        {% if table %}
        {{ boxes | aligned }}

        {% endif %}
        {% if step[0] %}
        K_1 = {{ keys[0] }}，K_(i+1) = rot(K_i, {{ step[0] }}) + {{ step[1] }}。
        {% else %}
        {% for key in keys %}
        K_{{ loop.index }} = {{ key }}
        {% endfor %}
        {% endif %}

        请{{ "加密" if encrypt else "解密" }}分组 {{ text }}。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(HEX, length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        half, digits = params.half, params.half // 4
        formula = 0 if params.table else rng.randint(1, len(_FORMULAS) - 1)
        instance = self.Instance(
            half=half,
            rounds=params.rounds,
            formula=formula,
            turns=(0, 0) if params.table else (rng.randint(1, half // 2), rng.randint(half // 2 + 1, half - 1)),
            table=tuple(rng.randrange(16) for _ in range(16)) if params.table else (),
            keys=tuple(random_text(rng, digits, HEX) for _ in range(1 if params.schedule else params.rounds)),
            step=(rng.randint(1, half - 1), rng.randint(1, 9)) if params.schedule else (0, 0),
            swapped=rng.random() < 0.5,
            encrypt=rng.random() < 0.5,
            text=random_text(rng, 2 * digits, HEX),
        )
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> str:
        return _result(instance, [])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        text, digits = _result(instance, lines), instance.half // 4
        return "\n".join([*lines, f"L = {text[:digits]}, R = {text[digits:]}"])


def _result(instance: FeistelToy.Instance, lines: list[str]) -> str:
    """Encrypt or decrypt; `lines` gets the keys that are worked out and the halves after each round."""
    half, digits = instance.half, instance.half // 4
    keys = [int(key, 16) for key in instance.keys]
    while len(keys) < instance.rounds:
        turned = rotated(keys[-1], instance.step[0], half)
        keys.append((turned + instance.step[1]) % (1 << half))
        lines.append(f"K_{len(keys)} = {hex_text(turned, half)} + {instance.step[1]} = {hex_text(keys[-1], half)}")
    left, right = int(instance.text[:digits], 16), int(instance.text[digits:], 16)
    for key in keys if instance.encrypt else ():
        left, right = right, _mixed(instance, left, right, key, lines)
    left, right = (right, left) if instance.swapped else (left, right)
    for key in () if instance.encrypt else reversed(keys):
        left, right = _mixed(instance, right, left, key, lines), left
    return hex_text(left, half) + hex_text(right, half)


def _mixed(instance: FeistelToy.Instance, other: int, right: int, key: int, lines: list[str]) -> int:
    """Join a half with F of the other one, `right`, and a key; `lines` gets how."""
    half, (a, b), steps = instance.half, instance.turns, list[str]()

    def do(x: int, sign: str, y: int = 0) -> int:
        turned, box = rotated(x, y, half), dict(enumerate(instance.table))
        results = {"xor": x ^ y, "and": x & y, "+": (x + y) % (1 << half), "rot": turned, "S": box.get(x, 0)}
        one, two, result = (hex_text(value, half) for value in (x, y, results[sign]))
        shown = {"rot": f"rot({one}, {y})", "S": f"S({one})"}.get(sign, f"{one} {sign} {two}")
        steps.append(f"{shown} = {result}")
        return results[sign]

    f = (
        lambda: do(do(right, "xor", key), "S"),
        lambda: do(do(right, "rot", a), "xor", do(right, "+", key)),
        lambda: do(do(do(right, "+", key), "rot", a), "xor", do(right, "rot", b)),
        lambda: do(do(do(right, "xor", key), "rot", a), "+", do(right, "and", do(right, "rot", b))),
        lambda: do(do(do(right, "rot", a), "and", key), "xor", do(right, "+", do(key, "rot", b))),
    )[instance.formula]()
    mixed = do(other, "xor", f)
    lines.append(comma(steps))
    return mixed
