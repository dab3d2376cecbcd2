"""Judge by following two crests from place to place and taking the time between their arrivals."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    u = sympy.Symbol("u")
    tones = [
        _tone(instance, path, [u if v is None else sympy.Integer(v) for v in instance.speeds])
        for path in instance.paths
    ]
    if instance.heard is not None:
        found = sympy.solve(sympy.together(tones[0] - sympy.Rational(str(instance.heard))), u)
        found = [value for value in found if abs(value) < instance.sound]
        return "" if found == [sympy.Rational(str(answer))] else f"u may be {found}"
    right = abs(tones[0] - tones[1]) if len(tones) == 2 else tones[0]
    return "" if right == sympy.Rational(str(answer)) else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Any]:
    """One more, twice."""
    return [answer + 1, 2 * answer]


def _tone(instance: Any, path: Any, speeds: Any) -> Any:
    way, walls = path
    stations = [speeds[0], *(speeds[2 + wall] for wall in walls), speeds[1]]
    # two crests leave the source, at x = 0 at time 0, one period apart; each next station is 1000 km ahead at time 0
    place = sympy.Integer(0)
    events = [(sympy.Integer(0), place), (sympy.Rational(1, instance.frequency), stations[0] / instance.frequency)]
    for speed in stations[1:]:
        place += way * 10**6
        crest = way * instance.sound + instance.wind
        nexts = []
        for time, x in events:
            meet = (place - x + crest * time) / (crest - speed)  # x + crest (t - time) = place + speed t
            nexts.append((meet, place + speed * meet))
        events = nexts
        way = -way
    return sympy.simplify(1 / (events[1][0] - events[0][0]))
