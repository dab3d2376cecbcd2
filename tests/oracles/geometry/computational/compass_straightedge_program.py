"""Judge with complex numbers of mpmath: common points by the law of cosines, targets by turning and scaling."""

import re
from typing import Any

from mpmath import mp, mpc, mpf

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    mp.dps = 60
    at: dict[str, Any] = {name: mpc(x, y) for name, x, y in instance.points}
    made = dict(at)
    things: dict[str, Any] = {}
    for name, kind, roles in instance.targets:
        at[name] = _target(kind, *(at[role] for role in roles))
    lines, wanted = answer.split("\n"), instance.targets[-1][0]
    if len(lines) > instance.limit:
        return "too many steps"
    try:
        for line in lines:
            name, verb, *words = re.findall(r"\w+", line)
            if verb == "MEET":
                made[name] = _meet(things[words[0]], things[words[1]])[int(words[2]) - 1]
            else:
                things[name] = (verb, made[words[0]], made[words[1]])
        return "" if abs(made[wanted] - at[wanted]) < mpf(10) ** -25 else "another point"
    except (KeyError, IndexError, ValueError):
        return "a name, a verb or a common point that is not there"


def others(instance: Any, answer: str) -> list[str]:
    """Inner names changed, blanks and empty lines added."""
    return [re.sub(r"\b([a-z]\d)\b", r"q\1", answer), answer.replace("(", " ( ").replace("\n", "\n\n")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last step left out, an unknown name, a step that cannot be read, too many steps."""
    lines = answer.split("\n")
    (a, _, _), (b, _, _), _ = instance.points
    more = [f"zz{n} = LINE({a}, {b})" for n in range(instance.limit)]
    return ["\n".join(lines[:-1]), answer.replace("MEET(", "MEET(q", 1), answer + "\nnothing", "\n".join(more + lines)]


def _meet(one: Any, other: Any) -> list[Any]:
    if one[0] == "CIRCLE" and other[0] == "LINE":
        one, other = other, one
    if one[0] == other[0] == "LINE":
        z, w = one[2] - one[1], other[2] - other[1]
        t = ((other[1] - one[1]) * w.conjugate()).imag / (z * w.conjugate()).imag
        return [one[1] + t * z]
    radius = abs(other[2] - other[1])
    if one[0] == "LINE":
        unit = (one[2] - one[1]) / abs(one[2] - one[1])
        shift = (other[1] - one[1]) / unit
        rest = radius**2 - shift.imag**2
        roots = [0] if abs(rest) < mpf(10) ** -28 else [-mp.sqrt(rest), mp.sqrt(rest)]
        found = [one[1] + unit * (shift.real + t) for t in roots]
    else:
        first, way = abs(one[2] - one[1]), other[1] - one[1]
        cosine = (first**2 + abs(way) ** 2 - radius**2) / (2 * first * abs(way))
        angle = mp.acos(cosine)
        found = [one[1] + first * way / abs(way) * mp.expjpi(s * angle / mp.pi) for s in (1, -1)]
    level = len(found) > 1 and abs(found[0].real - found[1].real) < mpf(10) ** -28
    return sorted(found, key=lambda z: z.imag if level else z.real)


def _target(kind: str, a: Any, b: Any, c: Any) -> Any:
    if kind == "tangent":
        radius, far = abs(b - a), abs(c - a)
        return a + (c - a) / far * radius * mp.expj(mp.acos(radius / far))
    if kind in ("mirror", "foot"):
        image = a + (b - a) * ((c - a) / (b - a)).conjugate()
        return image if kind == "mirror" else (image + c) / 2
    if kind == "fourth":
        return a + c - b
    scale = {"apex": mp.expjpi(mpf(1) / 3), "double": 2, "middle": mpf(1) / 2, "corner": 1 + 1j, "diagonal": mp.sqrt(2)}
    return a + (b - a) * scale[kind]
