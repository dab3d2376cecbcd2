"""Find the keys of a small block cipher from blocks and their encryptions.

Answer: the keys; unique.
Harder: more rounds and keys, wider blocks, keys that come again in several rounds.
Skills: deduction, search
Source: original; W. Diffie and M. Hellman, Exhaustive cryptanalysis of the NBS data encryption standard, 1977.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.bits import HEX, hex_text, permuted, random_box, substituted
from bootcamp.lib.permutation import inverse
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Text

_KEYS = ((1, 1), (1, 2), (1, 1, 2), (1, 2, 1), (1, 2, 3), (1, 2, 3, 1), (1, 2), (1, 2, 1), (1, 2, 2), (1, 2, 1, 1))
_MOST_PAIRS = 8


class ToyBlockKeyRecovery(Task["ToyBlockKeyRecovery.Params", "ToyBlockKeyRecovery.Instance", Any]):
    version = 1

    class Params(task.Params):
        width: int = knob("bits of a block", levels=(4,) * 6 + (8,) * 4, ge=4, le=8, multiple_of=4)
        keys: tuple[int, ...] = knob("which key each addition uses", levels=_KEYS, min_length=2, max_length=6)

    class Instance(task.Instance):
        table: tuple[int, ...]
        order: tuple[int, ...]  # empty if bits keep their places
        width: int
        keys: tuple[int, ...]
        pairs: tuple[tuple[str, str], ...]

        @property
        def boxes(self) -> list[list[str]]:
            return [["x", *HEX], ["S(x)", *(HEX[entry] for entry in self.table)]]

        @property
        def names(self) -> list[str]:
            return [f"K{key}" for key in sorted(set(self.keys))]

    prompt = Prompt(
        en=r"""
        A cipher works on blocks of {{ width }} bits, written as
        {{ "one hexadecimal digit" if width == 4 else "two hexadecimal digits" }}; a digit stands for four bits, the
        highest value first (A = 1010). {{ names | listed }} {{ "is a key" if names | length == 1 else "are keys" }} of
        {{ width }} bits. A block is encrypted in these steps, one after the other:

        {% for key in keys %}
        {% if not loop.last %}
        - join the block with K{{ key }} by exclusive or (each bit is 1 where the two bits differ), then replace
        {{ "it" if width == 4 else "each of its digits" }} by the entry of the table S
        {%- if order %}, then let the bits change places{% endif %};
        {% else %}
        - at last join the block with K{{ key }} by exclusive or.
        {% endif %}
        {% endfor %}

        {{ boxes | aligned }}

        {% if order %}
        When the bits change places, bit i of the new block is bit p_i of the old one, counted from 0 at the left;
        p_0, ..., p_7 are {{ order | comma }}.

        {% endif %}
        With {{ "the same unknown key" if names | length == 1 else "the same unknown keys" }}, these blocks were
        encrypted:

        {% for plain, secret in pairs %}
        - {{ plain }} became {{ secret }}
        {% endfor %}

        Only one choice of {{ "the key" if names | length == 1 else "keys" }} fits. Give {{ names | listed }}
        in hexadecimal digits.
        """,
        zh=r"""
        一种密码对 {{ width }} 个比特的分组进行运算，分组写成{{ "一位" if width == 4 else "两位" }}十六进制数字，
        每位数字代表四个比特，高位在前（A = 1010）。
        {{ names | listed(language) }} 是 {{ width }} 个比特的密钥。加密一个分组时依次进行以下各步：

        {% for key in keys %}
        {% if not loop.last %}
        - 分组与 K{{ key }} 异或（两个比特不同时为 1，相同时为 0），
          再把{{ "它" if width == 4 else "每一位数字" }}换成表 S 中对应的项
        {%- if order %}，然后比特换位{% endif %}；
        {% else %}
        - 最后分组与 K{{ key }} 异或。
        {% endif %}
        {% endfor %}

        {{ boxes | aligned }}

        {% if order %}
        比特换位是指：新分组的第 i 个比特是旧分组的第 p_i 个比特，从左边起编号为 0、1、2……；
        p_0, ..., p_7 依次为 {{ order | comma }}。

        {% endif %}
        用同一组未知的密钥加密了以下分组：

        {% for plain, secret in pairs %}
        - {{ plain }} 加密后为 {{ secret }}
        {% endfor %}

        只有一组密钥与此相符。请用十六进制数字写出 {{ names | listed(language) }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        key = Text(HEX, length=instance.width // 4)
        return Record(**dict.fromkeys(instance.names, key)) if instance.names[1:] else key

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        width = params.width
        table, order = random_box(rng, 4), tuple(rng.sample(range(width), width)) if width > 4 else ()
        keys = [rng.randrange(1, 1 << width) for _ in set(params.keys)]
        layer = _layer(table, order)
        plain = rng.sample(range(1 << width), _MOST_PAIRS)
        pairs = [(p, _encrypted(layer, [keys[k - 1] for k in params.keys], p)) for p in plain]
        for count in range(2, _MOST_PAIRS + 1):
            fitting = _fitting(layer, params.keys, pairs[:count])
            if len(fitting) == 1:
                break
        else:
            raise task.Retry
        shown = tuple((hex_text(p, width), hex_text(c, width)) for p, c in pairs[:count])
        instance = self.Instance(table=table, order=order, width=width, keys=params.keys, pairs=shown)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Any:
        pairs = [(int(plain, 16), int(secret, 16)) for plain, secret in instance.pairs]
        found = _fitting(_layer(instance.table, instance.order), instance.keys, pairs)[0]
        keys = [hex_text(key, instance.width) for key in found]
        return dict(zip(instance.names, keys, strict=True)) if keys[1:] else keys[0]

    def key(self, instance: Instance) -> object:
        return [instance.table, instance.order, instance.keys, sorted(instance.pairs)]


def _layer(table: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """Give the table of what a round does after its key."""
    if not order:
        return table
    return tuple(permuted(substituted(block, table, 8), order) for block in range(256))


def _encrypted(layer: tuple[int, ...], keys: list[int], block: int) -> int:
    for key in keys[:-1]:
        block = layer[block ^ key]
    return block ^ keys[-1]


def _fitting(layer: tuple[int, ...], schedule: tuple[int, ...], pairs: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """List the keys that fit: one that is used once follows from the others and the first pair."""
    single = next((key for key in reversed(schedule) if schedule.count(key) == 1), 0)
    others, back, found = sorted(set(schedule) - {single}), inverse(layer), []
    for drawn in product(range(len(layer)), repeat=len(others)):
        keys = dict(zip(others, drawn, strict=True))
        if single:
            place = schedule.index(single)
            before, after = pairs[0]
            for key in schedule[:place]:
                before = layer[before ^ keys[key]]
            for key in reversed(schedule[place + 1 :]):
                after = back[after ^ keys[key]]
            keys[single] = before ^ after
        used = [keys[key] for key in schedule]
        if all(_encrypted(layer, used, plain) == secret for plain, secret in pairs):
            found.append(tuple(keys[key] for key in sorted(keys)))
    return found
