"""Follow operations on a register in two's complement and give its final value.

Answer: one signed integer; it is unique.
Harder: more steps of more kinds, wider registers, changes of width.
Skills: arithmetic, simulation, coding
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Step = tuple[str, int]

_EN = {
    "add": "Add {}.",
    "sub": "Subtract {}.",
    "mul": "Multiply by {}.",
    "neg": "Negate (replace x by -x).",
    "shl": "Shift left by {}, zeros come in at the right.",
    "sar": "Shift right by {} arithmetically: copies of the sign bit come in at the left.",
    "shr": "Shift right by {} logically: zeros come in at the left.",
    "sext": "Extend the register to {} bits with copies of the sign bit.",
    "zext": "Extend the register to {} bits with zeros.",
    "trunc": "Truncate the register to its lowest {} bits.",
}
_ZH = {
    "add": "加 {}。",
    "sub": "减 {}。",
    "mul": "乘以 {}。",
    "neg": "取相反数（x 变为 -x）。",
    "shl": "左移 {} 位，右边补零。",
    "sar": "算术右移 {} 位：左边补符号位。",
    "shr": "逻辑右移 {} 位：左边补零。",
    "sext": "用符号位把寄存器扩展到 {} 位。",
    "zext": "用零把寄存器扩展到 {} 位。",
    "trunc": "把寄存器截断为最低的 {} 位。",
}


class TwosComplementArithmetic(Task["TwosComplementArithmetic.Params", "TwosComplementArithmetic.Instance", int]):
    version = 1

    class Params(task.Params):
        width: int = knob(
            "the largest width of the register in bits", levels=(6, 8, 8, 8, 16, 16, 24, 32, 48, 64), ge=6, le=128
        )
        steps: int = knob("how many operations are made", levels=(1, 2, 3, 4, 5, 6, 8, 11, 14, 18), ge=1, le=40)
        kinds: int = knob(
            "how many of add, sub, mul, neg, shl, sar, shr occur", levels=(2, 3, 4, 5, 6, 7, 7, 7, 7, 7), ge=2, le=7
        )
        resize: bool = knob("whether the width changes", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        width: int
        start: int
        steps: tuple[Step, ...]

        @property
        def lines(self) -> list[str]:
            return [_EN[name].format(n) for name, n in self.steps]

        @property
        def zh_lines(self) -> list[str]:
            return [_ZH[name].format(n) for name, n in self.steps]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A register of {{ width }} bits holds integers in two's complement. Results that do not fit wrap around:
        only the lowest bits are kept, as many as the register has at that step. It holds {{ start }} at first.
        The following is done to it in order; all numbers are decimal:

        {{ lines | numbered }}

        Which value, as a signed decimal integer, does the register hold at the end?
        """,
        zh=r"""
        一个 {{ width }} 位的寄存器以补码表示整数。放不下的结果会回绕：只保留最低的若干位，位数为寄存器当时的宽度。
        开始时它的值是 {{ start }}。依次对它执行下列操作，所有数都是十进制数：

        {{ zh_lines | numbered }}

        最后寄存器中的值是多少？用带符号的十进制整数表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        width = rng.choice([w for w in (6, 8, 12, 16, 24, 32, 48, 64) if params.width // 2 <= w <= params.width])
        start = value = _signed(rng.getrandbits(width), width)
        steps: list[Step] = []
        at = width
        for _ in range(params.steps):
            last = steps[-1][0] if steps else ""
            draws = [_draw_step(params, rng, at, last) for _ in range(4)]
            steps.append(next((step for step in draws if value < 0 or step[0] not in _OTHER), draws[0]))
            value, at = _after(steps[-1], value, at)
        if abs(value) < 5 or value == start:
            raise task.Retry
        unsized = [step for step in steps if step[0] not in ("sext", "zext", "trunc")]
        confused = [[(_OTHER[name] if name in mixed else name, n) for name, n in steps] for mixed in _MIXED]
        if any(wrong != steps and _followed(wrong, start, width) == value for wrong in (unsized, *confused)):
            raise task.Retry  # it would not matter to leave out the changes of width, or to take shifts for each other
        unbounded = _followed([("sar" if name == "shr" else name, n) for name, n in unsized], start, 4096)
        if params.resize and _signed(unbounded, at) == value:
            raise task.Retry  # it would be enough to take the lowest bits at the end
        return self.Instance(width=width, start=start, steps=tuple(steps)), value

    def solve(self, instance: Instance) -> int:
        return _followed(instance.steps, instance.start, instance.width)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        value, width, lines = instance.start, instance.width, []
        for number, step in enumerate(instance.steps, 1):
            shown = _worked_out(step, value, width)
            value, width = _after(step, value, width)
            lines.append(f"{number}. {'; '.join(shown) or value}")
        return "\n".join(lines)


_SIGNS = {"add": "+", "sub": "-", "mul": "×", "shl": "×"}


def _worked_out(step: Step, value: int, width: int) -> list[str]:
    """Write the calculation behind a step: first the value of any size, then how it fits the register."""
    name, n = step
    lines = []
    if value < 0 and name in ("shr", "zext"):
        lines.append(f"{value} + {2**width} = {value + 2**width}")
        value += 2**width
    after = value
    if name in ("sar", "shr"):
        after = value >> n
        lines.append(f"{value} = {2**n} × {bracketed(after)} + {value % 2**n}")
    elif name == "neg":
        after = -value
        lines.append(f"-{bracketed(value)} = {after}")
    elif name in _SIGNS:
        factor = 2**n if name == "shl" else n
        after = {"+": value + factor, "-": value - factor, "×": value * factor}[_SIGNS[name]]
        lines.append(f"{value} {_SIGNS[name]} {factor} = {after}")
    size = 2 ** (n if name in ("sext", "zext", "trunc") else width)
    times = (after + size // 2) // size
    if times:
        lines.append(f"{after} {'-' if times > 0 else '+'} {abs(times)} × {size} = {after - times * size}")
    return lines


_OTHER = {"sext": "zext", "zext": "sext", "sar": "shr", "shr": "sar"}
_MIXED = (*((name,) for name in _OTHER), ("sext", "zext"), ("sar", "shr"), tuple(_OTHER))


def _followed(steps: Sequence[Step], value: int, width: int) -> int:
    for step in steps:
        value, width = _after(step, value, width)
    return value


def _draw_step(params: TwosComplementArithmetic.Params, rng: Random, width: int, last: str) -> Step:
    """Draw a step of another kind than the last one; changes of width are one kind."""
    if params.resize and last not in ("sext", "zext", "trunc") and rng.random() < 0.4:
        other = rng.choice([w for w in range(4, params.width + 1, 2) if w != width and w > params.width // 3])
        return (rng.choice(("sext", "zext")) if other > width else "trunc"), other
    kinds = ("add", "sub", "mul", "neg", "shl", "sar", "shr")[: params.kinds]
    name = rng.choice([kind for kind in kinds if kind != last])
    if name in ("add", "sub"):
        return name, rng.randint(1, 2 ** (width - 1) - 1)
    return name, rng.randint(3, 13) if name == "mul" else rng.randint(1, 3) if name != "neg" else 0


def _after(step: Step, value: int, width: int) -> tuple[int, int]:
    """Give value and width after a step."""
    name, n = step
    unsigned = value % (1 << width)
    if name in ("sext", "zext", "trunc"):
        return _signed(unsigned if name == "zext" else value, n), n
    results = {"add": value + n, "sub": value - n, "mul": value * n, "neg": -value, "sar": value >> n}
    result = results[name] if name in results else value << n if name == "shl" else unsigned >> n
    return _signed(result, width), width


def _signed(value: int, width: int) -> int:
    """Keep the lowest bits and read them in two's complement."""
    half = 1 << (width - 1)
    return (value + half) % (2 * half) - half
