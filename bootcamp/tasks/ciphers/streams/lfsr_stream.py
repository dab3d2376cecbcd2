"""Follow linear feedback shift registers: give output bits or a state, or decrypt with the output.

Answer: the bits asked for; unique.
Harder: longer registers, more steps before the bits in question, several registers whose outputs are added.
Skills: simulation, algebra
Source: original; S. W. Golomb, Shift register sequences, 1967.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.bits import Register, bit_text, random_register
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class LfsrStream(Task["LfsrStream.Params", "LfsrStream.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the bits of the longest register", levels=(4, 5, 6, 7, 8, 9, 8, 9, 11, 13), ge=3, le=24)
        registers: int = knob("how many registers there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 3), ge=1, le=4)
        skipped: int = knob(
            "the most steps before the bits asked for",
            levels=(0, 0, 4, 8, 16, 60, 300, 5000, 10**5, 10**6),
            ge=0,
            le=10**9,
        )
        bits: int = knob("how many bits are asked for", levels=(5, 8, 8, 8, 8, 8, 8, 10, 12, 12), ge=1, le=64)

    class Instance(task.Instance):
        taps: tuple[tuple[int, ...], ...]
        states: tuple[str, ...]
        skipped: int
        bits: int
        asked: str  # output, state or text
        secret: str  # the bits to be decrypted

        @property
        def registers(self) -> list[tuple[int, tuple[int, ...], str]]:
            return [(taps[-1], taps, state) for taps, state in zip(self.taps, self.states, strict=True)]

    prompt = Prompt(
        en=r"""
        A shift register holds a row of bits, whose places are numbered 1, 2, 3, ... from the left; some places are its
        taps. In one step the bit at the last place (the rightmost) leaves and is the output of this step, all others
        move one place to the right, and at place 1 comes in the exclusive or of the bits that stood at the taps before
        the step. The exclusive or is 1 if an odd number of the bits are 1, else 0.

        {% for length, taps, state in registers %}
        - {% if states | length > 1 %}Register {{ loop.index }}{% else %}The register{% endif %} has
        {{ length }} places, the taps {{ taps | comma }}, and starts with {{ state }}.
        {% endfor %}
        {% if states | length > 1 %}

        All registers make their steps at the same time. The output bit of a step is the exclusive or of the output bits
        of all registers.
        {% endif %}

        {% if asked == "state" %}
        Give the bits in the register after {{ skipped }} steps, from place 1 on.
        {% elif asked == "output" %}
        Give the output bits of steps {{ skipped + 1 }} to {{ skipped + bits }}, in this order.
        {% else %}
        A message of {{ bits }} bits was encrypted: its first bit was joined by exclusive or with the output bit of step
        {{ skipped + 1 }}, its second bit with that of step {{ skipped + 2 }}, and so on. The result is {{ secret }}.
        Give the message.
        {% endif %}
        """,
        zh=r"""
        移位寄存器中有一排比特，位置从左到右编号为 1、2、3……，其中某些位置是抽头。
        每一步中，最后一个位置（最右边）的比特移出，作为这一步的输出；其余比特都右移一位；
        移入位置 1 的是各抽头上的比特在这一步之前的异或。若干比特中 1 的个数为奇数时，它们的异或为 1，否则为 0。

        {% for length, taps, state in registers %}
        - {% if states | length > 1 %}寄存器 {{ loop.index }} {% else %}该寄存器{% endif %}有 {{ length }} 个位置，
        抽头为 {{ taps | comma }}，初始内容为 {{ state }}。
        {% endfor %}
        {% if states | length > 1 %}

        所有寄存器同时移位。每一步的输出比特是各寄存器输出比特的异或。
        {% endif %}

        {% if asked == "state" %}
        请写出 {{ skipped }} 步之后寄存器中的各比特，从位置 1 写起。
        {% elif asked == "output" %}
        请依次写出第 {{ skipped + 1 }} 步到第 {{ skipped + bits }} 步的输出比特。
        {% else %}
        一条 {{ bits }} 个比特的消息按如下方式加密：第一个比特与第 {{ skipped + 1 }} 步的输出比特异或，
        第二个比特与第 {{ skipped + 2 }} 步的输出比特异或，依此类推。结果为 {{ secret }}。请写出原消息。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text("01", length=instance.bits)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        lengths = [max(3, params.length - 2 * i) for i in range(params.registers)]
        taps = tuple(random_register(rng, length).taps for length in lengths)
        states = tuple(bit_text(rng.randrange(1, 1 << length), length) for length in lengths)
        skipped = rng.randint(params.skipped * 2 // 3, params.skipped)
        kinds = ["output", "text"] + ["state"] * (params.registers == 1 and skipped > 2)
        asked = rng.choice(kinds)
        bits = lengths[0] if asked == "state" else params.bits
        secret = bit_text(rng.getrandbits(bits), bits) if asked == "text" else ""
        instance = self.Instance(taps=taps, states=states, skipped=skipped, bits=bits, asked=asked, secret=secret)
        answer = self.solve(instance)
        if answer in states or len(set(answer)) == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> str:
        stream = int(instance.secret or "0", 2)
        for taps, start in zip(instance.taps, instance.states, strict=True):
            register = Register(taps)
            state = register.jumped(int(start, 2), instance.skipped)
            if instance.asked == "state":
                return bit_text(state, register.length)
            stream ^= int(register.output(state, instance.bits), 2)
        return bit_text(stream, instance.bits)
