"""Judge by solving the equations of motion of all phases with sympy, phase by phase from both ends."""

import itertools
from typing import Any

import sympy

LEVELS = range(1, 11)
_T = sympy.Symbol("t")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    whole = {name: sympy.Rational(str(value)) for name, value in instance.whole}
    phases = [{name: sympy.Rational(str(value)) for name, value in facts} for facts in instance.phases]
    n = len(phases)
    first = 0
    speed = whole["u"]
    while first < n and len(phases[first]) == 2:
        phases[first] = _full(phases[first] | {"u": speed})
        speed = phases[first]["v"]
        first += 1
    last, end = n, whole.get("v")
    while last > first:
        if len(phases[last - 1]) < 2:
            break
        phases[last - 1] = _full(phases[last - 1] | {"v": end})
        end = phases[last - 1]["u"]
        last -= 1
    if last > first:
        phases[first:last] = _gap(phases, first, last, speed, end, whole)
    found = _asked(phases, instance.question)
    return "" if found == sympy.Rational(str(answer)) else f"it is {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, one less, the other sign."""
    return [answer + 1, answer - 1, -answer]


def _full(known: dict[str, Any]) -> dict[str, Any]:
    """Find the one solution with a positive duration."""
    near, sign = ("u", 1) if "u" in known else ("v", -1)  # seen backwards, a velocity decreases by a each second
    if "t" in known:
        times = {known["t"]}
    elif "u" in known and "v" in known:
        times = {(known["v"] - known["u"]) / known["a"] if "a" in known else 2 * known["s"] / (known["u"] + known["v"])}
    else:
        square = sympy.Poly(sign * known["a"] / 2 * _T**2 + known[near] * _T - known["s"], _T)
        times = set(sympy.roots(square))
    times = {t for t in times if t > 0}
    assert len(times) == 1, times
    t = times.pop()
    if "u" in known and "v" in known:
        u, v = known["u"], known["v"]
    else:
        other = known[near] + sign * known["a"] * t if "a" in known else 2 * known["s"] / t - known[near]
        u, v = (known[near], other)[::sign]
    return {"u": u, "v": v, "t": t, "a": (v - u) / t, "s": (u + v) / 2 * t}


def _gap(phases: Any, first: int, last: int, u: Any, v: Any, whole: Any) -> list[dict[str, Any]]:
    """Find velocities within the gap from the totals."""
    rest = phases[:first] + phases[last:]
    left = {name: whole[name] - sum(p[name] for p in rest) for name in "ts" if name in whole}
    w, middle = sympy.symbols("w middle")
    size = last - first
    if size == 1:
        t = left["t"] if "t" in left else 2 * left["s"] / (u + v)
        return [_full({"u": u, "v": v, "t": t})]
    a, b = phases[first]["a"], phases[last - 1]["a"]
    times = [(w - u) / a, (v - w) / b]
    time = sum(times) + (middle if size == 3 else 0)
    way = (u + w) / 2 * times[0] + (w + v) / 2 * times[1] + (w * middle if size == 3 else 0)
    laws = [time - left["t"]] if "t" in left else []
    laws += [way - left["s"]] if "s" in left else []
    found = sympy.solve(laws, [w, middle][: size - 1], dict=True)
    good = [one for one in found if all(x.subs(one).is_positive for x in [*times, *([middle] if size == 3 else [])])]
    assert len(good) == 1, good
    value = good[0]
    parts = [_full({"u": u, "v": value[w], "a": a})]
    if size == 3:
        parts.append(_full({"u": value[w], "t": value[middle], "a": sympy.Integer(0)}))
    return [*parts, _full({"u": value[w], "v": v, "a": b})]


def _asked(phases: Any, question: str) -> Any:
    """Integrate speed between turning points."""
    places, x = [sympy.Integer(0)], sympy.Integer(0)
    for p in phases:
        stop = -p["u"] / p["a"] if p["a"] else -1
        if 0 < stop < p["t"]:
            places.append(x + p["u"] * stop + p["a"] * stop**2 / 2)
        x += p["u"] * p["t"] + p["a"] * p["t"] ** 2 / 2
        places.append(x)
    time = sum(p["t"] for p in phases)
    way = sum(abs(q - p) for p, q in itertools.pairwise(places))
    return {"s": x, "t": time, "distance": way, "far": max(map(abs, places)), "speed": way / time}[question]
