"""Encrypt or decrypt blocks by a network of key additions, a table of digits and a permutation of bits.

Answer: the blocks in hexadecimal digits; unique.
Harder: wider blocks, more rounds and blocks, a table, round keys that follow from one key by rotation.
Skills: simulation
Source: original; H. Feistel, Cryptography and computer privacy, 1973.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.bits import HEX, bit_text, hex_text, permuted, random_box, rotated, substituted
from bootcamp.lib.permutation import inverse
from bootcamp.lib.text import chunks, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class SpnToy(Task["SpnToy.Params", "SpnToy.Instance", str]):
    version = 1

    class Params(task.Params):
        width: int = knob("bits of a block", levels=(8, 8, 8, 8, 8, 12, 16, 16, 16, 16), ge=8, le=32, multiple_of=4)
        rounds: int = knob("the number of rounds", levels=(1, 1, 2, 2, 3, 3, 3, 4, 5, 6), ge=1, le=12)
        blocks: int = knob("the number of blocks", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 3), ge=1, le=6)
        table: bool = knob("whether digits are replaced by a table", levels=(False,) + (True,) * 9)
        rotated: bool = knob("whether the round keys follow from one key", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        table: tuple[int, ...]  # empty if digits are not replaced
        order: tuple[int, ...]
        keys: tuple[str, ...]  # the first one only if the others follow from it
        turn: int  # by how many places to the left from key to key; 0 if all keys are given
        rounds: int
        encrypt: bool
        text: str

        @property
        def width(self) -> int:
            return len(self.order)

        @property
        def blocks(self) -> tuple[str, ...]:
            return tuple(chunks(self.text, self.width // 4))

        @property
        def boxes(self) -> list[list[str]]:
            return [["x", *HEX], ["S(x)", *(HEX[entry] for entry in self.table)]]

    prompt = Prompt(
        en=r"""
        A cipher works on blocks of {{ width }} bits, written as {{ width // 4 }} hexadecimal digits; each digit stands
        for four bits, the highest value first (A = 1010). The bits of a block are numbered 0 to {{ width - 1 }} from
        the left.
        To encrypt a block, {{ rounds }} round{{ "s are" if rounds > 1 else " is" }} carried out, round r with the key
        K_r. A round has these steps:

        - the block is joined with the key by exclusive or, bit by bit (1 where the two bits differ);
        {% if table %}
        - each hexadecimal digit x of the block is replaced by S(x);
        {% endif %}
        - the bits change places: bit i of the new block is bit p_i of the old one
        {%- if table and rounds > 1 %} (this step is left out in the last round){% endif %}.

        At the end the block is joined with the key K_{{ rounds + 1 }} by exclusive or.

        {% if table %}
        {{ boxes | aligned }}

        {% endif %}
        p_0, ..., p_{{ width - 1 }}: {{ order | comma }}
        {% if turn %}
        K_1 = {{ keys[0] }}. Each further key is the one before, its bits moved {{ turn }} place{{ "s" if turn > 1 }} to
        the left; bits that leave at the left come back at the right.
        {% else %}
        {% for key in keys %}
        K_{{ loop.index }} = {{ key }}
        {% endfor %}
        {% endif %}

        {{ "Encrypt" if encrypt else "Decrypt" }} {{ "each block of" if blocks | length > 1 else "the block" }}
        {%- for block in blocks %} {{ block }}{% endfor %}.
        """,
        zh=r"""
        一种密码对 {{ width }} 个比特的分组进行运算，每个分组写成 {{ width // 4 }} 位十六进制数字，
        每位数字代表四个比特，高位在前（A = 1010）。分组中的比特从左到右编号为 0 到 {{ width - 1 }}。
        加密一个分组要进行 {{ rounds }} 轮，第 r 轮使用密钥 K_r。每一轮的步骤如下：

        - 分组与密钥逐比特异或（两个比特不同时为 1，相同时为 0）；
        {% if table %}
        - 分组的每一位十六进制数字 x 换成 S(x)；
        {% endif %}
        - 比特换位：新分组的第 i 个比特是旧分组的第 p_i 个比特
        {%- if table and rounds > 1 %}（最后一轮省略这一步）{% endif %}。

        最后分组再与密钥 K_{{ rounds + 1 }} 异或。

        {% if table %}
        {{ boxes | aligned }}

        {% endif %}
        p_0, ..., p_{{ width - 1 }}：{{ order | comma }}
        {% if turn %}
        K_1 = {{ keys[0] }}。此后每个密钥都由前一个密钥循环左移 {{ turn }} 位得到（从左边移出的比特从右边补回）。
        {% else %}
        {% for key in keys %}
        K_{{ loop.index }} = {{ key }}
        {% endfor %}
        {% endif %}

        请{{ "加密" if encrypt else "解密" }}{{ "各分组" if blocks | length > 1 else "分组" }}
        {{ blocks | join(" ") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(HEX, length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        width = params.width
        keys = [hex_text(rng.getrandbits(width), width) for _ in range(1 if params.rotated else params.rounds + 1)]
        order = tuple(rng.sample(range(width), width))
        if sum(i == p for i, p in enumerate(order)) > width // 4 or order == inverse(order):
            raise task.Retry
        instance = self.Instance(
            table=random_box(rng, 4) if params.table else (),
            order=order,
            keys=tuple(keys),
            turn=rng.randint(1, width - 1) if params.rotated else 0,
            rounds=params.rounds,
            encrypt=rng.random() < 0.5,
            text=random_text(rng, width // 4 * params.blocks, HEX),
        )
        answer = self.solve(instance)
        if answer == instance.text:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> str:
        return "".join(_block(instance, int(block, 16)) for block in instance.blocks)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        width = instance.width

        def bits(value: int) -> str:
            return " ".join(chunks(bit_text(value, width), 4))

        lines = [f"K_{n} = {bits(key)}" for n, key in enumerate(_keys(instance), 1)]
        if not instance.encrypt:
            lines.append(f"p^-1: {', '.join(map(str, inverse(instance.order)))}")
        for block in instance.blocks:
            lines.append(f"{block} = {bits(int(block, 16))}")
            lines += [f"{step}: {bits(value)}" for step, value in _states(instance, int(block, 16))]
            lines[-1] += f" = {_block(instance, int(block, 16))}"
        return "\n".join(lines)


def _keys(instance: SpnToy.Instance) -> list[int]:
    keys = [int(key, 16) for key in instance.keys]
    while len(keys) <= instance.rounds:
        keys.append(rotated(keys[-1], instance.turn, instance.width))
    return keys


def _block(instance: SpnToy.Instance, block: int) -> str:
    *_, (_, last) = _states(instance, block)
    return hex_text(last, instance.width)


def _states(instance: SpnToy.Instance, block: int) -> Iterator[tuple[str, int]]:
    """Give the name of each step, and the block after it."""
    width, rounds, table, order, keys = instance.width, instance.rounds, instance.table, instance.order, _keys(instance)
    moves = [not table or rounds == 1 or r < rounds - 1 for r in range(rounds)]
    steps = [[("K", r), *[("S", 0)] * bool(table), *[("p", 0)] * moves[r]] for r in range(rounds)]
    for kind, r in [*chain(*steps), ("K", rounds)][:: 1 if instance.encrypt else -1]:
        if kind == "K":
            block ^= keys[r]
        elif kind == "S":
            block = substituted(block, table if instance.encrypt else inverse(table), width)
        else:
            block = permuted(block, order if instance.encrypt else inverse(order))
        yield f"+ K_{r + 1}" if kind == "K" else kind if instance.encrypt else f"{kind}^-1", block
