"""Compute the digest of a message by a printed toy hash, or that of a longer message whose beginning is unknown.

Answer: one hexadecimal number; it is unique.
Harder: more letters, bits and steps, steps at the end; from level 7 only the digest of the beginning is known.
Skills: simulation, arithmetic
Source: original; length extension is a known weakness of hashes that are built block by block.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.text import UPPER, place, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.ciphers.integrity._mixing import Step, draw_steps, mixed, signs, told, undone
from bootcamp.verifiers import Integer

_KINDS = ("xor", "rot", "fold", "add", "mul")


class ToyHashDigest(Task["ToyHashDigest.Params", "ToyHashDigest.Instance", int]):
    version = 1

    class Params(task.Params):
        bits: int = knob(
            "how many bits the state has", levels=(8, 8, 8, 8, 12, 16, 8, 12, 16, 16), ge=8, le=32, multiple_of=4
        )
        letters: int = knob("how many letters are hashed", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 4), ge=1, le=12)
        steps: int = knob("how many steps follow each letter", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 4), ge=1, le=8)
        final: int = knob("how many steps there are at the end", levels=(0, 0, 1, 1, 2, 2, 1, 2, 2, 3), ge=0, le=6)
        extended: bool = knob("whether the beginning of the message is unknown", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        bits: int
        start: int
        steps: tuple[Step, ...]
        final: tuple[Step, ...]
        text: str  # the whole message, or what is added to the unknown one
        before: int  # how many letters the unknown message has, or 0
        digest: int  # that of the unknown message

        def list_of(self, part: str, language: str) -> list[str]:
            return told(self.final if part == "final" else self.steps, self.bits, language)

        def legend(self, language: str) -> str:
            return signs(self.steps + self.final, language)

    answer = Integer(base=16)
    prompt = Prompt(
        en=r"""
        A toy hash works with a state h of {{ bits }} bits. Numbers that begin with 0x are written in base 16.
        {{ legend("en") }}

        A message is a list of numbers. At first h = {{ "0x%X" | format(start) }}. Then the numbers of the message are
        taken in order, and after them one more number: how many numbers the message has. For each number x that is
        taken, h becomes h XOR x, and then these steps are done in order:

        {{ list_of("steps", "en") | numbered }}

        {% if final %}
        After all numbers {{ "these steps are" if final[1:] else "this step is" }} done once:

        {{ list_of("final", "en") | numbered }}

        {% endif %}
        The digest is the last h.

        In a text each letter stands for its place in the alphabet (A = 1, B = 2, ..., Z = 26).
        {% if before %}
        Message M is a list of {{ before }} numbers that are unknown; its digest is {{ "0x%X" | format(digest) }}.
        Message N is the list that begins with the numbers of M, goes on with the number {{ before }} and ends with the
        numbers of the text {{ text }}, so it has {{ before + 1 + (text | length) }} numbers. Find the digest of N.
        {% else %}
        Find the digest of the message {{ text }}, which has {{ text | length }} number{{ "s" if text[1:] }}.
        {% endif %}
        """,
        zh=r"""
        一个玩具哈希函数使用 {{ bits }} 位的状态 h。以 0x 开头的数用 16 进制书写。{{ legend("zh") }}

        消息是一列数。开始时 h = {{ "0x%X" | format(start) }}。然后依次取消息中的各个数，最后再取一个数：
        消息中数的个数。
        每取一个数 x，先令 h 变为 h XOR x，再依次执行下列步骤：

        {{ list_of("steps", "zh") | numbered }}

        {% if final %}
        所有数取完后，再执行一次下列步骤：

        {{ list_of("final", "zh") | numbered }}

        {% endif %}
        最后的 h 就是哈希值。

        文本中的每个字母代表它在字母表中的位置（A = 1，B = 2，……，Z = 26）。
        {% if before %}
        消息 M 是 {{ before }} 个未知的数，它的哈希值是 {{ "0x%X" | format(digest) }}。
        消息 N 先是 M 的各个数，接着是数 {{ before }}，最后是文本 {{ text }} 的各个数，共
        {{ before + 1 + (text | length) }} 个数。求 N 的哈希值。
        {% else %}
        求消息 {{ text }}（共 {{ text | length }} 个数）的哈希值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        bits = params.bits
        before = rng.randint(4, 30) if params.extended else 0
        instance = self.Instance(
            bits=bits,
            start=rng.randrange(1, 1 << bits),
            steps=draw_steps(rng, params.steps, bits, _KINDS),
            final=draw_steps(rng, params.final, bits, _KINDS),
            text=random_text(rng, params.letters, UPPER),
            before=before,
            digest=rng.randrange(1 << bits) if params.extended else 0,
        )
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        bits, numbers = instance.bits, [place(letter) for letter in instance.text]
        h = instance.start
        if instance.before:
            h = undone(instance.digest, instance.final, bits)
            numbers.append(instance.before + 1 + len(numbers))
        else:
            numbers.append(len(numbers))
        for x in numbers:
            h = mixed(h ^ x, instance.steps, bits)
        return mixed(h, instance.final, bits)
