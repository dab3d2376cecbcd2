"""Judge by bisection on the temperature, and in a change of phase on the share that has changed."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high, cs, cl, cg, melt, boil = map(float, instance.substance)

    def content(t: float, after: float) -> float:
        """Heat of 1 g of X above the solid at the lowest temperature; `after`: the share that has changed phase."""
        if t < low:
            return cs * (t + 500)
        heat = cs * (low + 500) + melt * (after if t == low else 1) + cl * (min(t, high) - low)
        return heat + (boil * (after if t == high else 1) + cg * (t - high) if t >= high else 0)

    metal, t = map(float, instance.vessel)
    mass, heat = 0.0, metal * (t + 500)
    share = 0.0
    for kind, amount, c, at in instance.steps:
        if kind in ("drain", "scoop"):
            solid, liquid, _ = _masses(t, share, mass, low, high)
            lost = liquid * amount / 100 if kind == "drain" else solid
            heat -= lost * (cs * (low + 500) + (melt + cl * (t - low)) if kind == "drain" else cs * (t + 500))
            mass -= lost
        elif kind == "metal":
            metal += amount * float(c)
            heat += amount * float(c) * (at + 500)
        else:
            mass += amount
            after = {"solid": 0.0, "liquid": 1.0 if at <= low else 0.0, "gas": 1.0}[kind]
            heat += amount * content(float(at), after)
        a, b = -499.0, 1500.0
        share = 0.0
        for point in (low, high):  # is the balance within a change of phase?
            ends = [metal * (point + 500) + mass * content(point, after) for after in (0.0, 1.0)]
            if mass and ends[0] <= heat <= ends[1]:
                t, share = point, (heat - ends[0]) / (ends[1] - ends[0])
                break
        else:
            for _ in range(200):
                t = (a + b) / 2
                if metal * (t + 500) + mass * content(t, 0.5) < heat:
                    a = t
                else:
                    b = t
    found = [t, *_masses(t, share, mass, low, high)]
    given = [float(answer[name]) for name in ("T", "solid", "liquid", "gas")]
    return "" if all(abs(x - y) < 1e-6 for x, y in zip(found, given, strict=True)) else f"about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One degree more, solid and liquid exchanged."""
    other = answer | {"solid": answer["liquid"], "liquid": answer["solid"]}
    return [one for one in [answer | {"T": answer["T"] + 1}, other] if one != answer]


def _masses(t: float, share: float, mass: float, low: float, high: float) -> tuple[float, float, float]:
    if t in (low, high):
        parts = (1 - share) * mass, share * mass
        return (*parts, 0.0) if t == low else (0.0, *parts)
    return (mass, 0.0, 0.0) if t < low else (0.0, mass, 0.0) if t < high else (0.0, 0.0, mass)
