"""Forge a message in CBC mode from overheard traffic, so that it decrypts to stated blocks.

Answer: the initial block and the cipher blocks; any that decrypt so by what the traffic shows are right.
Harder: longer messages, more traffic, wider blocks, few blocks that may be anything.
Skills: deduction, search
Source: original; the malleability of CBC, in the manner of S. Vaudenay, Security flaws induced by CBC padding, 2002.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.bits import HEX, bit_text, hex_text
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Text


class CbcBitFlip(Task["CbcBitFlip.Params", "CbcBitFlip.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        width: int = knob("bits of a block", levels=(4, 4, 4, 4, 4, 8, 8, 8, 8, 8), ge=4, le=8, multiple_of=4)
        known: int = knob("cipher blocks in the traffic", levels=(3, 4, 6, 7, 8, 8, 10, 12, 15, 18), ge=2, le=40)
        blocks: int = knob("blocks to be forged", levels=(1, 2, 2, 3, 4, 3, 4, 5, 6, 8), ge=1, le=12)
        free: int = knob("how many of them may be anything", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 1), ge=0, le=4)

    class Instance(task.Instance):
        width: int
        traffic: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]  # initial block, cipher and plain blocks
        targets: tuple[str, ...]  # "" where anything will do

        @property
        def rows(self) -> list[list[str]]:
            return [
                [str(n), start, " ".join(secret), " ".join(plain)]
                for n, (start, secret, plain) in enumerate(self.traffic, 1)
            ]

        @property
        def wanted(self) -> dict[str, list[str]]:
            shown = [(target or "any", target or "任意") for target in self.targets]
            return {"en": [en for en, _ in shown], "zh": [zh for _, zh in shown]}

    prompt = Prompt(
        en=r"""
        A block cipher decrypts each cipher block C to D(C); the function D is secret and gives different results for
        different blocks. A block has {{ width }} bits, written as {{ width // 4 }} hexadecimal
        digit{{ "s" if width > 4 }}. A message is an initial block C_0 and cipher blocks C_1, C_2, ...; its plain blocks
        are P_i = D(C_i) xor C_(i-1), where xor is the exclusive or, bit by bit (1 where the two bits differ, else 0).
        This traffic and its plain blocks were overheard:

        {{ rows | table(["message", "C_0", "C_1, C_2, ...", "P_1, P_2, ..."]) }}

        Make a message of C_0 and {{ targets | length }} cipher block{{ "s" if targets | length > 1 }} whose plain
        blocks are P_1, P_2, ... = {{ wanted[language] | comma }}{% if "" in targets %} (any: it does not matter
        which){% endif %}.
        C_0 may be any block. For all other blocks use only blocks that occur in the traffic as C_1, C_2, ..., so that D
        of them follows from it; a block may be used several times. Give the list of C_0 and the cipher blocks in order.
        If several messages will do, give any one.
        """,
        zh=r"""
        一个分组密码把每个密文分组 C 解密为 D(C)；函数 D 是保密的，不同的分组有不同的结果。
        每个分组有 {{ width }} 个比特，
        写成 {{ width // 4 }} 位十六进制数字。一条消息由初始分组 C_0 和密文分组 C_1、C_2……组成，
        它的明文分组为 P_i = D(C_i) xor C_(i-1)，其中 xor 表示逐比特异或（两个比特不同时为 1，相同时为 0）。
        截获了以下消息及其明文分组：

        {{ rows | table(["消息", "C_0", "C_1, C_2, ...", "P_1, P_2, ..."]) }}

        请造出一条由 C_0 和 {{ targets | length }} 个密文分组组成的消息，使它的明文分组依次为
        {{ wanted[language] | comma }}{% if "" in targets %}（“任意”处什么都可以）{% endif %}。
        C_0 可以是任意分组；其余各分组只能取上面作为 C_1、C_2……出现过的分组（这样它们的 D 可以由截获的消息推出），
        同一个分组可以多次使用。请依次写出由 C_0 和各密文分组组成的列表。有多种答案时，写出任意一种。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Text(HEX, length=instance.width // 4), length=len(instance.targets) + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        width = params.width
        secret = rng.sample(range(1 << width), 1 << width)
        traffic, left = [], params.known
        while left:
            size = min(left, rng.randint(2, 4))
            left -= size
            blocks = [rng.randrange(1 << width) for _ in range(size + 1)]
            plain = [secret[after] ^ before for before, after in pairwise(blocks)]
            start, *rest = (hex_text(block, width) for block in blocks)
            traffic.append((start, tuple(rest), tuple(hex_text(block, width) for block in plain)))
        instance = self.Instance(width=width, traffic=tuple(traffic), targets=())
        known = sorted(_decrypted(instance))
        if len(known) < params.known:
            raise task.Retry
        most = max(1, len(known) ** (1 + params.free) // 6)  # else any block at the end would often do
        for _ in range(50):
            forged = [rng.randrange(1 << width), *rng.choices(known, k=params.blocks)]
            targets = [hex_text(secret[after] ^ before, width) for before, after in pairwise(forged)]
            for place in rng.sample(range(1, params.blocks), params.free) if params.free else ():
                targets[place] = ""
            instance = instance.model_copy(update={"targets": tuple(targets)})
            if params.blocks <= 1 + params.free or _ways(instance) <= most:
                break
        else:
            raise task.Retry
        answer = tuple(hex_text(block, width) for block in forged)
        overheard = "/".join(" ".join((start, *secret)) for start, secret, _ in traffic)
        if " ".join(answer[1:]) in overheard and params.blocks > 1:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.width, sorted(instance.traffic), instance.targets]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        known = _decrypted(instance)
        blocks = [int(block, 16) for block in answer]
        for number, target in enumerate(instance.targets, 1):
            if blocks[number] not in known:
                return f"C_{number} is no cipher block of the traffic"
            if target and known[blocks[number]] ^ blocks[number - 1] != int(target, 16):
                return f"P_{number} is not as asked for"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        width, known, lines = instance.width, _decrypted(instance), list[str]()

        def mixed(one: int, other: int) -> str:
            bits = [bit_text(value, width) for value in (one, other, one ^ other)]
            return f"{bits[0]} ^ {bits[1]} = {bits[2]} = {hex_text(one ^ other, width)}"

        for start, secret, plain in instance.traffic:
            for before, after, block in zip((start, *secret), secret, plain, strict=False):
                lines.append(f"D({after}) = {block} ^ {before} = {mixed(int(block, 16), int(before, 16))}")

        def back(at: int, block: int) -> list[int]:
            """Give blocks from C_0 up to C_at, which is `block`; none if there are none."""
            if not at:
                return [block]
            target = instance.targets[at - 1]
            for before in known if not target else [known[block] ^ int(target, 16)]:
                shown = mixed(known[block], int(target, 16)) if target else hex_text(before, width)
                lines.append(f"C_{at} = {hex_text(block, width)}: C_{at - 1} = {shown}")
                if at > 1 and before not in known:
                    lines[-1] += " -"
                elif found := back(at - 1, before):
                    return [*found, block]
            return []

        blocks = next(found for block in known if (found := back(len(instance.targets), block)))
        return "\n".join([*lines, f"C: {sequence(hex_text(block, width) for block in blocks)}"])


def _ways(instance: CbcBitFlip.Instance) -> int:
    """Count the messages that decrypt as asked for, from their last blocks to the first ones."""
    known = _decrypted(instance)
    ways = dict.fromkeys(known, 1)
    for target in reversed(instance.targets[1:]):
        longer: Counter[int] = Counter()
        for block, count in ways.items():
            for before in known if not target else {known[block] ^ int(target, 16)} & known.keys():
                longer[before] += count
        ways = longer
    return sum(ways.values())


def _decrypted(instance: CbcBitFlip.Instance) -> dict[int, int]:
    """Give D of all cipher blocks of the traffic."""
    known = {}
    for start, secret, plain in instance.traffic:
        for before, after, block in zip((start, *secret), secret, plain, strict=False):
            known[int(after, 16)] = int(block, 16) ^ int(before, 16)
    return known
