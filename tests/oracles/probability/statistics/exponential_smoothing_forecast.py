"""Judge by writing every level, trend and season out as functions of the time, in floating point."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, x = len(instance.series), {t: float(value) for t, value in enumerate(instance.series, 1)}
    forecast = _average(instance, x) if instance.kind == "average" else _smoothed(instance, x)
    if instance.ahead:
        right = forecast(n, instance.ahead)
    else:
        times = range(instance.since, n + 1)
        right = sum(abs(x[t] - forecast(t - 1, 1)) for t in times) / len(times)
    return "" if abs(right - float(answer)) < 2e-6 else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, a tenth less, twice as much."""
    return [answer + 1, answer * 9 / 10, answer * 2] if answer else [answer + 1]


def _average(instance: Any, x: dict[int, float]) -> Any:
    k = instance.start[0]

    def forecast(made: int, ahead: int) -> float:
        known = [x[made + ahead - j] if ahead - j <= 0 else forecast(made, ahead - j) for j in range(1, k + 1)]
        return sum(known) / k

    return forecast


def _smoothed(instance: Any, x: dict[int, float]) -> Any:
    trended, seasonal = instance.kind in ("trend", "full"), instance.kind in ("seasons", "full")
    a, b, c = map(float, instance.constants)
    period = len(instance.start) - 2

    @cache
    def level(t: int) -> float:
        if t == 0:
            return float(instance.start[0])
        seen = x[t] - (season(t - period) if seasonal else 0)
        return a * seen + (1 - a) * (level(t - 1) + (trend(t - 1) if trended else 0))

    @cache
    def trend(t: int) -> float:
        return float(instance.start[1]) if t == 0 else b * (level(t) - level(t - 1)) + (1 - b) * trend(t - 1)

    @cache
    def season(t: int) -> float:
        if t <= 0:
            return float(instance.start[2:][t - 1 + period])
        return c * (x[t] - level(t)) + (1 - c) * season(t - period)

    def forecast(made: int, ahead: int) -> float:
        value = level(made)
        value += ahead * trend(made) if trended else 0
        return value + (season(made + ahead - period) if seasonal else 0)

    return forecast
