"""Tell whether a tower of blocks stands, joint by joint, or how heavy a counterweight must be.

Answer: the centres of mass above the joints and the lowest failing joint, or the least counterweight; unique.
Harder: more blocks, fractions, and a counterweight that must suit every joint at once.
Skills: arithmetic, spatial
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Block = tuple[Fraction, Fraction, int]
"""The left end, the width and the mass."""

_DRAWS = 300


class BlockTowerTopple(Task["BlockTowerTopple.Params", "BlockTowerTopple.Instance", Any]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("how many blocks there are", levels=(2, 3, 4, 4, 5, 3, 4, 5, 6, 7), ge=2, le=12)
        parts: int = knob("the denominator of the ends and widths", levels=(1, 1, 1, 2, 2, 1, 1, 2, 2, 2), ge=1, le=4)
        weight: bool = knob("whether a counterweight is asked", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        blocks: tuple[Block, ...]  # from the lowest up
        weight: bool

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return [(number, *block) for number, block in enumerate(self.blocks, start=1)]

    prompt = Prompt(
        en=r"""
        Uniform blocks are stacked on firm ground in one upright plane, each on the one before. Positions are measured
        along one level line, to the right:

        {{ rows | table(["block", "left end", "width", "mass"]) }}

        Block 1 is the lowest. Joint i lies between block i and block i + 1. The blocks at a joint touch along the part
        of the line that both of them cover.

        {% if weight %}
        A counterweight of negligible size is fixed to the left end of the top block, so that its mass counts as a mass
        at that position above every joint. Find the least mass of the counterweight with which at each joint the common
        centre of mass of everything above it lies inside the part where the blocks touch or exactly at an end of it.
        {% else %}
        A joint holds if the common centre of mass of all blocks above it lies strictly inside that part.
        Give the centres of mass of what lies above the joints, from joint 1 upwards (centres), and the number of the
        lowest joint that does not hold, 0 if all hold (joint).
        {% endif %}
        """,
        zh=r"""
        一些质地均匀的积木在同一竖直平面内一块叠一块地放在坚实的地面上。位置沿一条水平线向右量：

        {{ rows | table(["积木", "左端", "宽", "质量"]) }}

        积木 1 在最下面。接缝 i 在第 i 块与第 i + 1 块之间。接缝处两块积木在水平线上共同覆盖的一段互相接触。

        {% if weight %}
        在最上面一块的左端固定一个大小可以忽略的配重，它的质量对每个接缝来说都算作该位置上的质量。
        求配重的最小质量，使得在每个接缝处，接缝以上全部物体的公共重心都位于两块积木接触的那一段之内或恰在这一段的端点。
        {% else %}
        如果接缝以上所有积木的公共重心严格位于这一段之内，这个接缝就是稳的。
        从接缝 1 起由下往上依次给出各接缝以上部分的重心位置（centres），以及最低的不稳接缝的编号，
        全部稳时为 0（joint）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.weight:
            return Rational()
        return Record(centres=Sequence(Rational(), length=len(instance.blocks) - 1), joint=Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        for _ in range(_DRAWS):
            parts, blocks = params.parts, [_block(rng, params.parts, 0, 6)]
            for _ in range(params.blocks - 1):
                left, width, _ = blocks[-1]
                reach = int(width * parts)
                blocks.append(_block(rng, parts, int(left * parts) + rng.randint(-reach // 2, reach * 3 // 4), reach))
            shift = min([Fraction(0), *(left for left, _, _ in blocks)])
            instance = self.Instance(blocks=tuple((a - shift, b, c) for a, b, c in blocks), weight=params.weight)
            if params.weight:
                least = _least(instance.blocks)
                if least is not None and 0 < least < 60:
                    return instance, least
            elif _judged(instance.blocks)["joint"] == rng.choice((0, *range(1, params.blocks))):
                return instance, _judged(instance.blocks)
        raise task.Retry

    def solve(self, instance: Instance) -> Any:
        if instance.weight:
            return _least(instance.blocks)
        return _judged(instance.blocks)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        joints, lines, least = _joints(instance.blocks), list[str](), [Fraction(0)]
        joint = {"en": "joint", "zh": "接缝"}[language]
        for place in range(len(joints), 0, -1):
            left, width, mass = instance.blocks[place]
            low, high, moment, heavy = joints[place - 1]
            middle = left + width / 2
            lines.append(f"{place + 1}: {left} + {width}/2 = {middle}, {middle}·{mass} = {middle * mass}")
            if place < len(joints):
                *_, before, lighter = joints[place]
                lines.append(f"{before} + {middle * mass} = {moment}, {lighter} + {mass} = {heavy}")
            ends = " & ".join(f"{a} .. {a + b}" for a, b, _ in instance.blocks[place - 1 : place + 1])
            lines.append(f"{joint} {place}: {ends} = {low} .. {high}")
            if instance.weight:
                for end, sign in ((low, "≥"), (high, "≤")):
                    told, bound = _bound((moment, heavy), instance.blocks[-1][0], end, sign)
                    lines.append(told)
                    least.append(bound)
            else:
                at = moment / heavy
                mark = "+" if low < at < high else "-"
                lines[-1] += f", {moment} / {heavy} = {at} {mark}"
        return "\n".join([*lines, f"max({', '.join(map(str, least))}) = {max(least)}"] if instance.weight else lines)


def _bound(above: tuple[Fraction, int], at: Fraction, end: Fraction, sign: str) -> tuple[str, Fraction]:
    """Write what the weight w at a place must be, so that the centre of mass is on one side of an end, and a lower
    bound of w."""
    moment, mass = above
    slope, rest = at - end, end * mass - moment
    told = f"{moment} + {bracketed(at)}w {sign} {bracketed(end)}·({mass} + w), {linear([(slope, 'w')])} {sign} {rest}"
    if not slope:
        return told, Fraction(0)
    turned = sign if slope > 0 else {"≥": "≤", "≤": "≥"}[sign]
    return f"{told}, w {turned} {rest / slope}", rest / slope if turned == "≥" else Fraction(0)


def _judged(blocks: tuple[Block, ...]) -> dict[str, Any]:
    """Give the centres of mass above the joints, and the lowest joint that does not hold."""
    joints = _joints(blocks)
    failing = [number for number, (low, high, moment, mass) in enumerate(joints, 1) if not low < moment / mass < high]
    return {"centres": tuple(moment / mass for *_, moment, mass in joints), "joint": min(failing, default=0)}


def _block(rng: Random, parts: int, left: int, width: int) -> Block:
    """Draw a block that begins at `left` parts of a unit."""
    wide = rng.randint(max(3 * parts, width - 2 * parts), max(4 * parts, width + parts))
    return Fraction(left, parts), Fraction(wide, parts), rng.randint(1, 9)


def _joints(blocks: tuple[Block, ...]) -> list[tuple[Fraction, Fraction, Fraction, int]]:
    """Give for each joint the ends of the part that touches, and the moment and the mass of what lies above."""
    found = []
    for place in range(len(blocks) - 1):
        (a, b, _), (c, d, _) = blocks[place : place + 2]
        above = blocks[place + 1 :]
        moment = sum(((left + width / 2) * mass for left, width, mass in above), Fraction(0))
        found.append((max(a, c), min(a + b, c + d), moment, sum(mass for *_, mass in above)))
    return found


def _least(blocks: tuple[Block, ...]) -> Fraction | None:
    """Give the least counterweight at the left end of the top block, or None if there is none."""
    low, high, at = Fraction(0), Fraction(10**6), blocks[-1][0]
    for left, right, moment, mass in _joints(blocks):
        for end, sign in ((left, 1), (right, -1)):  # sign * (moment + w at - end (mass + w)) >= 0
            slope, constant = sign * (at - end), sign * (moment - end * mass)
            if slope > 0:
                low = max(low, -constant / slope)
            elif slope < 0:
                high = min(high, -constant / slope)
            elif constant < 0:
                return None
    return low if low <= high else None
