"""Compute a cyclic redundancy check, find the frames that pass it, and light errors that it misses.

Answer: the check bits, the frames that pass, and an error pattern; every pattern that is missed counts.
Harder: longer messages and generators, patterns of few ones in long frames.
Skills: arithmetic, search
Source: original; W. W. Peterson and D. T. Brown, Cyclic codes for error detection, Proc. IRE 49 (1961).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set, Text


class CrcRemainder(Task["CrcRemainder.Params", "CrcRemainder.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        message: int = knob("bits of the message", levels=(4, 5, 7, 9, 11, 14, 17, 21, 26, 32), ge=3, le=64)
        degree: int = knob("the degree of the generator", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=16)
        frames: int = knob("the number of frames", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        message: str
        generator: str
        frames: tuple[str, ...]
        ones: int

        @property
        def degree(self) -> int:
            return len(self.generator) - 1

        @property
        def length(self) -> int:
            return len(self.message) + self.degree

    prompt = Prompt(
        en=r"""
        A string of bits stands for the polynomial over GF(2) whose coefficients are these bits, highest power first (so
        1011 stands for x^3 + x + 1). The generator is G = {{ generator }}, of degree {{ degree }}. The check bits of a
        message M are the {{ degree }} bits of the remainder of M * x^{{ degree }} divided by G, with leading zeros. A
        frame is a message followed by its check bits; a received string of {{ length }} bits passes the check if its
        polynomial is divisible by G.

        The message is {{ message }}. These strings are received:

        {{ frames | numbered }}

        Give "crc" (the check bits of the message), "passing" (the set of the numbers of the received strings that pass)
        and "missed" (a string of {{ length }} bits, with at least one and at most {{ ones }} ones, such that every
        frame still passes the check after exactly the bits at the places of these ones have been flipped). If several
        such strings exist, give any one.
        """,
        zh=r"""
        一串比特表示 GF(2) 上的多项式，各比特依次是从最高次起的系数（例如 1011 表示 x^3 + x + 1）。
        生成多项式为 G = {{ generator }}，次数为 {{ degree }}。报文 M 的校验位是 M * x^{{ degree }} 除以 G 的余式的
        {{ degree }} 个比特（前导零不省略）。帧由报文后接它的校验位组成；收到的 {{ length }} 个比特的串，
        如果其多项式能被 G 整除，就通过校验。

        报文为 {{ message }}。收到以下各串：

        {{ frames | numbered }}

        请给出 "crc"（报文的校验位）、"passing"（通过校验的串的编号的集合）和 "missed"（一个 {{ length }} 个比特的串，
        其中至少有一个、至多有 {{ ones }} 个 1，使得任何帧恰好在这些 1 的位置上的比特翻转之后仍然通过校验）。
        这样的串有多个时，写出任意一个。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(
            crc=Text("01", length=instance.degree),
            passing=Set(Integer(1, len(instance.frames))),
            missed=Text("01", length=instance.length),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        middle = rng.getrandbits(params.degree - 1)
        generator = 1 << params.degree | middle << 1 | 1
        length = params.message + params.degree
        lightest = _lightest(generator, length)
        ones = len(lightest) + (len(lightest) < 4 and rng.random() < 0.3)
        if not lightest or ones >= bin(generator).count("1"):
            raise task.Retry
        message = 1 << params.message - 1 | rng.getrandbits(params.message - 1)
        frames = []
        for _ in range(params.frames):
            sent = rng.getrandbits(params.message) << params.degree
            sent ^= _remainder(sent, generator)
            if rng.random() < 0.6:
                sent ^= sum(1 << place for place in rng.sample(range(length), rng.randint(1, 4)))
            frames.append(f"{sent:0{length}b}")
        instance = self.Instance(message=f"{message:b}", generator=f"{generator:b}", frames=tuple(frames), ones=ones)
        answer = self.solve(instance)
        if not 0 < len(answer["passing"]) < params.frames or "1" not in answer["crc"]:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        generator = int(instance.generator, 2)
        crc = _remainder(int(instance.message, 2) << instance.degree, generator)
        missed = sum(1 << place for place in _lightest(generator, instance.length))
        return {
            "crc": f"{crc:0{instance.degree}b}",
            "passing": _passing(instance),
            "missed": f"{missed:0{instance.length}b}",
        }

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        generator = int(instance.generator, 2)
        crc = _remainder(int(instance.message, 2) << instance.degree, generator)
        if int(answer["crc"], 2) != crc:
            return "the check bits are others"
        if answer["passing"] != _passing(instance):
            return "not exactly these strings pass the check"
        ones = answer["missed"].count("1")
        if not 1 <= ones <= instance.ones:
            return f"the error pattern has {ones} ones"
        return "the check finds this error" if _remainder(int(answer["missed"], 2), generator) else ""


def _remainder(number: int, generator: int) -> int:
    while number.bit_length() >= generator.bit_length():
        number ^= generator << number.bit_length() - generator.bit_length()
    return number


def _passing(instance: CrcRemainder.Instance) -> frozenset[int]:
    generator = int(instance.generator, 2)
    return frozenset(n for n, frame in enumerate(instance.frames, 1) if not _remainder(int(frame, 2), generator))


def _lightest(generator: int, length: int) -> tuple[int, ...]:
    """Give the places of the ones in a lightest multiple of at most `length` bits; nothing if it has over 4 ones."""
    rests = [_remainder(1 << place, generator) for place in range(length)]
    single = {rest: (place,) for place, rest in enumerate(rests)}
    if len(single) < length:
        return next(pair for pair in combinations(range(length), 2) if rests[pair[0]] == rests[pair[1]])
    pairs: dict[int, tuple[int, ...]] = {}
    four: tuple[int, ...] = ()
    for one, two in combinations(range(length), 2):
        rest = rests[one] ^ rests[two]
        if rest in single:
            return (one, two, *single[rest])
        four = four or (*pairs.get(rest, ()), one, two)
        if len(four) < 4:
            four = ()
        pairs.setdefault(rest, (one, two))
    return four
