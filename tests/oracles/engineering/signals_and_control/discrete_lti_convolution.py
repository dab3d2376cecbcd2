"""Judge by Laurent polynomials in z of sympy, and the unknown system by dividing them."""

from typing import Any

import sympy

LEVELS = range(1, 11)
z = sympy.Symbol("z")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    own = _poly((answer["first"], answer["samples"]))
    if not answer["samples"] or not answer["samples"][0] or not answer["samples"][-1]:
        return "there are zeros at an end"
    now = _poly(instance.signal)
    for place, (kind, a, b, response) in enumerate(instance.stages):
        h = own if place == instance.unknown else _poly(response)
        if kind == "system":
            now *= h
        elif kind == "echo":
            now *= 1 + b * z**a
        elif kind == "branch":
            now *= h + b * z**a
        elif kind == "modulate":
            now = now.subs(z, -z)
        elif kind == "up":
            now = now.subs(z, z**a)
        else:
            even = sympy.expand((now + now.subs(z, -z)) / 2)
            now = sympy.expand(sympy.powdenest(even.subs(z, sympy.sqrt(z)), force=True))
        now = sympy.expand(now)
    right = own if instance.unknown < 0 else _poly(instance.output)
    return "" if sympy.expand(now - right) == 0 else f"it is {now}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another index, the samples turned, one changed, a zero more."""
    first, samples = answer["first"], answer["samples"]
    near = [
        (first + 1, samples),
        (first, samples[::-1]),
        (first, (samples[0] + 1, *samples[1:])),
        (first, (*samples, 0)),
    ]
    return [{"first": f, "samples": s} for f, s in near if (f, s) != (first, samples) and s]


def _poly(signal: Any) -> Any:
    return sum((v * z ** (signal[0] + i) for i, v in enumerate(signal[1])), sympy.Integer(0))
