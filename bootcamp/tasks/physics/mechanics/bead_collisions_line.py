"""Follow beads on a line through their collisions, and give how many there are and all velocities at a time.

Answer: the number of collisions and the velocities from left to right; unique.
Harder: more beads and collisions, walls, lossy collisions or unlike masses.
Skills: simulation, arithmetic
Source: original.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable, simplest_between
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Bead = tuple[int, int, int]
"""Mass, place, velocity."""


class BeadCollisionsLine(Task["BeadCollisionsLine.Params", "BeadCollisionsLine.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        beads: int = knob("how many beads there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        hits: int = knob("the least number of collisions", levels=(1, 1, 2, 3, 4, 5, 8, 11, 15, 20), ge=1, le=30)
        walls: int = knob("how many walls there are", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2)
        lossy: bool = knob("whether collisions lose energy", levels=(False,) * 3 + (True,) * 3 + (False,) * 4)
        mass: int = knob("the largest mass", levels=(1, 3, 4, 4, 4, 5, 6, 6, 8, 8), ge=1, le=20)
        speed: int = knob("the largest speed", levels=(4, 6, 6, 6, 8, 8, 8, 9, 10, 12), ge=3, le=30)

    class Instance(task.Instance):
        beads: tuple[Bead, ...]
        restitution: tuple[Fraction, ...]
        """That of each two neighbours."""
        walls: tuple[int, ...]
        time: Fraction

    prompt = Prompt(
        en=r"""
        Point-like beads slide without friction along the x axis, lengths in metres. The masses, places and velocities
        (positive to the right) at time 0, from left to right:

        {% for mass, place, velocity in beads %}
        - Bead {{ loop.index }}: {{ mass }} kg, x = {{ place }}, {{ velocity }} m/s.
        {% endfor %}

        {% for wall in walls %}
        At x = {{ wall }} there is a fixed wall, from which a bead rebounds with the same speed.
        {% endfor %}
        Beads cannot pass each other. In a collision momentum is conserved, and the speed with which the two beads
        part is e times the speed with which they met.
        {% if restitution | unique | list | length == 1 %}
        For all beads e = {{ restitution[0] }}.
        {% else %}
        Here {% for e in restitution %}e = {{ e }} for beads {{ loop.index }} and {{ loop.index + 1 }}
        {{- ", " if not loop.last else "." }}{% endfor %}
        {% endif %}

        How many collisions are there from time 0 to time {{ time }} s (collisions), those with walls
        included? Two that happen at the same time in different places are two. Which velocities in m/s do the beads
        have at that time, from left to right (v)?
        """,
        zh=r"""
        一些可看作质点的珠子沿 x 轴无摩擦地滑动，长度单位为米。从左到右，时刻 0 的质量、位置和速度（向右为正）如下：

        {% for mass, place, velocity in beads %}
        - 珠 {{ loop.index }}：{{ mass }} kg，x = {{ place }}，{{ velocity }} m/s。
        {% endfor %}

        {% for wall in walls %}
        在 x = {{ wall }} 处有一面固定的墙，珠子碰到它后以相同的速率弹回。
        {% endfor %}
        珠子不能互相穿过。碰撞时动量守恒，两珠分离的相对速率是碰前接近的相对速率的 e 倍。
        {% if restitution | unique | list | length == 1 %}
        对所有珠子 e = {{ restitution[0] }}。
        {% else %}
        其中{% for e in restitution %}珠 {{ loop.index }} 与珠 {{ loop.index + 1 }} 的 e = {{ e }}
        {{- "，" if not loop.last else "。" }}{% endfor %}
        {% endif %}

        从时刻 0 到时刻 {{ time }} s 共发生多少次碰撞（collisions，与墙的碰撞也算）？
        同一时刻在不同地点的两次碰撞算两次。到那时，从左到右各珠的速度（单位 m/s）是多少（v）？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(collisions=Integer(low=0), v=Sequence(Rational(unit="m/s"), length=len(instance.beads)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.beads
        places = sorted(rng.sample(range(1, 5 * n + 4), n))
        masses = [rng.randint(1, params.mass) for _ in range(n)]
        if not params.lossy and params.hits > 5:  # else the fractions grow beyond reading
            masses = [masses[0]] * n
            masses[rng.randrange(n)] = masses[0] * rng.choice((2, 3))
        factors = (Fraction(1, 2), Fraction(1, 3), Fraction(2, 3), Fraction(0), Fraction(1), Fraction(3, 4))
        restitution = [rng.choice(factors) if params.lossy else Fraction(1) for _ in range(n - 1)]
        speeds = [rng.choice((-1, 1)) * rng.randint(0, params.speed) for _ in range(n)]
        walls = rng.sample((0, 5 * n + 5), params.walls)
        beads = tuple(zip(masses, places, speeds, strict=True))
        instance = self.Instance(
            beads=beads, restitution=tuple(restitution), walls=tuple(sorted(walls)), time=Fraction(0)
        )
        times, velocities = _run(instance, params.hits + 3)
        if len(times) <= params.hits or any(v == w for v, w in itertools.pairwise(speeds)):
            raise task.Retry
        hits = params.hits + rng.randrange(len(times) - params.hits)
        if times[hits] <= times[hits - 1]:
            raise task.Retry
        time = simplest_between(times[hits - 1], times[hits])
        v = velocities[hits - 1]
        if not readable([*v, time], 4) or sum(x == y for x, y in zip(v, speeds, strict=True)) > n - 2:
            raise task.Retry
        return instance.model_copy(update={"time": time}), {"collisions": hits, "v": tuple(v)}

    def key(self, instance: Instance) -> object:
        return instance

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        times, velocities = _run(instance, 10**6, lines)
        return "\n".join([*lines, f"{len(times)}: {', '.join(map(str, velocities[-1]))}"])


def _run(
    instance: BeadCollisionsLine.Instance, most: int, lines: list[str] | None = None
) -> tuple[list[Fraction], list[list[Fraction]]]:
    """Give the times of the first collisions and the velocities after each; raise Retry where three meet.

    If there are lines, write the steps to them, and end at the time of the case.
    """
    n = len(instance.beads)
    masses = [mass for mass, _, _ in instance.beads]
    x = [Fraction(place) for _, place, _ in instance.beads]
    v = [Fraction(speed) for _, _, speed in instance.beads]
    now, times, velocities = Fraction(0), list[Fraction](), list[list[Fraction]]()
    while len(times) < most:
        events = [((x[i + 1] - x[i]) / (v[i] - v[i + 1]), i, i + 1) for i in range(n - 1) if v[i] > v[i + 1]]
        for wall in instance.walls:
            i = 0 if wall < instance.beads[0][1] else n - 1
            if v[i] * (wall - instance.beads[i][1]) > 0:
                events.append(((wall - x[i]) / v[i], i, i))
        if not events and lines is not None:
            break
        if not events:
            times.append(now + 2)  # the end, so that a time after the last collision can be drawn
            break
        step = min(events)[0]
        if lines is not None:
            for time, i, j in events:
                if i == j:
                    at = x[i] + v[i] * time
                    lines.append(f"{i + 1}: ({at} - {bracketed(x[i])})/({v[i]}) = {time}")
                else:
                    lines.append(f"{i + 1}-{j + 1}: ({x[j]} - {bracketed(x[i])})/({v[i]} - {bracketed(v[j])}) = {time}")
            lines.append(f"t = {now} + {step} = {now + step}")
            if now + step > instance.time:
                lines[-1] += f" > {instance.time}"
                break
            lines += [f"x{i + 1} = {x[i]} + {bracketed(v[i])}·{step} = {x[i] + v[i] * step}" for i in range(n)]
        due = [(i, j) for time, i, j in events if time == step]
        touched = [i for pair in due for i in set(pair)]
        if not step or len(touched) != len(set(touched)) or not readable([step, *v], 7):
            raise task.Retry
        now += step
        x = [place + speed * step for place, speed in zip(x, v, strict=True)]
        for i, j in due:
            before = list(v)
            if i == j:
                v[i] = -v[i]
            else:
                e, total = instance.restitution[i], masses[i] + masses[j]
                push = (1 + e) * (v[i] - v[j]) / total
                v[i], v[j] = v[i] - push * masses[j], v[j] + push * masses[i]
                if lines is not None:
                    lines.append(
                        f"(1 + {e})({before[i]} - {bracketed(before[j])})/({masses[i]} + {masses[j]}) = {push}"
                    )
                    lines.append(f"v{i + 1} = {before[i]} - {push}·{masses[j]} = {v[i]}")
                    lines.append(f"v{j + 1} = {before[j]} + {push}·{masses[i]} = {v[j]}")
            if lines is not None and i == j:
                lines.append(f"v{i + 1} = {v[i]}")
            times.append(now)
            velocities.append(list(v))
    return times, velocities
