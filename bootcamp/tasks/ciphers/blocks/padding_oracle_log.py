"""Read a message from a log of which changed messages a server took for rightly padded.

Answer: the digits of the plain text; unique.
Harder: longer blocks, more blocks, logs without a line that could be spared.
Skills: deduction, logic
Source: original; S. Vaudenay, Security flaws induced by CBC padding, 2002.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.bits import HEX
from bootcamp.lib.text import chunks, random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

Line = tuple[str, int, bool]
"""The block that was sent first, the number of the cipher block after it, and whether the padding was right."""


class PaddingOracleLog(Task["PaddingOracleLog.Params", "PaddingOracleLog.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("digits of a block", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6)
        blocks: int = knob("blocks of the message", levels=(1, 1, 1, 1, 2, 2, 1, 2, 2, 3), ge=1, le=5)
        failures: int = knob("lines of failures for each block", levels=(1, 3, 3, 5, 5, 8, 6, 8, 12, 16), ge=0, le=40)
        thin: bool = knob("whether lines that can be spared are left out", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        message: tuple[str, ...]  # the initial block and the cipher blocks
        log: tuple[Line, ...]

        @property
        def size(self) -> int:
            return len(self.message[0])

        @property
        def lines(self) -> dict[str, list[list[str]]]:
            said = {"en": ("wrong", "right"), "zh": ("错误", "正确")}
            return {
                language: [[block, f"C_{number}", words[right]] for block, number, right in self.log]
                for language, words in said.items()
            }

    prompt = Prompt(
        en=r"""
        Texts are written in hexadecimal digits of four bits each and cut into blocks of {{ size }} digits. Here xor is
        the exclusive or, bit by bit (1 where the two bits differ, else 0). A message is an initial block C_0 and cipher
        blocks C_1, C_2, ...; its plain blocks are P_i = D(C_i) xor C_(i-1) with a secret function D.

        A plain text is rightly padded if its last digit is from 1 to {{ size }}, say v, and each of its last v digits
        is v. So it ends in 1 or 2 2{{ " or 3 3 3" if size > 2 }}{{ " or 4 4 4 4" if size > 3 }}.

        This message was overheard; its plain text is rightly padded:

        {% for block in message %}
        C_{{ loop.index0 }} = {{ block }}
        {% endfor %}

        Then somebody sent the server messages of two blocks, an initial block of their own and one cipher block of the
        message, and the server told whether the plain text, a single block, was rightly padded:

        {{ lines[language] | table(["initial block", "cipher block", "padding"]) }}

        Only one plain text of the overheard message fits all this. Give its digits
        {{- " (P_1 first)" if message | length > 2 }}, with the padding.
        """,
        zh=r"""
        文本写成十六进制数字（每位四个比特），并切成每 {{ size }} 位一组的分组。xor 表示逐比特异或
        （两个比特不同时为 1，相同时为 0）。一条消息由初始分组 C_0 和密文分组 C_1、C_2……组成，
        它的明文分组为 P_i = D(C_i) xor C_(i-1)，其中 D 是保密的函数。

        如果明文的最后一位数字 v 在 1 到 {{ size }} 之间，并且最后 v 位数字都是 v，就称填充正确。也就是说，
        它以 1 或 2 2{{ " 或 3 3 3" if size > 2 }}{{ " 或 4 4 4 4" if size > 3 }} 结尾。

        截获了一条消息，它的明文填充正确：

        {% for block in message %}
        C_{{ loop.index0 }} = {{ block }}
        {% endfor %}

        随后有人向服务器发送由两个分组组成的消息：一个自选的初始分组和上述消息的一个密文分组。
        服务器回答所得明文（只有一个分组）的填充是否正确：

        {{ lines[language] | table(["初始分组", "密文分组", "填充"]) }}

        截获的消息只有一种明文与所有这些相符。
        请写出它的各位数字（包括填充）{{ "，从 P_1 写起" if message | length > 2 }}。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(HEX, length=instance.size * (len(instance.message) - 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size = params.size
        message = tuple(random_text(rng, size, HEX) for _ in range(params.blocks + 1))
        if len(set(message)) < len(message):
            raise task.Retry
        pad = rng.randint(1, size - 1)
        plain = random_text(rng, size * params.blocks - pad, HEX) + str(pad) * pad
        log: list[Line] = []
        for number, (block, before) in enumerate(zip(chunks(plain, size), message, strict=False), 1):
            inner = _xor(block, before)
            lines = []
            for v in range(1, size + 1):
                wanted = random_text(rng, size - v, HEX) + str(v) * v
                lines.append((_xor(inner, wanted), number, True))
            for _ in range(params.failures):
                place, sent = rng.randrange(1, size + 1), rng.choice(lines)[0]
                turned = _xor(sent[-1], HEX[rng.randint(1, size) ^ rng.randint(1, size)])  # a padding for another
                sent = sent[:-place] + random_text(rng, place - 1, HEX) + turned
                lines.append((sent, number, _padded(_xor(inner, sent))))
            rng.shuffle(lines)
            always = [(before, number, True)] * (number == params.blocks)
            if len(_inner([*always, *lines], size)) != 1:
                raise task.Retry
            # Lines of right padding go first, so that those of wrong padding are needed.
            for line in sorted(lines, key=lambda line: not line[2]) if params.thin else ():
                rest = [one for one in lines if one != line]
                lines = rest if len(_inner([*always, *rest], size)) == 1 else lines
            log += dict.fromkeys(lines)
        if params.thin and sum(not right for *_, right in log) < params.blocks:
            raise task.Retry  # what was refused must be needed
        rng.shuffle(log)
        return self.Instance(message=message, log=tuple(log)), plain

    def key(self, instance: Instance) -> object:
        return [instance.message, sorted(instance.log)]

    def solve(self, instance: Instance) -> str:
        plain, last = "", len(instance.message) - 1
        for number, before in enumerate(instance.message[:-1], 1):
            lines = [line for line in instance.log if line[1] == number]
            lines += [(before, number, True)] * (number == last)
            plain += _xor(_inner(lines, instance.size)[0], before)
        return plain


def _xor(one: str, two: str) -> str:
    return "".join(HEX[int(a, 16) ^ int(b, 16)] for a, b in zip(one, two, strict=True))


def _padded(text: str) -> bool:
    v = int(text[-1], 16)
    return 1 <= v <= len(text) and text.endswith(str(v) * v)


def _inner(lines: list[Line], size: int, end: str = "") -> list[str]:
    """List results of D that fit all lines on one cipher block, built from the right, two at most."""
    if len(end) == size:
        return [end]
    found: list[str] = []
    for digit in HEX:
        if len(found) < 2 and _may_fit(lines, digit + end, size):
            found += _inner(lines, size, digit + end)
    return found[:2]


def _may_fit(lines: list[Line], end: str, size: int) -> bool:
    """Tell whether no line speaks against the last digits of D."""
    known = len(end)
    for sent, _, right in lines:
        v = int(end[-1], 16) ^ int(sent[-1], 16)
        if right and not 1 <= v <= size:
            return False
        # The new digit, at the left, decides about paddings that reach it.
        if right and v >= known and int(end[0], 16) ^ int(sent[-known], 16) != v:
            return False
        if not right and v == known and _padded(_xor(end, sent[-known:])):
            return False
    return True
