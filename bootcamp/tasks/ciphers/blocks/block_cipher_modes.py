"""Encrypt or decrypt a message in a mode of a block cipher that is a table, or find out first which mode it was.

Answer: the digits of the message; unique.
Harder: more modes, longer messages, the mode or the first register is not told.
Skills: simulation, deduction
Source: original; NIST SP 800-38A, 2001.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.bits import HEX, random_box
from bootcamp.lib.permutation import inverse
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_MODES = ("ECB", "CBC", "CFB", "OFB", "CTR")


class BlockCipherModes(Task["BlockCipherModes.Params", "BlockCipherModes.Instance", str]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("blocks of the message", levels=(4, 5, 7, 9, 12, 8, 9, 10, 12, 16), ge=3, le=40)
        modes: int = knob("how many modes there are to draw from", levels=(2, 3, 4) + (5,) * 7, ge=1, le=5)
        told: bool = knob("whether the mode is told", levels=(True,) * 5 + (False,) * 5)
        start: bool = knob("whether the initial block is told", levels=(True,) * 7 + (False,) * 3)
        known: int = knob("how many blocks of plain text are known", levels=(0,) * 5 + (2, 2, 3, 3, 3), ge=0, le=6)

    class Instance(task.Instance):
        table: tuple[int, ...]
        modes: tuple[str, ...]
        start: str  # "" if it is not told
        encrypt: bool
        known: str
        text: str

        @property
        def boxes(self) -> list[list[str]]:
            return [["x", *HEX], ["E(x)", *(HEX[entry] for entry in self.table)]]

    prompt = Prompt(
        en=r"""
        A block cipher encrypts blocks of four bits, written as hexadecimal digits, by this table E.

        {{ boxes | aligned }}

        A message is a row of blocks P_1, P_2, ...; its encryption is C_1, C_2, ... Here xor is the exclusive or, bit by
        bit (1 where the two bits differ)
        {%- if "CTR" in modes %}, and a + b is taken modulo 16{% endif %}
        {%- if modes != ("ECB",) %}; V is the initial block, known to both sides{% endif %}.
        {% if modes | length > 1 %}
        One of these modes was used:
        {% else %}
        The mode is:
        {% endif %}

        {% for mode in modes %}
        {% if mode == "ECB" %}
        - ECB: C_i = E(P_i).
        {% elif mode == "CBC" %}
        - CBC: C_1 = E(P_1 xor V), and C_i = E(P_i xor C_(i-1)) for i > 1.
        {% elif mode == "CFB" %}
        - CFB: C_1 = P_1 xor E(V), and C_i = P_i xor E(C_(i-1)) for i > 1.
        {% elif mode == "OFB" %}
        - OFB: O_1 = E(V), O_i = E(O_(i-1)) for i > 1, and C_i = P_i xor O_i.
        {% else %}
        - CTR: C_i = P_i xor E(V + i - 1).
        {% endif %}
        {% endfor %}

        {% if start %}
        V = {{ start }}.
        {% elif modes != ("ECB",) %}
        V is kept secret.
        {% endif %}
        {% if known %}
        The message begins with {{ known }}. This leaves only one possible message.
        {% endif %}
        {{ "Encrypt the message" if encrypt else "Decrypt" }} {{ text }} (one digit for each block).
        {% if known %}
        Give the whole message.
        {% endif %}
        """,
        zh=r"""
        一个分组密码按下面的表 E 加密四个比特的分组，分组写成一位十六进制数字。

        {{ boxes | aligned }}

        消息由分组 P_1、P_2……组成，加密后为 C_1、C_2……。其中 xor 表示逐比特异或（两个比特不同时为 1，相同时为 0）
        {%- if "CTR" in modes %}，a + b 取模 16{% endif %}
        {%- if modes != ("ECB",) %}；V 是双方约定的初始分组{% endif %}。
        {% if modes | length > 1 %}
        使用的是下列模式之一：
        {% else %}
        使用的模式是：
        {% endif %}

        {% for mode in modes %}
        {% if mode == "ECB" %}
        - ECB：C_i = E(P_i)。
        {% elif mode == "CBC" %}
        - CBC：C_1 = E(P_1 xor V)；当 i > 1 时 C_i = E(P_i xor C_(i-1))。
        {% elif mode == "CFB" %}
        - CFB：C_1 = P_1 xor E(V)；当 i > 1 时 C_i = P_i xor E(C_(i-1))。
        {% elif mode == "OFB" %}
        - OFB：O_1 = E(V)；当 i > 1 时 O_i = E(O_(i-1))；C_i = P_i xor O_i。
        {% else %}
        - CTR：C_i = P_i xor E(V + i - 1)。
        {% endif %}
        {% endfor %}

        {% if start %}
        V = {{ start }}。
        {% elif modes != ("ECB",) %}
        V 的值没有公开。
        {% endif %}
        {% if known %}
        消息的开头是 {{ known }}，由此只有一种可能的消息。
        {% endif %}
        请{{ "加密消息" if encrypt else "解密" }} {{ text }}（每个分组一位数字）。
        {% if known %}
        请写出完整的消息。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(HEX, length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        table, start = random_box(rng, 4), rng.randrange(16)
        modes = _MODES[: params.modes]
        mode = rng.choice(modes)
        encrypt = params.told and rng.random() < 0.5
        plain = random_text(rng, params.blocks, HEX)
        secret = _carried(mode, table, start, plain, encrypt=True)
        instance = self.Instance(
            table=table,
            modes=(mode,) if params.told else modes,
            start=HEX[start] if params.start and (mode != "ECB" or not params.told) else "",
            encrypt=encrypt,
            known=plain[: params.known],
            text=plain if encrypt else secret,
        )
        if len(_readings(instance)) != 1:
            raise task.Retry
        return instance, secret if encrypt else plain

    def solve(self, instance: Instance) -> str:
        return min(_readings(instance))


def _carried(mode: str, table: tuple[int, ...], start: int, text: str, encrypt: bool) -> str:
    """Encrypt or decrypt in a mode."""
    back, register, out = inverse(table), start, ""
    for number, digit in enumerate(text):
        block = int(digit, 16)
        if mode == "ECB":
            made = table[block] if encrypt else back[block]
        elif mode == "CBC":
            made = table[block ^ register] if encrypt else back[block] ^ register
        else:
            mask = table[(start + number) % 16 if mode == "CTR" else register]
            made = block ^ mask
            register = mask
        if mode in ("CBC", "CFB"):
            register = made if encrypt else block
        out += HEX[made]
    return out


def _readings(instance: BlockCipherModes.Instance) -> set[str]:
    """Collect what the text may become in the modes and with the initial blocks that are possible."""
    starts = [int(instance.start, 16)] if instance.start else range(16)
    made = {
        _carried(mode, instance.table, start, instance.text, instance.encrypt)
        for mode in instance.modes
        for start in starts
    }
    return {text for text in made if text.startswith(instance.known)}
