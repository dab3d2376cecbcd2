"""Find where a small body on a track with loops loses contact, and how fast it is there.

Answer: the number of the part of the track, a height and a squared speed; unique.
Harder: more loops, rough pieces, pushes and levels before contact is lost.
Skills: algebra, simulation
Source: original; motion in a vertical circle.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record

Part = tuple[str, int, Fraction]
"""A kind, a size, and a coefficient of friction or a share of energy."""
_G = 10
_TOLD = {
    "loop": (
        "a smooth circular loop of radius {0} m that stands on the track, run once round on the inside.",
        "竖立在轨道上、半径为 {0} m 的光滑圆环，物体沿其内侧运行一周。",
    ),
    "rough": (
        "a level rough piece, {0} m long, friction coefficient {1}.",
        "长 {0} m、摩擦因数为 {1} 的水平粗糙段。",
    ),
    "rise": ("a smooth ramp that leads {0} m up.", "升高 {0} m 的光滑斜坡。"),
    "drop": ("a smooth ramp that leads {0} m down.", "降低 {0} m 的光滑斜坡。"),
    "push": (
        "a level smooth piece on which a force of {1} times the body's weight pushes it forward for {0} m.",
        "水平光滑段，一个等于物体所受重力 {1} 倍的力向前推动物体 {0} m。",
    ),
}


class VerticalCircleContactLoss(
    Task["VerticalCircleContactLoss.Params", "VerticalCircleContactLoss.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        loops: int = knob("how many loops there are", levels=(1, 1, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        others: int = knob("how many other parts there are", levels=(0, 1, 1, 1, 2, 2, 4, 5, 6, 8), ge=0, le=12)
        kinds: int = knob("how many kinds of other parts there are", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 4), ge=1, le=4)
        size: int = knob("the largest radius", levels=(12, 12, 12, 12, 12, 15, 15, 15, 18, 20), ge=5, le=40)

    class Instance(task.Instance):
        start: int
        parts: tuple[Part, ...]

        def told(self, language: str) -> list[str]:
            return [_TOLD[kind][language == "zh"].format(size, share) for kind, size, share in self.parts]

    answer = Record(part=Integer(low=1), height=Rational(unit="m"), v2=Rational(unit="m^2/s^2"))
    prompt = Prompt(
        en=r"""
        A small body is released from rest at the height {{ start }} m on a smooth slide, which leads down without a
        kink to the height 0 m and there goes over into a track with these parts, in this order, joined without kinks:

        {{ told("en") | numbered }}

        Only rough pieces rub, and nothing but the track guides the body; g = 10 m/s². In one of the loops it loses
        contact with the track: at some point above the middle of this loop the normal force becomes 0 before the body
        has reached the top. In all loops before that one it stays in contact. Find the number of this part (part), the
        height in metres above the height 0 at which contact is lost (height), and the square of the speed there in
        m²/s² (v2).
        """,
        zh=r"""
        一个小物体从光滑滑道上高 {{ start }} m 处由静止释放，滑道平滑地降到高度 0 m，在那里接上一条轨道，
        轨道依次由下列各部分平滑相接而成：

        {{ told("zh") | numbered }}

        只有粗糙段有摩擦，除轨道外没有别的东西约束物体；g = 10 m/s²。在其中一个圆环里它脱离轨道：
        在该圆环中心以上的某一点，物体尚未到达最高点时轨道对它的支持力变为 0。在此前的各圆环中它始终不脱离。
        求这一部分的编号（part）、脱离点相对高度 0 的高度（height，单位米），以及该点速率的平方（v2，单位 m²/s²）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        kinds = ["loop"] * (params.loops - 1) + rng.choices(
            ("rough", "drop", "rise", "push")[: params.kinds], k=params.others
        )
        rng.shuffle(kinds)
        last = rng.randint(params.loops // 2, len(kinds)) if params.loops > 2 else len(kinds)
        kinds.insert(last, "loop")
        start = rng.randint(8, 5 * params.size)
        energy, level = Fraction(start), Fraction(0)  # kinetic energy over weight, in metres, and the height
        parts: list[Part] = []
        answer: dict[str, Any] = {}
        for place, kind in enumerate(kinds):
            size, share = rng.randint(2, 8), Fraction(rng.randint(1, 8), 10)
            if kind == "loop" and not answer and place < last:
                if energy < 5:
                    raise task.Retry
                size = rng.randint(max(2, int(energy / 4)), int(energy * 2 / 5))
            elif kind == "loop" and place == last:
                low, high = int(energy * 2 / 5) + 1, -(-energy // 1) - 1
                if low > high or energy < 3:
                    raise task.Retry
                size = rng.randint(low, int(high))
                above = 2 * (energy - size) / 3
                answer = {"part": place + 1, "height": level + size + above, "v2": _G * above}
            elif kind == "loop":
                size = rng.randint(2, params.size)
            change = {"rough": -size * share, "drop": Fraction(size), "rise": Fraction(-size), "push": size * share}
            energy += change.get(kind, Fraction(0))
            level += {"drop": -size, "rise": size}.get(kind, 0)
            parts.append((kind, size, share if kind in ("rough", "push") else Fraction(0)))
            if energy <= 1:
                raise task.Retry
        if not readable(answer.values(), 4):
            raise task.Retry
        return self.Instance(start=start, parts=tuple(parts)), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        energy, level, lines = Fraction(instance.start), 0, [f"v²/20 = {instance.start}"]
        for number, (kind, size, share) in enumerate(instance.parts, start=1):
            if kind == "loop":
                least = Fraction(5 * size, 2)
                if energy >= least:
                    lines.append(f"{number}. 5/2·{size} = {least} ≤ {energy}")
                    continue
                above = 2 * (energy - size) / 3
                lines.append(f"{number}. 5/2·{size} = {least} > {energy}")
                lines.append(f"20·({energy} - {size} - x) = 10·x, 3·x = 2·({energy} - {size}), x = {above}")
                lines.append(f"{running_sum([*([level] if level else []), size, above])}")
                lines.append(f"v² = 10·{above} = {_G * above}")
                break
            before, sign = energy, "-" if kind in ("rough", "rise") else "+"
            change = size * share if share else Fraction(size)
            told = f"{size}·{share} = {change}, " if share else ""
            energy += -change if sign == "-" else change
            lines.append(f"{number}. {told}{before} {sign} {change} = {energy}")
            if kind in ("rise", "drop"):
                lines.append(f"h = {level} {'+' if kind == 'rise' else '-'} {size} = ")
                level += size if kind == "rise" else -size
                lines[-1] += f"{level}"
        return "\n".join(lines)
