"""Find when or where travellers with pauses and changing speeds meet on a line, on a ring or to and fro between ends.

Answer: a time or a place, exact; it is unique.
Harder: more travellers and legs, later meetings, rings, distances instead of times.
Skills: arithmetic, algebra, simulation
Source: original; school arithmetic.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.motion import Leg, Path, meetings, place
from bootcamp.lib.numbers import mixed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational
from bootcamp.verifiers.base import Format

TRAVELLERS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "cyclists": ("骑手", "km", "h"),
        "runners": ("跑步者", "m", "s"),
        "hikers": ("徒步者", "km", "h"),
        "skaters": ("滑冰者", "m", "s"),
        "swimmers": ("游泳者", "m", "min"),
        "rowers": ("划船者", "m", "min"),
        "horse riders": ("骑马者", "km", "h"),
        "kart drivers": ("卡丁车手", "m", "s"),
        "truck drivers": ("卡车司机", "km", "h"),
        "tram drivers": ("电车司机", "km", "h"),
        "ferry captains": ("渡轮船长", "km", "h"),
        "wheelchair racers": ("轮椅竞速者", "m", "s"),
        "skiers": ("滑雪者", "km", "h"),
        "stilt walkers": ("踩高跷的人", "m", "min"),
    }
)
"""Who travels, with the Chinese, a unit of length and one of time."""


class MotionProblem(Task["MotionProblem.Params", "MotionProblem.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        travellers: int = knob("how many travellers there are", levels=(2, 2, 2, 2, 2, 3, 2, 3, 4, 5), ge=2, le=6)
        legs: int = knob("how many legs and pauses each has at most", levels=(1, 2, 3, 4, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        meeting: int = knob("which meeting is asked about", levels=(1, 1, 1, 1, 2, 3, 5, 6, 9, 12), ge=1, le=20)
        closed: bool = knob(
            "whether the track is a ring or has two ends, instead of a line without ends",
            levels=(False,) * 4 + (True,) * 6,
        )
        lengths: bool = knob(
            "whether legs may be told by their lengths, instead of times", levels=(False,) * 3 + (True,) * 7
        )
        where: bool = knob(
            "whether the place is asked, instead of the time",
            levels=(False, False, True, False, False, True, False, True, True, False),
        )

    class Instance(task.Instance):
        travellers: str
        names: tuple[str, ...]
        track: str  # line, ring or shuttle
        length: int  # of the track, 0 for a line
        paths: tuple[Path, ...]
        by_length: bool  # whether legs are told by their lengths
        meeting: int
        where: bool

        @property
        def zh(self) -> str:
            return TRAVELLERS[self.travellers][0]

        @property
        def units(self) -> tuple[str, str]:
            return TRAVELLERS[self.travellers][1:]

        @property
        def told(self) -> list[tuple[str, int, list[tuple[int, int, str]]]]:
            """For every traveller the name, the start, and the direction, the speed and the extent of each leg."""
            legs = [extents(path, *self.units, self.by_length) for path in self.paths]
            return list(zip(self.names, (start for start, _ in self.paths), legs, strict=True))

    prompt = Prompt(
        en=r"""
        {% set ways = {"line": ["", "east", "west"], "ring": ["", "clockwise", "counterclockwise"],
                       "shuttle": ["", "towards B", "towards A"]}[track] %}
        {{ {"line": "A straight course runs from west to east. Its places are given in %(unit)s eastwards from a mark.",
            "ring": "A course is a ring of %(length)s %(unit)s, with places given in %(unit)s clockwise from a mark.",
            "shuttle": "A straight course of %(length)s %(unit)s has the ends A and B. Its places are given in "
                     ~ "%(unit)s from A. Whoever comes to an end turns round at once and keeps the speed."}[track]
            | format(unit=units[0], length=length) }} These {{ travellers }} are on it:

        {% for name, start, legs in told %}
        - {{ name }} is at place {{ start }} at time 0
            {%- for way, speed, extent in legs %}, then {{ "stays" if not way else "goes %s at %s %s/%s" | format(
                "on" if track == "shuttle" and loop.index > 1 else ways[way], speed, *units) }}
            {{- " for " ~ extent if extent else " without end" }}{% endfor %}.
        {% endfor %}

        A meeting is a moment after time 0 when {{ "two of them" if names | length > 2 else "both" }} are at one place,
        also if one overtakes or stays; at one moment there is one meeting only. {{ "Where" if where else "When" }} is
        meeting number {{ meeting }}? Give the {{ "place" if where else "time in " ~ units[1] }}.
        """,
        zh=r"""
        {% set ways = {"line": ["", "向东", "向西"], "ring": ["", "顺时针", "逆时针"],
                       "shuttle": ["", "朝 B ", "朝 A "]}[track] %}
        {{ {"line": "一条直路自西向东，路上的位置以某标记为起点向东以 %(unit)s 为单位给出。",
            "ring": "一条环形路长 %(length)s %(unit)s，路上的位置以某标记为起点顺时针以 %(unit)s 为单位给出。",
            "shuttle": "一条直路长 %(length)s %(unit)s，两端为 A 和 B，路上的位置从 A 起以 %(unit)s 为单位给出。"
                     ~ "到达端点者立即掉头，速度不变。"}[track]
            | format(unit=units[0], length=length) }}路上有下列{{ zh }}：

        {% for name, start, legs in told %}
        - {{ name }} 在时刻 0 位于 {{ start }} 处
            {%- for way, speed, extent in legs %}，然后{{ "停留" if not way else "%s以 %s %s/%s 的速度行进" | format(
                "继续" if track == "shuttle" and loop.index > 1 else ways[way], speed, *units) }}
            {{- " " ~ extent if extent else "，不再停下" }}{% endfor %}。
        {% endfor %}

        时刻 0 之后，{{ "有两人" if names | length > 2 else "两人" }}处于同一位置的时刻称为相遇，追上或有人停留时也算；
        同一时刻只算一次相遇。第 {{ meeting }} 次相遇在{{ "何处" if where else "何时" }}？
        {{- "给出该位置的数值。" if where else "时间以 %s 为单位。" | format(units[1]) }}
        """,
    )

    def format(self, instance: Instance) -> Format[Fraction]:
        low = None if instance.where and instance.track == "line" else 0
        return Rational(low=low, unit=instance.units[0 if instance.where else 1])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        track = rng.choice(("ring", "shuttle")) if params.closed else "line"
        length, by_length = rng.randint(20, 100) if params.closed else 0, params.lengths and rng.random() < 0.6
        starts = rng.sample(range(1, length or 100), params.travellers)
        paths = tuple((start, draw_legs(params.legs, track, by_length, rng)) for start in starts)
        times = meetings(paths, track, length, horizon=40)
        if len(times) < params.meeting:
            raise task.Retry
        time = times[params.meeting - 1]
        met = Counter(place(path, time, track, length) for path in paths)
        places = [at for at, count in met.items() if count > 1]
        answer = places[0] if params.where else time
        if len(places) > 1 or answer.denominator > 1000:
            raise task.Retry
        instance = self.Instance(
            travellers=rng.choice(list(TRAVELLERS)),
            names=worlds.draw_names(rng, params.travellers),
            track=track,
            length=length,
            paths=paths,
            by_length=by_length,
            meeting=params.meeting,
            where=params.where,
        )
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.track, instance.length, sorted(instance.paths, key=str), instance.meeting, instance.where]


def draw_legs(count: int, track: str, by_length: bool, rng: Random) -> tuple[Leg, ...]:
    """Draw up to `count` legs and pauses, the last leg without end; nobody turns between the ends of a shuttle."""
    legs: list[Leg] = []
    ways = (rng.choice((1, -1)),) if track == "shuttle" else (1, -1)
    for left in reversed(range(rng.randint(1, count))):
        speed = rng.choice(ways) * rng.randint(2, 20)
        if left and rng.random() < 0.3 and (legs[-1][0] if legs else track != "shuttle"):  # first of all a direction
            legs.append((0, Fraction(rng.randint(1, 6), 2)))
        elif left:
            legs.append(
                (speed, Fraction(rng.randint(5, 40), abs(speed)) if by_length else Fraction(rng.randint(1, 6), 2))
            )
        else:
            legs.append((speed, None))
    return tuple(legs)


def extents(path: Path, length: str, time: str, by_length: bool) -> list[tuple[int, int, str]]:
    """Give the direction, the speed and the length or the time (with unit) of every leg."""
    return [
        (
            (speed > 0) - (speed < 0),
            abs(speed),
            "" if n is None else f"{abs(speed) * n} {length}" if by_length and speed else f"{mixed(n)} {time}",
        )
        for speed, n in path[1]
    ]
