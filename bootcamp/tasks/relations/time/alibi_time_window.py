"""Find the only suspect who can have stayed at a place long enough, and the widest time that they can have been there.

Answer: the suspect, the earliest arrival and the latest leaving; they are unique.
Harder: more suspects, places and sightings, sightings at the place itself, roads that lead round.
Skills: deduction, arithmetic
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import clock
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Format, Record, Word

_PLACES = (
    ("bakery", "面包店"), ("library", "图书馆"), ("harbour", "港口"), ("market", "市场"), ("museum", "博物馆"),
    ("station", "车站"), ("theatre", "剧院"), ("hospital", "医院"), ("park", "公园"), ("school", "学校"),
    ("bank", "银行"), ("chapel", "礼拜堂"), ("gallery", "画廊"), ("stadium", "体育场"), ("tavern", "酒馆"),
)  # fmt: skip

Sighting = tuple[int, int, int]
"""A suspect, a place and a time in minutes since midnight."""
Stay = tuple[int, int, int]
"""A suspect, the earliest arrival and the latest leaving."""


class AlibiTimeWindow(Task["AlibiTimeWindow.Params", "AlibiTimeWindow.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        suspects: int = knob("how many suspects there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        places: int = knob("how many places there are", levels=(3, 4, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=12)
        sightings: int = knob("sightings of each suspect", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        round: bool = knob("whether some roads must be put together", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        people: tuple[str, ...]
        places: tuple[tuple[str, str], ...]  # the asked one first
        roads: tuple[tuple[int, int, int], ...]  # two places and the minutes between them
        sightings: tuple[Sighting, ...]
        opens: int
        closes: int
        least: int  # minutes of a stay

        @property
        def ways(self) -> list[tuple[tuple[str, str], tuple[str, str], int]]:
            return [(self.places[a], self.places[b], minutes) for a, b, minutes in self.roads]

        @property
        def seen(self) -> list[tuple[str, tuple[str, str], int]]:
            return [(self.people[who], self.places[where], when) for who, where, when in self.sightings]

    prompt = Prompt(
        en=r"""
        A ring was taken from the {{ places[0][0] }}. The thief was there for at least {{ least }} minutes without a
        break, while the {{ places[0][0] }} was open: from {{ opens | clock }} to {{ closes | clock }}. The suspects are
        {{ people | listed(language) }}. They go only along these roads, in both directions, and the times are the
        fastest possible:

        {% for a, b, minutes in ways %}
        - {{ a[0] }} - {{ b[0] }}: {{ minutes }} minutes
        {% endfor %}

        The suspects were seen, each time only for a moment:

        {% for who, place, when in seen %}
        - {{ who }}, {{ place[0] }}, {{ when | clock }}
        {% endfor %}

        Before the first and after the last time that they were seen, suspects were outside the town. Just one of them
        can be the thief. Who is it, when can this suspect have arrived at the {{ places[0][0] }} at the
        earliest, and when can this suspect have left it at the latest, for the stay in question? (Only the time while
        it is open counts.)
        """,
        zh=r"""
        有人从{{ places[0][1] }}拿走了一枚戒指。小偷在它开放期间（{{ opens | clock }} 到 {{ closes | clock }}）
        在那里连续停留了至少 {{ least }} 分钟。嫌疑人有 {{ people | join("、") }}。他们只走下列道路（双向），
        所给时间是最快所需的时间：

        {% for a, b, minutes in ways %}
        - {{ a[1] }}—{{ b[1] }}：{{ minutes }} 分钟
        {% endfor %}

        有人看到过这些嫌疑人，每次都只是一瞬间：

        {% for who, place, when in seen %}
        - {{ who }}，{{ place[1] }}，{{ when | clock }}
        {% endfor %}

        每个嫌疑人在第一次被看到之前和最后一次被看到之后都不在城里。只有一个人可能是小偷。是谁（who）？就这次停留而言，
        此人最早可能在什么时候到达{{ places[0][1] }}（arrival），最晚可能在什么时候离开（leaving）？（只算开放期间。）
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(who=Word(instance.people), arrival=Clock(), leaving=Clock())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        places = tuple(rng.sample(_PLACES, params.places))
        roads = _roads(rng, params)
        far = _distances(params.places, roads)
        opens = 60 * rng.randint(8, 11) + rng.choice((0, 15, 30))
        closes = opens + 60 * rng.randint(4, 7)
        sightings: list[Sighting] = []
        for who in range(params.suspects):
            when = opens + rng.randint(-90, 60)
            where = rng.randrange(params.places)
            sightings.append((who, where, when))
            for _ in range(params.sightings - 1):
                there = rng.randrange(params.places)
                when += far[where][there] + rng.randint(5, 70)
                where = there
                sightings.append((who, where, when))
        least = rng.randint(10, 60)
        stays = _stays(sightings, far, opens, closes, params.suspects)
        long = [stay for stay in stays if stay[2] - stay[1] >= least]
        near = [stay for stay in stays if 0 < stay[2] - stay[1] < least]
        if len(long) != 1 or len({stay[0] for stay in near} - {long[0][0]}) < (params.suspects - 1) // 2:
            raise task.Retry
        rng.shuffle(sightings)
        instance = self.Instance(
            people=draw_names(rng, params.suspects),
            places=places,
            roads=roads,
            sightings=tuple(sightings),
            opens=opens,
            closes=closes,
            least=least,
        )
        who, arrival, leaving = long[0]
        return instance, {"who": instance.people[who], "arrival": arrival, "leaving": leaving}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        side, n, lines = language == "zh", len(instance.places), list[str]()
        far, names = _distances(n, instance.roads), [names[side] for names in instance.places]
        direct = {pair: minutes for a, b, minutes in instance.roads for pair in ((a, b), (b, a))}
        for a in sorted(range(1, n), key=lambda a: far[a][0]):
            via = next(b for b in range(n) if (a, b) in direct and direct[a, b] + far[b][0] == far[a][0])
            if via:
                lines.append(f"{names[a]}: {direct[a, via]} + {far[via][0]} = {far[a][0]} ({names[via]})")
        for who, name in enumerate(instance.people):
            own = sorted((when, where) for one, where, when in instance.sightings if one == who)
            arrival = leaving = -1
            for (first, start), (last, end) in pairwise(own):
                there, back = first + far[start][0], last - far[0][end]
                if max(instance.opens, there) != leaving or leaving != first:
                    arrival = max(instance.opens, there)
                leaving = min(instance.closes, back)
                told = (
                    f"{clock(first)} + {far[start][0]} → {clock(there)}, {clock(last)} - {far[0][end]} → {clock(back)}"
                )
                stay = f"{clock(arrival)}-{clock(leaving)}: {leaving - arrival}" if arrival < leaving else "x"
                lines.append(f"{name}: {told}; {stay}")
        return "\n".join(lines)


def _roads(rng: Random, params: AlibiTimeWindow.Params) -> tuple[tuple[int, int, int], ...]:
    """Draw roads: between all places with the shortest times, or fewer, so that one may have to go through a third."""
    n = params.places
    every = [(a, b, rng.randint(4, 45)) for a in range(n) for b in range(a + 1, n)]
    if not params.round:
        far = _distances(n, every)
        return tuple((a, b, far[a][b]) for a, b, _ in every)
    order = rng.sample(range(n), n)
    tree = {tuple(sorted((order[k], rng.choice(order[:k])))) for k in range(1, n)}
    return tuple(road for road in every if road[:2] in tree or rng.random() < 0.3)


def _distances(n: int, roads: Any) -> list[list[int]]:
    far = [[0 if a == b else 10**6 for b in range(n)] for a in range(n)]
    for a, b, minutes in roads:
        far[a][b] = far[b][a] = min(far[a][b], minutes)
    for via in range(n):
        for a in range(n):
            for b in range(n):
                far[a][b] = min(far[a][b], far[a][via] + far[via][b])
    return far


def _stays(sightings: list[Sighting], far: list[list[int]], opens: int, closes: int, suspects: int) -> list[Stay]:
    """List the stays at the place 0 that fit between two sightings, joined where a sighting there lies between them."""
    found: list[Stay] = []
    for who in range(suspects):
        own = sorted(((when, where) for one, where, when in sightings if one == who))
        for (first, start), (last, end) in pairwise(own):
            arrival, leaving = max(opens, first + far[start][0]), min(closes, last - far[0][end])
            if arrival < leaving and found and found[-1][0] == who and found[-1][2] == arrival == first:
                found[-1] = (who, found[-1][1], leaving)
            elif arrival < leaving:
                found.append((who, arrival, leaving))
    return found
