"""Judge by bisection: the faces of the liquids for each height of the body, and the height where forces balance."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    slabs = [(float(a), float(h)) for a, h, _ in instance.boxes]
    low = instance.load[0] if instance.load else len(slabs)
    if instance.load:
        slabs.insert(low, (0.0, float(instance.load[1])))
    mass = [float(m) for _, _, m in instance.boxes]

    def volume(some: Any, z: float, height: float) -> float:
        total = 0.0
        for area, tall in some:
            total += area * min(max(height - z, 0.0), tall)
            z += tall
        return total

    def faces(z: float) -> list[float]:
        found, filled = [], 0.0
        for _, amount in instance.liquids:
            filled += float(amount)
            a, b = 0.0, 500.0
            for _ in range(60):
                middle = (a + b) / 2
                if instance.area * middle - volume(slabs, z, middle) < filled:
                    a = middle
                else:
                    b = middle
            found.append(a)
        return found

    def lift(some: Any, z: float) -> float:
        total, before = 0.0, 0.0
        for (density, _), face in zip(instance.liquids, faces(z), strict=True):
            now = volume(some, z, face)
            total += float(density) * (now - before)
            before = now
        return total

    if instance.floor is not None:
        z = float(instance.floor)
    else:
        a, b = 0.0, 300.0
        for _ in range(50):
            z = (a + b) / 2
            if lift(slabs, z) > sum(mass):
                a = z
            else:
                b = z
    surface = faces(z)[-1]
    right = {"depth": surface - z, "level": surface}
    if instance.floor is not None:
        right["F"] = (lift(slabs, z) - sum(mass)) / 100
    if instance.load:
        right["T"] = (sum(mass[:low]) - lift(slabs[:low], z)) / 100 + right.get("F", 0.0)
    assert all(value > 0 for value in right.values())
    wrong = [name for name, value in right.items() if abs(value - float(answer[name])) > 1e-5]
    return f"{wrong[0]} is about {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each one more."""
    return [answer | {name: value + 1} for name, value in answer.items()]
