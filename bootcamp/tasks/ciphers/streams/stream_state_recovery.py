"""Find the initial states of shift registers from output bits that a known function combined, and the next bits.

Answer: the states and the next bits; unique.
Harder: longer registers, more of them, functions that hide single registers, unread output bits.
Skills: deduction, search, algebra
Source: original; T. Siegenthaler, Decrypting a class of stream ciphers using ciphertext only, 1985.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.bits import Register, bit_text, random_register
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Text

_LENGTHS = ((5,), (6,), (7,), (3, 4), (4, 5), (4, 5), (3, 4, 4), (3, 4, 5), (4, 4, 5), (4, 5, 5))
_RULES = ("single", "single", "single", "xor", "xor", "and", "majority", "majority", "choice", "choice")


class StreamStateRecovery(Task["StreamStateRecovery.Params", "StreamStateRecovery.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        lengths: tuple[int, ...] = knob("the lengths of the registers", levels=_LENGTHS, min_length=1, max_length=3)
        rule: str = knob("how the outputs are combined", levels=_RULES, pattern="^(single|xor|and|majority|choice)$")
        unread: int = knob("how many output bits are unread", levels=(0, 1, 3, 1, 2, 2, 3, 3, 4, 5), ge=0, le=12)
        following: int = knob("how many bits are to be foretold", levels=(3, 4, 4, 4, 5, 5, 6, 6, 6, 8), ge=1, le=20)

    class Instance(task.Instance):
        taps: tuple[tuple[int, ...], ...]
        rule: str
        output: str
        following: int

        @property
        def registers(self) -> list[tuple[int, tuple[int, ...]]]:
            return [(taps[-1], taps) for taps in self.taps]

    prompt = Prompt(
        en=r"""
        A shift register holds a row of bits, whose places are numbered 1, 2, 3, ... from the left; some places are its
        taps. In one step the bit at the last place (the rightmost) leaves and is the output of this step, all others
        move one place to the right, and at place 1 comes in the exclusive or of the bits that stood at the taps before
        the step. The exclusive or is 1 if an odd number of the bits are 1, else 0.

        {% for length, taps in registers %}
        - {% if registers | length > 1 %}Register {{ loop.index }}{% else %}The register{% endif %} has
        {{ length }} places and the taps {{ taps | comma }}.
        {% endfor %}
        {% if rule == "xor" %}

        All registers make their steps at the same time. The output bit of a step is the exclusive or of the output bits
        of the registers.
        {% elif rule == "and" %}

        Both registers make their steps at the same time. The output bit of a step is 1 if the output bits of both
        registers are 1, else 0.
        {% elif rule == "majority" %}

        The registers make their steps at the same time. The output bit of a step is the bit that at least two of the
        three registers put out in this step.
        {% elif rule == "choice" %}

        The registers make their steps at the same time. The output bit of a step is that of register 2 if register 1
        puts out a 1 in this step, and that of register 3 if register 1 puts out a 0.
        {% endif %}

        At the start, no register held zeros only. The output bits of steps 1 to {{ output | length }}, in this order,
        are{{ " (? is a bit that could not be read)" if "?" in output }}:

        {{ output }}

        Give "states" (the bits that each register held at the start, from place 1 on, in the order of the registers)
        and "next" (the output bits of steps {{ output | length + 1 }} to {{ output | length + following }}).
        """,
        zh=r"""
        移位寄存器中有一排比特，位置从左到右编号为 1、2、3……，其中某些位置是抽头。
        每一步中，最后一个位置（最右边）的比特移出，作为这一步的输出；其余比特都右移一位；
        移入位置 1 的是各抽头上的比特在这一步之前的异或。若干比特中 1 的个数为奇数时，它们的异或为 1，否则为 0。

        {% for length, taps in registers %}
        - {% if registers | length > 1 %}寄存器 {{ loop.index }} {% else %}该寄存器{% endif %}有 {{ length }} 个位置，
        抽头为 {{ taps | comma }}。
        {% endfor %}
        {% if rule == "xor" %}

        所有寄存器同时移位。每一步的输出比特是各寄存器输出比特的异或。
        {% elif rule == "and" %}

        两个寄存器同时移位。若两个寄存器在这一步输出的比特都是 1，则输出比特为 1，否则为 0。
        {% elif rule == "majority" %}

        三个寄存器同时移位。每一步的输出比特，就是至少两个寄存器在这一步输出的那个比特。
        {% elif rule == "choice" %}

        三个寄存器同时移位。若寄存器 1 在这一步输出 1，则输出比特取寄存器 2 的输出；
        若寄存器 1 输出 0，则取寄存器 3 的输出。
        {% endif %}

        开始时，没有一个寄存器全为 0。第 1 步到第 {{ output | length }} 步的输出比特
        依次如下{{ "，其中 ? 表示没有读出的比特" if "?" in output }}：

        {{ output }}

        请给出 "states"（各寄存器开始时的比特，从位置 1 写起，按寄存器的顺序）和 "next"
        （第 {{ output | length + 1 }} 步到第 {{ output | length + following }} 步的输出比特）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        states = Sequence(Text("01"), length=len(instance.taps))
        return Record(states=states, next=Text("01", length=instance.following))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        registers = [random_register(rng, length) for length in params.lengths]
        if len(set(registers)) < len(registers):
            raise task.Retry
        read = params.unread + sum(params.lengths) * (1 if params.rule in ("single", "xor") else 2)
        total = read + params.following
        streams = _streams(registers, total)
        start = tuple(rng.choice(sorted(one)) for one in streams)
        output = bit_text(_combined(params.rule, [one[s] for one, s in zip(streams, start, strict=True)], total), total)
        unread = set(rng.sample(range(read), params.unread))
        shown = "".join("?" if i in unread else bit for i, bit in enumerate(output[:read]))
        taps = tuple(register.taps for register in registers)
        instance = self.Instance(taps=taps, rule=params.rule, output=shown, following=params.following)
        if len(_fitting(instance)) != 1 or len(set(output[read:])) == 1:
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, Any]:
        start = _fitting(instance)[0]
        total = len(instance.output) + instance.following
        streams = [
            int(Register(taps).output(state, total), 2) for taps, state in zip(instance.taps, start, strict=True)
        ]
        following = bit_text(_combined(instance.rule, streams, total), total)[len(instance.output) :]
        states = tuple(bit_text(state, taps[-1]) for state, taps in zip(start, instance.taps, strict=True))
        return {"states": states, "next": following}


def _streams(registers: list[Register], count: int) -> list[dict[int, int]]:
    """Give the output bits, as a number, for every state of each register that is not 0."""
    return [
        {state: int(register.output(state, count), 2) for state in range(1, 1 << register.length)}
        for register in registers
    ]


def _combined(rule: str, streams: list[int] | tuple[int, ...], count: int) -> int:
    if rule == "majority":
        a, b, c = streams
        return a & b | a & c | b & c
    if rule == "choice":
        a, b, c = streams
        return a & b | ~a & c & (1 << count) - 1
    result = streams[0]
    for stream in streams[1:]:
        result = result & stream if rule == "and" else result ^ stream
    return result


def _fitting(instance: StreamStateRecovery.Instance) -> list[tuple[int, ...]]:
    """List the states at the start, no register 0, with which the bits that were read come out."""
    count = len(instance.output)
    read = int("".join("0" if bit == "?" else "1" for bit in instance.output), 2)
    wanted = int(instance.output.replace("?", "0"), 2)
    streams = _streams([Register(taps) for taps in instance.taps], count)
    beginnings: list[tuple[int, ...]] = [
        states
        for states in product(*streams[:2])
        if not _clash(instance.rule, [one[state] for one, state in zip(streams, states, strict=False)], wanted) & read
    ]
    found = []
    for states in (begun + rest for begun in beginnings for rest in product(*streams[2:])):
        made = _combined(instance.rule, [one[state] for one, state in zip(streams, states, strict=True)], count)
        if made & read == wanted:
            found.append(states)
    return found


def _clash(rule: str, streams: list[int], wanted: int) -> int:
    """Mark the bits that are wrong whatever the third of three registers puts out."""
    if rule == "majority":
        return ~(streams[0] ^ streams[1]) & (streams[0] ^ wanted)
    return streams[0] & (streams[1] ^ wanted) if rule == "choice" else 0
