"""Find the frequency of a sound that moving walls reflect on its way to a moving listener, a beat, or a speed.

Answer: a rational number; it is unique.
Harder: more reflections, wind, two paths that beat, an unknown speed.
Skills: algebra, arithmetic
Source: original; the Doppler effect.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.shown_work import plus
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational

Path = tuple[int, tuple[int, ...]]
"""1 if the sound first runs to the right, else -1; the walls that reflect it, from 0."""


class DopplerChain(Task["DopplerChain.Params", "DopplerChain.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        walls: int = knob("how many walls there are", levels=(0, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=5)
        reflections: int = knob("how many reflections there are", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=8)
        wind: bool = knob("whether the wind blows", levels=(False,) * 2 + (True,) * 8)
        kinds: int = knob("how many kinds of questions there are", levels=(1, 1, 1, 1, 2, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        sound: int
        """The speed of sound in still air."""
        wind: int
        frequency: int
        speeds: tuple[int | None, ...]
        """Those of source, listener and walls, None if unknown."""
        paths: tuple[Path, ...]
        heard: Fraction | None
        """The frequency that is told if a speed is unknown."""

        def told(self, language: str) -> list[str]:
            names = ("The source S", "The listener L") if language == "en" else ("声源 S", "听者 L")
            lines = []
            for i, v in enumerate(self.speeds):
                name = names[i] if i < 2 else f"Wall {i - 1}" if language == "en" else f"墙 {i - 1}"
                if language == "en":
                    move = f"moves at {abs(v)} m/s to the {'right' if v > 0 else 'left'}" if v else "is at rest"
                    lines.append(f"{name} {'moves at an unknown velocity u' if v is None else move}.")
                else:
                    move = f"以 {abs(v)} m/s 向{'右' if v > 0 else '左'}运动" if v else "静止"
                    lines.append(f"{name} {'以未知的速度 u 运动' if v is None else move}。")
            return lines

        def ways(self, language: str) -> list[str]:
            return [_told(path, language) for path in self.paths]

    prompt = Prompt(
        en=r"""
        A source, a listener and walls move along one line at constant velocities, relative to the ground. In still air
        the speed of sound is {{ sound }} m/s; {{ "the wind blows at %d m/s to the %s and carries the sound along"
        | format(wind | abs, "right" if wind > 0 else "left") if wind else "there is no wind" }}. The source sends out a
        tone of {{ frequency }} Hz. A wall sends back each crest at the moment when it meets it.

        {{ told("en") | bullets }}

        {% for way in ways("en") %}
        {{ way }}
        {% endfor %}

        {% if heard is not none %}
        The listener hears {{ heard }} Hz. Find u in m/s, positive to the right; it is smaller than the speed of sound.
        {% elif paths | length == 2 %}
        Find the frequency of the beats that the listener hears, the difference of the two frequencies, in Hz.
        {% else %}
        Find the frequency in Hz that the listener hears.
        {% endif %}
        """,
        zh=r"""
        声源、听者和墙沿同一直线以恒定的速度运动，速度都相对地面。静止空气中的声速为 {{ sound }} m/s；{{
        "风以 %d m/s 向%s吹，并带着声音一起运动" | format(wind | abs, "右" if wind > 0 else "左")
        if wind else "没有风" }}。
        声源发出 {{ frequency }} Hz 的声音。墙在遇到每个波峰的瞬间把它反射回去。

        {{ told("zh") | bullets }}

        {% for way in ways("zh") %}
        {{ way }}
        {% endfor %}

        {% if heard is not none %}
        听者听到的频率为 {{ heard }} Hz。求 u（单位 m/s，向右为正），它的大小小于声速。
        {% elif paths | length == 2 %}
        求听者听到的拍频，即两个频率之差（单位 Hz）。
        {% else %}
        求听者听到的频率（单位 Hz）。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        return Rational(unit="m/s" if instance.heard is not None else "Hz")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        base = rng.choice((15, 16, 17))  # all speeds are multiples of it, which keeps the fractions short
        speeds = [base * rng.randint(-5, 5) for _ in range(2 + params.walls)]
        wind = base * rng.choice((-2, -1, 1, 2)) if params.wind else 0
        question = rng.choice(("frequency", "speed", "beats")[: params.kinds])
        paths = []
        for _ in range(1 + (question == "beats")):
            walls: list[int] = []
            while len(walls) < params.reflections:
                wall = rng.randrange(params.walls)
                if [wall] != walls[-1:] or params.walls == 1:
                    walls.append(wall)
            paths.append((rng.choice((-1, 1)), tuple(walls)))
        if question == "beats":  # one of the paths is direct
            paths[1] = (rng.choice((-1, 1)), ())
        frequency = 10 * rng.randint(8, 90)
        plain = self.Instance(
            sound=20 * base, wind=wind, frequency=frequency, speeds=tuple(speeds), paths=tuple(paths), heard=None
        )
        tones = [_heard(plain, path) for path in paths]
        if not readable(tones, 7) or len(set(tones)) < len(tones) or tones[0] == frequency:
            raise task.Retry
        if question == "beats":
            return plain, abs(tones[0] - tones[1])
        if question == "frequency":
            return plain, tones[0]
        which = rng.choice([i for i in range(2 + params.walls) if i < 2 or paths[0][1].count(i - 2) == 1])
        shown = tuple(None if i == which else v for i, v in enumerate(speeds))
        if not speeds[which]:
            raise task.Retry
        return plain.model_copy(update={"speeds": shown, "heard": tones[0]}), Fraction(speeds[which])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, tones, unknown = list[str](), list[Fraction](), list[tuple[int, int, bool]]()
        for path in instance.paths:
            tone = Fraction(instance.frequency)
            for run, way, start, end in _legs(instance, path):
                lines += [f"{plus(instance.sound, way * instance.wind)} = {run}"] if instance.wind else []
                for v, above in ((end, True), (start, False)):
                    if v is None:
                        unknown.append((run, way, above))
                        continue
                    speed, before = run - way * v, tone
                    tone = tone * speed if above else tone / speed
                    lines += [f"{plus(run, -way * v)} = {speed}"] if v else []
                    lines.append(f"{before} {'×' if above else '/'} {speed} = {tone}")
            tones.append(tone)
        lines += _solved(instance.heard, tones[0], *unknown) if instance.heard is not None else []
        lines += [f"|{tones[0]} - {tones[1]}| = {abs(tones[0] - tones[1])}"] if tones[1:] else []
        return "\n".join(lines)


def _solved(heard: Fraction, tone: Fraction, first: tuple[int, int, bool], *more: tuple[int, int, bool]) -> list[str]:
    run, way, above = first
    other, share = more[0][0] if more else 0, heard / tone if above else tone / heard
    line = f"({heard}) / ({tone}) = {share}" if above else f"({tone}) / ({heard}) = {share}"
    if not more:
        return [line, f"{plus(run, -way)}·u = {share}, u = {way * (run - share)}"]
    top, bottom = run - share * other, 1 + share
    sums = f"{run} - {share}·{other} = {top}, 1 + {share} = {bottom}"
    last = f"{way}·({top})/({bottom}) = {way * top / bottom}"
    return [line, f"{plus(run, -way)}·u = {share}·({plus(other, way)}·u)", sums, last]


def _legs(instance: DopplerChain.Instance, path: Path) -> Iterator[tuple[int, int, int | None, int | None]]:
    way, walls = path
    stations = [instance.speeds[0], *(instance.speeds[2 + wall] for wall in walls), instance.speeds[1]]
    for start, end in itertools.pairwise(stations):
        yield instance.sound + way * instance.wind, way, start, end
        way = -way


def _heard(instance: DopplerChain.Instance, path: Path) -> Fraction:
    frequency = Fraction(instance.frequency)
    for run, way, start, end in _legs(instance, path):
        frequency *= Fraction(run - way * (end or 0), run - way * (start or 0))
    return frequency


def _told(path: Path, language: str) -> str:
    way, walls = path
    parts = ["S"]
    for wall in (*walls, None):
        if language == "en":
            last = "L" if wall is None else f"wall {wall + 1}"
            parts.append(f"to the {'right' if way > 0 else 'left'} to {last}")
        else:
            parts.append(f"向{'右' if way > 0 else '左'}到{' L' if wall is None else f'墙 {wall + 1}'}")
        way = -way
    if language == "en":
        return f"The sound runs from {', then '.join([' '.join(parts[:2]), *parts[2:]])}."
    return f"声音从 {'，再'.join([' '.join(parts[:2]), *parts[2:]])}。"
