"""Judge by the sums themselves: for three sizes of n, extrapolated to infinity."""

from typing import Any

import numpy

from bootcamp.verifiers.symbolic import Node, add, div, evaluate, mul, neg

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sizes = (400, 800, 1600) if instance.kind == "double" else (4000, 8000, 16000)
    first, second, third = (_total(instance, n) for n in sizes)
    once, twice = 2 * second - first, 2 * third - second
    limit = (4 * twice - once) / 3
    value = float(evaluate(answer, {}).real)
    return "" if abs(limit - value) < 1e-6 * (1 + abs(value)) else f"the sums tend to {limit}, not {value}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, factors, a constant too many."""
    return [neg(answer), mul(2, answer), add(answer, 1), div(answer, 3)]


def _total(instance: Any, n: int) -> float:
    a, b, c = instance.a, instance.b, instance.c
    k = numpy.arange(1, instance.m * n + 1, dtype=float) + instance.shift
    if instance.kind == "double":
        sums = numpy.add.outer(numpy.arange(1.0, n + 1), numpy.arange(1.0, n + 1))
        return float(c / n * (1 / (a * sums + b * n)).sum())
    if instance.kind == "product":
        return float(c / n * numpy.exp(numpy.log(a * k + b * n).sum() / n))
    terms = {
        "power": lambda: (a * k + b * n) ** instance.p / float(n) ** (instance.p + 1),
        "reciprocal": lambda: 1 / (a * k + b * n),
        "root": lambda: numpy.sqrt(a * k + b * n) / n**1.5,
        "exponential": lambda: k / n * numpy.exp(a * k / n) / n,
        "arctangent": lambda: n / (a * a * k * k + b * b * n * n),
        "sine": lambda: k / n * numpy.sin(numpy.pi * k / (a * n)) / n,
        "inverse root": lambda: 1 / numpy.sqrt(a * a * k * k + b * b * n * n),
    }[instance.kind]()
    return float(c * terms.sum())
