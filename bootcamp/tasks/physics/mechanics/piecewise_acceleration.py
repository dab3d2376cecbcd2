"""Find a distance, time or speed of a motion in phases of constant acceleration, some data of which are withheld.

Answer: a rational number; it is unique.
Harder: more phases, turns back, phases that are known only from their end, from totals, or from both.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

import itertools
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational

Facts = tuple[tuple[str, Fraction], ...]
"""What is told of a phase or of the whole motion: u, v are the velocities at its start and end, a the acceleration,
t the duration and s the displacement."""
_WORDS = {
    "u": ("initial velocity {} m/s", "初速度 {} m/s"),
    "a": ("acceleration {} m/s²", "加速度 {} m/s²"),
    "t": ("duration {} s", "历时 {} s"),
    "s": ("displacement {} m", "位移 {} m"),
    "v": ("final velocity {} m/s", "末速度 {} m/s"),
}
_ASKED = {
    "distance": ("the distance that the particle covers in all (the length of its way)", "质点走过的总路程", "m"),
    "far": ("the greatest distance of the particle from its starting point", "质点离出发点的最大距离", "m"),
    "speed": ("the average speed, distance covered over time", "全程的平均速率（路程除以时间）", "m/s"),
    "s": ("the displacement over the whole motion", "全程的位移", "m"),
    "t": ("the duration of the whole motion", "全程所用的时间", "s"),
}
Phase = dict[str, Fraction]


class PiecewiseAcceleration(Task["PiecewiseAcceleration.Params", "PiecewiseAcceleration.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        phases: int = knob("how many phases there are", levels=(1, 2, 3, 3, 4, 5, 5, 6, 7, 8), ge=1, le=10)
        gap: int = knob("how many phases only totals tell", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=3)
        turns: int = knob("how often the particle turns back", levels=(0, 0, 1, 1, 1, 1, 2, 2, 3, 3), ge=0, le=5)
        fine: int = knob("the largest denominator of what is drawn", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=6)
        size: int = knob("the largest speed", levels=(12, 12, 12, 15, 15, 18, 20, 24, 30, 36), ge=8, le=100)

    class Instance(task.Instance):
        phases: tuple[Facts, ...]
        whole: Facts
        question: str

        def told(self, language: str) -> list[str]:
            return [_told(facts, language) for facts in self.phases]

        def total(self, language: str) -> str:
            return _told(self.whole, language)

        def asked(self, language: str) -> str:
            return _ASKED[self.question][language == "zh"]

    prompt = Prompt(
        en=r"""
        A particle moves on a straight line. The motion consists of phases, one after the other, in each of which the
        acceleration is constant (perhaps zero). Each phase lasts a positive time and begins with the velocity with
        which the phase before ended. Velocities, accelerations and displacements to the right are positive, to the
        left negative. This is known of the phases, in order:

        {{ told("en") | numbered }}

        Of the whole motion this is known: {{ total("en") }}

        Find {{ asked("en") }}.
        """,
        zh=r"""
        一个质点沿直线运动。运动由依次相接的若干段组成，每一段内加速度恒定（可以为零），历时为正，
        并且以前一段结束时的速度开始。速度、加速度和位移向右为正，向左为负。各段依次已知：

        {{ told("zh") | numbered }}

        关于全程已知：{{ total("zh") }}

        求{{ asked("zh") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        return Rational(unit=_ASKED[instance.question][2])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        first = rng.randint(0, params.phases - params.gap) if params.gap else params.phases
        motion = _draw(rng, params, first + 1 if params.gap == 3 else -1)
        totals = {"s": sum((p["s"] for p in motion), Fraction(0)), "t": sum((p["t"] for p in motion), Fraction(0))}
        gap = motion[first : first + params.gap]
        whole: Phase = {"u": motion[0]["u"]}
        if gap:
            whole["v"] = motion[-1]["v"]
            given = "st" if params.gap == 3 else "t" if sum(p["s"] for p in gap) == 0 else rng.choice("st")
            whole |= {name: totals[name] for name in given}
        phases = [_facts(rng, p, "v") for p in motion[:first]]
        phases += [((("a", p["a"]),) if params.gap > 1 else ()) for p in gap]
        phases += [_facts(rng, p, "u") for p in motion[first + params.gap :]]
        if params.gap == 1 and not (gap[0]["u"] + gap[0]["v"] or "t" in whole):
            raise task.Retry
        if params.gap > 1 and not _unique(gap, "".join(whole)):
            raise task.Retry
        questions = [name for name in _ASKED if name not in whole and (params.turns or name != "far")]
        question = rng.choice(questions)
        answer = _answer(motion, question)
        instance = self.Instance(phases=tuple(phases), whole=tuple(whole.items()), question=question)
        shown = {abs(value) for facts in (*phases, instance.whole) for _, value in facts}
        if abs(answer) in shown or not answer or not readable([answer], 6) or not readable(shown, 5):
            raise task.Retry
        return instance, answer


def _draw(rng: Random, params: PiecewiseAcceleration.Params, constant: int) -> list[Phase]:
    """Draw the hidden motion; the phase `constant` and some others keep their velocity."""
    u = Fraction(rng.randint(0, params.size // 2))
    motion: list[Phase] = []
    turning = rng.sample([place for place in range(params.phases) if place != constant], params.turns)
    for place in range(params.phases):
        for _ in range(60):
            fine = rng.randint(1, params.fine)
            top = 0 if place == constant else 6 * fine
            a, t = Fraction(rng.randint(-top, top), fine), Fraction(rng.randint(1, 8 * fine), fine)
            v = u + a * t
            if abs(v) <= params.size and (a or not top or rng.random() < 0.2) and (u * v < 0) == (place in turning):
                break
        else:
            raise task.Retry
        motion.append({"u": u, "a": a, "t": t, "s": (u + v) / 2 * t, "v": v})
        u = v
    if any(not p["u"] and not p["v"] for p in motion) or any(p["a"] == q["a"] for p, q in itertools.pairwise(motion)):
        raise task.Retry
    return motion


def _facts(rng: Random, phase: Phase, far: str) -> Facts:
    """Choose two facts that, with the velocity at the other end, fix a phase; `far` is the velocity at this end."""
    pairs = ["at", "t" + far, "ts", "a" + far, "s" + far, "as"]
    if not phase["a"]:
        pairs = ["at", "as", "ts"]
    elif phase["s"] * phase["a"] * (1 if far == "v" else -1) <= 0:
        pairs.remove("as")  # the quadratic equation has two positive solutions
    if not phase["u"] + phase["v"]:
        pairs = [pair for pair in pairs if pair != "s" + far]
    if not phase["a"] and not phase["u"]:
        pairs = ["at"]
    return tuple((name, phase[name]) for name in rng.choice(pairs))


def _unique(gap: list[Phase], whole: str) -> bool:
    """Tell whether no other velocity within a gap, two or three phases of known acceleration, fits the totals."""
    u, w, v, a, b = gap[0]["u"], gap[0]["v"], gap[-1]["v"], gap[0]["a"], gap[-1]["a"]
    if not a or not b or a == b or (len(gap) == 3 and gap[1]["a"]):
        return False
    if "t" in whole and "s" not in whole:
        return True  # linear
    # by displacement: w^2 (1/2a - 1/2b) + w * (constant time) + ...; Vieta gives the other root
    if len(gap) == 2:
        other = -w
        middle = Fraction(1)
    else:
        # w (T - (w - u)/a - (v - w)/b) + (w^2 - u^2)/2a + (v^2 - w^2)/2b = S
        time = sum((p["t"] for p in gap), Fraction(0))
        square, linear = (1 / b - 1 / a) / 2, time + u / a - v / b
        other = -linear / square - w
        middle = time - (other - u) / a - (v - other) / b
    return other == w or (other - u) / a <= 0 or (v - other) / b <= 0 or middle <= 0


def _answer(motion: list[Phase], question: str) -> Fraction:
    if question in "st":
        return sum((p[question] for p in motion), Fraction(0))
    place, way, far = Fraction(0), Fraction(0), Fraction(0)
    for p in motion:
        steps = [p["s"]]
        if p["u"] * p["v"] < 0:
            steps = [-(p["u"] ** 2) / (2 * p["a"]), p["v"] ** 2 / (2 * p["a"])]
        for step in steps:
            place, way = place + step, way + abs(step)
            far = max(far, abs(place))
    return {"distance": way, "far": far, "speed": way / sum((p["t"] for p in motion), Fraction(0))}[question]


def _told(facts: Facts, language: str) -> str:
    texts = [_WORDS[name][language == "zh"].format(value) for name, value in facts]
    if language == "zh":
        return "，".join(texts or ["未知"]) + "。"
    return ", ".join(texts or ["nothing"]) + "."
