"""Find how often shafts turn in a machine of gears, belts and planetary sets while its input turns once.

Answer: a rational number for each shaft asked for, positive in the sense of the input; all 0 if the machine jams.
Harder: more shafts, planetary sets, sets that depend on each other, closed loops that may jam.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Rational, Record

Link = tuple[str, tuple[int, ...], tuple[int, ...]]
"""A kind, the shafts that it joins (-1 for the frame), and teeth or diameters; P has sun, ring and carrier."""
Answer = dict[str, Fraction]

_FRAME = -1
_TEETH = (15, 16, 18, 20, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 56, 60, 64, 70, 72)
_SIGN = {"G": -1, "I": 1, "O": 1, "X": -1}  # outer gears, a gear inside a ring gear, open and crossed belts
_FORMS = {
    "G": (["a gear of {1} teeth on {0} meshes with a gear of {3} teeth on {2}"],
          ["{0} 上的 {1} 齿齿轮与 {2} 上的 {3} 齿齿轮啮合"]),
    "I": (["a gear of {1} teeth on {0} meshes from inside with a ring gear of {3} teeth on {2}"],
          ["{0} 上的 {1} 齿齿轮从内侧与 {2} 上的 {3} 齿内齿圈啮合"]),
    "O": (["an open belt joins a pulley of {1} mm on {0} and one of {3} mm on {2}"],
          ["开口带连接 {0} 上 {1} mm 的带轮与 {2} 上 {3} mm 的带轮"]),
    "X": (["a crossed belt joins a pulley of {1} mm on {0} and one of {3} mm on {2}"],
          ["交叉带连接 {0} 上 {1} mm 的带轮与 {2} 上 {3} mm 的带轮"]),
    "P": (["a planetary set with {0} teeth on the sun and {1} on the ring: ", "sun", "ring", "carrier"],
          ["行星轮系，太阳轮 {0} 齿，内齿圈 {1} 齿：", "太阳轮", "内齿圈", "行星架"]),
}  # fmt: skip
_LARGEST = 600  # numerator or denominator of a speed


class GearTrainSpeed(Task["GearTrainSpeed.Params", "GearTrainSpeed.Instance", Answer]):
    version = 1

    class Params(task.Params):
        pairs: int = knob("how many pairs of gears or pulleys", levels=(2, 3, 3, 4, 5, 5, 5, 6, 7, 8), ge=1, le=10)
        sets: int = knob("how many planetary sets by themselves", levels=(0, 0, 1, 1, 1, 2, 1, 1, 2, 2), ge=0, le=4)
        coupled: int = knob("how many couples of planetary sets", levels=(*[0] * 6, 1, 1, 1, 2), ge=0, le=3)
        loops: int = knob("how many closed loops there are", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 2), ge=0, le=3)
        asked: int = knob("how many shafts are asked for", levels=(1, 1, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        links: tuple[Link, ...]
        asked: tuple[int, ...]
        names: str  # of the shafts, the input first

        @property
        def planetary(self) -> bool:
            return any(kind == "P" for kind, *_ in self.links)

        @property
        def closed(self) -> bool:
            return len(self.links) >= len(self.names)

        def said(self, language: str) -> list[str]:
            return [_said(link, self.names, language == "zh") for link in self.links]

        @property
        def wanted(self) -> list[str]:
            return [self.names[shaft] for shaft in self.asked]

    prompt = Prompt(
        en=r"""
        The shafts of a machine are parallel and turn in bearings of a frame that stands still. They are joined so:

        {{ said(language) | bullets }}

        Meshing gears turn at speeds inversely proportional to their teeth, in opposite senses; a gear that meshes with
        a ring gear from inside turns in the same sense as it. Pulleys turn at speeds inversely proportional to their
        diameters, with an open belt in the same sense and with a crossed belt in opposite senses.
        {% if planetary %}
        In a planetary set with s teeth on the sun and r on the ring, (S - C) s = -(R - C) r holds for the signed speeds
        S of the sun, R of the ring and C of the carrier; what is held by the frame has speed 0.
        {% endif %}

        Shaft {{ names[0] }} is driven and turns once. How often does each of these shafts turn meanwhile, positive in
        the sense of {{ names[0] }} and negative in the other: {{ wanted | comma }}?
        {% if closed %}
        If the machine jams, that is, if all this cannot hold unless every shaft stands still, the answers are all 0.
        {% endif %}
        """,
        zh=r"""
        一台机器的各轴互相平行，装在静止机架的轴承上。各轴连接如下：

        {{ said(language) | bullets }}

        互相啮合的齿轮转速与齿数成反比，转向相反；从内侧与内齿圈啮合的齿轮与内齿圈转向相同。带轮的转速与直径成反比，
        开口带两轮转向相同，交叉带两轮转向相反。
        {% if planetary %}
        行星轮系中，太阳轮有 s 个齿，内齿圈有 r 个齿，则太阳轮、内齿圈、行星架的带符号转速 S、R、C 满足
        (S - C) s = -(R - C) r；与机架固定的构件转速为 0。
        {% endif %}

        轴 {{ names[0] }} 为主动轴，转了一圈。此时下列各轴转了多少圈（与 {{ names[0] }} 同向为正，反向为负）：
        {{ wanted | comma }}？
        {% if closed %}
        若机器卡死，即除非所有轴都不动，否则上述关系不能同时成立，则各答案都为 0。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(**{name: Rational() for name in sorted(instance.wanted)})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        links, speeds = list[Link](), [Fraction(1)]
        steps = ["pair"] * (params.pairs - 1) + ["set"] * params.sets + ["coupled"] * params.coupled
        for step in ["pair", *rng.sample(steps, len(steps))]:
            for _ in range(60):
                new = _step(rng, step, len(speeds))
                more = _speeds(speeds, new)
                if len(more) > len(speeds):
                    links, speeds = [*links, *new], more
                    break
            else:
                raise Retry
        shafts, jam = len(speeds), params.loops > 0 and rng.random() < 1 / 7
        for loop in range(params.loops):
            links.append(_loop(rng, speeds, links, jam and not loop))
        names = "".join(rng.sample("ABCDEFGHJKLMNPQRSTUVW"[: shafts + 2], shafts))
        asked = rng.sample(range(max(1, shafts - params.asked - 3), shafts), min(params.asked, shafts - 1))
        rng.shuffle(links)
        instance = self.Instance(links=tuple(links), asked=tuple(sorted(asked, key=names.__getitem__)), names=names)
        return instance, {names[shaft]: Fraction(0) if jam else speeds[shaft] for shaft in instance.asked}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.links), sorted(instance.asked)]


def _step(rng: Random, step: str, size: int) -> list[Link]:
    """Draw what joins one new shaft, or two if sets are coupled, to those below `size`."""
    recent = list(range(max(0, size - 4), size))
    if step == "pair":
        kind = rng.choice("GGGIOX")
        teeth = (rng.choice(_TEETH[:10]), rng.choice(_TEETH[13:])) if kind == "I" else tuple(rng.sample(_TEETH, 2))
        return [(kind, (rng.choice(recent), size), teeth)]
    a, b = rng.sample([*recent, _FRAME], 2)
    joined = [(a, b, size)] if step == "set" else [(one, size, size + 1) for one in (a, b)]
    suns = rng.choices(_TEETH[:12], k=2)  # the planets between sun and ring have whole teeth
    return [
        ("P", tuple(rng.sample(ends, 3)), (s, s + 2 * rng.choice(_TEETH[:12])))
        for s, ends in zip(suns, joined, strict=False)
    ]


def _loop(rng: Random, speeds: list[Fraction], links: list[Link], jam: bool) -> Link:
    """Draw a pair between two shafts that are not joined yet, which fits their speeds, or nearly if it shall jam."""
    for _ in range(200):
        a, b = rng.sample(range(len(speeds)), 2)
        ratio = abs(speeds[a] / speeds[b])
        scale, off = rng.randint(1, 40), rng.choice((-2, -1, 1, 2))
        one, two = ratio.denominator * scale, ratio.numerator * scale + off * jam
        kind = rng.choice("IO" if speeds[a] * speeds[b] > 0 else "GX")
        free = not any({a, b} <= set(ends) for _, ends, _ in links)
        if free and min(one, two) >= 12 and max(one, two) <= 120 and (kind != "I" or two >= one + 10):
            return (kind, (a, b), (one, two))
    raise Retry


def _speeds(known: list[Fraction], new: list[Link]) -> list[Fraction]:
    """Add the speeds of the one or two new shafts that as many links join to known ones; the same if that fails."""
    rows = list[list[Fraction]]()
    for kind, ends, sizes in new:
        factors = (*sizes, -sum(sizes)) if kind == "P" else (sizes[0], -_SIGN[kind] * sizes[1])
        row = [Fraction(0)] * (len(new) + 1)
        for end, factor in zip(ends, factors, strict=True):
            if end >= len(known):
                row[end - len(known)] += factor
            elif end != _FRAME:
                row[-1] -= factor * known[end]
        rows.append(row)
    found = matrix.solve([row[:-1] for row in rows], [row[-1] for row in rows]) or ()
    singular = matrix.determinant([row[:-1] for row in rows]) == 0
    small = all(v and max(abs(v.numerator), v.denominator) <= _LARGEST for v in found)
    return known if singular or not small else [*known, *found]


def _said(link: Link, names: str, chinese: bool) -> str:
    kind, ends, sizes = link
    texts = list(_FORMS[kind][chinese])
    if kind == "P":
        held = "固定在机架上" if chinese else " held by the frame"
        on = "在轴 {} 上" if chinese else " on shaft {}"
        parts = [
            part + (held if end == _FRAME else on.format(names[end])) for end, part in zip(ends, texts[1:], strict=True)
        ]
        return texts[0].format(*sizes) + ("，" if chinese else ", ").join(parts)
    factor = 5 if kind in "OX" else 1
    return texts[0].format(names[ends[0]], sizes[0] * factor, names[ends[1]], sizes[1] * factor)
