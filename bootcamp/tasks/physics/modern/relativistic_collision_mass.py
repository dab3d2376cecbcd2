"""Find the energy and the squared mass of a particle after it has absorbed and emitted others.

Answer: energy and squared mass; unique.
Harder: more steps, two dimensions, photons whose energy follows from a mass on the way.
Skills: algebra, arithmetic
Source: original; conservation of energy and momentum in special relativity.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

Values = dict[str, Fraction]
Step = tuple[int, str, Fraction, Fraction, Fraction]
"""1 if the particle absorbs something and -1 if it emits it; by what it is known; its mass, or the squared mass of X
after that, and its momentum, or the direction of a photon."""
_TRIPLES = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17), (15, 8, 17), (0, 1, 1), (7, 24, 25))
_WAYS = ((3, 4), (4, 3), (-3, 4), (-4, 3), (3, -4), (4, -3), (-3, -4), (-4, -3), (5, 0), (-5, 0), (0, 5), (0, -5))


class RelativisticCollisionMass(Task["RelativisticCollisionMass.Params", "RelativisticCollisionMass.Instance", Values]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps there are", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=8)
        plane: bool = knob("whether momenta lie in a plane", levels=(False,) * 3 + (True,) * 7)
        photons: int = knob(
            "how many photons of unknown energy there are", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 2), ge=0, le=3
        )
        size: int = knob("the largest multiple of a triple", levels=(3, 6, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=12)

    class Instance(task.Instance):
        start: tuple[Fraction, Fraction, Fraction]
        """Mass and momentum of X at first."""
        steps: tuple[Step, ...]
        plane: bool

        def told(self, language: str) -> list[str]:
            return [_told(step, self.plane, language) for step in self.steps]

    answer = Record(E=Rational(), M2=Rational())
    prompt = Prompt(
        en=r"""
        Units are such that c = 1: a particle of mass m, momentum p and energy E obeys E² = p² + m², with E positive. A
        photon has m = 0. {{ "Momenta have the components (x, y)." if plane else "All moves along the x axis." }}

        A particle X has at first the mass {{ start[0] }} and the momentum
        {{ start[1:] | point if plane else start[1] }}. Then, in this order:

        {{ told("en") | numbered }}

        Each step conserves energy and momentum; X may change its mass. Find the energy E of X after the last step and
        the square M2 of its mass then.
        """,
        zh=r"""
        所用单位使得 c = 1：质量为 m、动量为 p 的粒子的能量 E 满足 E² = p² + m²，E 为正。光子的 m = 0。
        {{ "动量写成分量 (x, y)。" if plane else "一切都沿 x 轴运动。" }}

        粒子 X 最初的质量为 {{ start[0] }}，动量为 {{ start[1:] | point if plane else start[1] }}。然后依次：

        {{ told("zh") | numbered }}

        每一步中能量和动量都守恒；X 的质量可以改变。求最后一步之后 X 的能量 E 和那时它的质量的平方 M2。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        m, px, py, energy = _particle(rng, params)
        scale = 4
        start = (m * scale, px * scale, py * scale)
        state = [energy * scale, px * scale, py * scale]
        steps: list[Step] = []
        hidden = set(rng.sample(range(params.steps), min(params.steps, params.photons)))
        for place in range(params.steps):
            sign = rng.choice((1, 1, -1))
            m, px, py, energy = _particle(rng, params)
            if place in hidden:
                way = rng.choice(_WAYS if params.plane else _WAYS[8:10])
                px, py = (Fraction(part, 5) for part in way)
                # the squared mass of X changes by twice the photon's energy times this
                rate = state[0] - state[1] * px - state[2] * py
                energy = Fraction(rng.randint(1, 12))
                mass = _square(state) + 2 * sign * energy * rate
                steps.append((sign, "photon", mass, px, py))
                px, py = px * energy, py * energy
            else:
                steps.append((sign, "particle", m, px, py))
            state = [state[0] + sign * energy, state[1] + sign * px, state[2] + sign * py]
            if state[0] <= 0 or _square(state) <= 0:
                raise task.Retry
        if not readable([*state, _square(state), *(part for step in steps for part in step[2:])], 5):
            raise task.Retry
        if steps[-1][1] == "photon":
            raise task.Retry
        instance = self.Instance(start=start, steps=tuple(steps), plane=params.plane)
        return instance, {"E": state[0], "M2": _square(state)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, state = list[str](), list[Fraction]()
        first: Step = (1, "particle", *instance.start)
        for number, (sign, kind, m, px, py) in enumerate((first, *instance.steps)):
            mark, parts = "-" if sign < 0 else "+", (px, py)[: 2 if instance.plane else 1]
            if kind == "photon":
                before, rate = _square(state), state[0] - state[1] * px - state[2] * py
                lines.append(f"{number}. {_squares(state[: 1 + len(parts)], '-')}")
                along = "".join(f" - {bracketed(p)}·{bracketed(d)}" for p, d in zip(state[1:], parts, strict=False))
                lines.append(f"{state[0]}{along} = {rate}")
                energy = sign * (m - before) / (2 * rate)
                lines.append(f"E = {'-' * (sign < 0)}({m} - {before}) / (2·{bracketed(rate)}) = {energy}")
                px, py = px * energy, py * energy
            else:
                energy = Fraction(isqrt(int(m * m + px * px + py * py)))
                lines.append(f"{number}. {_squares([m, *parts] if m else parts, '+')}, E = {energy}")
            moved = (energy, px, py)
            if state:
                named = zip(("E", "px", "py") if instance.plane else ("E", "p"), state, moved, strict=False)
                told = (f"{name} = {x} {mark} {bracketed(y)} = {x + sign * y}" for name, x, y in named)
                lines.append(", ".join(told))
            state = [x + sign * y for x, y in zip(state or [Fraction()] * 3, moved, strict=True)]
        return "\n".join([*lines, f"M2 = {_squares(state[: 3 if instance.plane else 2], '-')}"])


def _particle(rng: Random, params: RelativisticCollisionMass.Params) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Draw mass, momentum and energy."""
    m, p, energy = rng.choice(_TRIPLES)
    k = rng.randint(1, params.size)
    way = rng.choice(_WAYS) if params.plane else (5 * rng.choice((-1, 1)), 0)
    if way[0] * way[1]:
        k *= 1 if p % 5 == 0 else 5
    return Fraction(m * k), Fraction(p * k * way[0], 5), Fraction(p * k * way[1], 5), Fraction(energy * k)


def _square(state: list[Fraction]) -> Fraction:
    return state[0] ** 2 - state[1] ** 2 - state[2] ** 2


def _squares(parts: Sequence[Fraction], mark: str) -> str:
    """Write a sum of squares, or the first less the others."""
    roots = f" {mark} ".join(f"({x})²" if x < 0 or x.denominator > 1 else f"{x}²" for x in parts)
    sizes = [x * x for x in parts]
    total = sizes[0] + (1 if mark == "+" else -1) * sum(sizes[1:])
    return f"{roots} = {f' {mark} '.join(map(str, sizes))} = {total}" if sizes[1:] else f"{roots} = {total}"


def _told(step: Step, plane: bool, language: str) -> str:
    sign, kind, m, px, py = step
    way = f"({px}, {py})" if plane else str(px)
    if language == "en":
        verb = "absorbs" if sign > 0 else "emits"
        if kind == "photon":
            return f"X {verb} a photon in the direction {way} of unknown energy; X then has the squared mass {m}."
        return f"X {verb} a {'photon' if not m else f'particle of mass {m}'} of momentum {way}."
    verb = "吸收" if sign > 0 else "放出"
    if kind == "photon":
        return f"X {verb}一个方向为 {way}、能量未知的光子，此后 X 的质量的平方为 {m}。"
    return f"X {verb}一个{'' if not m else f'质量为 {m}、'}动量为 {way} 的{'粒子' if m else '光子'}。"
