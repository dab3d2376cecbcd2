"""Repair received words of an extended Hamming code, or tell that two bits are wrong.

Answer: the data bits of each word, or DOUBLE; unique.
Harder: longer words, more of them.
Skills: arithmetic, deduction
Source: original; R. W. Hamming, Error detecting and error correcting codes, Bell System Tech. J. 29 (1950).
"""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Maybe, Sequence, Text

Words = tuple[str | None, ...]


class HammingCodeRepair(Task["HammingCodeRepair.Params", "HammingCodeRepair.Instance", Words]):
    version = 1

    class Params(task.Params):
        data: int = knob("the data bits of a word", levels=(4, 4, 6, 7, 8, 11, 11, 14, 18, 24), ge=3, le=40)
        words: int = knob("the number of words", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)

    class Instance(task.Instance):
        data: int
        received: tuple[str, ...]

        @property
        def length(self) -> int:
            """The places of a word but the last."""
            return len(self.received[0]) - 1

        @property
        def checks(self) -> list[int]:
            return [2**power for power in range(self.length.bit_length())]

    prompt = Prompt(
        en=r"""
        A word of a code has places 1 to {{ length + 1 }} from the left. The bits of the data stand, in order, at the
        places up to {{ length }} that are not powers of two.
        The bits at {{ checks | listed(language) }} are checks: each is chosen so that the number of 1s is even among
        the places up to {{ length }} whose numbers, written as sums of different powers of two, contain its own place.
        The bit at the last place, {{ length + 1 }}, is chosen so that the whole word has an even number of 1s.

        Of each of these received words at most two bits are wrong, and one may be the last one:

        {{ received | numbered }}

        Give for each word, in order, the {{ data }} bits of the data that were sent if at most one bit is wrong, and
        DOUBLE if two are.
        """,
        zh=r"""
        某种码的码字从左起有第 1 到第 {{ length + 1 }} 位。数据的各位依次放在前 {{ length }} 位中编号不是 2 的幂的位上。
        第 {{ checks | listed(language) }} 位是校验位，每一位这样确定：前 {{ length }} 位中，
        编号写成不同的 2 的幂之和时含有该位编号的各位上，1 的个数为偶数。
        最后一位（第 {{ length + 1 }} 位）使整个码字中 1 的个数为偶数。

        下列收到的每个字中至多有两位出错，出错的可能包括最后一位：

        {{ received | numbered }}

        请依次对每个字作答：如果至多一位出错，写出发送的 {{ data }} 位数据；如果两位出错，写 DOUBLE。
        """,
    )

    def format(self, instance: Instance) -> Format[Words]:
        bits = Text(alphabet="01", length=instance.data)
        return Sequence(Maybe(bits, none="DOUBLE"), length=len(instance.received))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Words]:
        received, answer = [], list[str | None]()
        for _ in range(params.words):
            data = [rng.randint(0, 1) for _ in range(params.data)]
            word = _encode(data)
            wrong = rng.choices((0, 1, 2), weights=(1, 3, 2))[0]
            for place in rng.sample(range(len(word)), wrong):
                word[place] ^= 1
            received.append("".join(map(str, word)))
            answer.append(None if wrong == 2 else "".join(map(str, data)))
        if answer.count(None) == len(answer):
            raise task.Retry
        return self.Instance(data=params.data, received=tuple(received)), tuple(answer)

    def solve(self, instance: Instance) -> Words:
        return tuple(_decode(word) for word in instance.received)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, mark = list[str](), {"en": (" even", " odd"), "zh": (" 偶", " 奇")}[language]
        for word in instance.received:
            failed, odd = list[int](), word.count("1") % 2
            for check in instance.checks:
                places = [place for place in range(1, instance.length + 1) if place & check]
                bits = [word[place - 1] for place in places]
                ones = bits.count("1")
                failed += [check] * (ones % 2)
                told = " ".join(f"{place}-{bit}" for place, bit in zip(places, bits, strict=True))
                lines.append(f"{check}: {told}: {ones}{mark[ones % 2]}")
            lines.append(f"1-{len(word)}: {word.count('1')}{mark[odd]}")
            wrong, decoded = sum(failed), _decode(word)
            told = f"{'+'.join(map(str, failed)) or 0}" + f"={wrong}" * bool(failed[1:]) + f",{mark[odd]}: "
            mended = (
                word if not wrong or decoded is None else f"{word[: wrong - 1]}{word[wrong - 1] == '0':d}{word[wrong:]}"
            )
            lines.append(told + ("DOUBLE" if decoded is None else f"{mended} → {decoded}"))
        return "\n".join(lines)


def _encode(data: list[int]) -> list[int]:
    """Put data at the places that are no powers of two and work out the checks."""
    word, left = list[int](), list(data)
    while left:
        place = len(word) + 1
        word.append(0 if place & (place - 1) == 0 else left.pop(0))
    syndrome = reduce(xor, (place for place, bit in enumerate(word, start=1) if bit), 0)
    for power in range(len(word).bit_length()):
        word[2**power - 1] = syndrome >> power & 1
    return [*word, sum(word) % 2]


def _decode(received: str) -> str | None:
    bits = [int(bit) for bit in received]
    odd, word = sum(bits) % 2, bits[:-1]
    syndrome = reduce(xor, (place for place, bit in enumerate(word, start=1) if bit), 0)
    if (syndrome and not odd) or syndrome > len(word):
        return None
    if syndrome:
        word[syndrome - 1] ^= 1
    return "".join(str(bit) for place, bit in enumerate(word, start=1) if place & (place - 1))
