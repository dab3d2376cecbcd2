"""Judge by floating-point logarithms of concentrations; the charge balance must agree roughly before equivalence."""

from fractions import Fraction
from math import log10, sqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    volume, c = map(float, instance.sample)
    constants = [10 ** -float(x) for x in instance.pk]
    for added, given in zip(map(float, instance.volumes), answer, strict=True):
        equivalents = added * float(instance.strength) / (volume * c)
        whole = volume + added
        step = round(equivalents)
        exact = abs(equivalents - step) < 1e-9
        if exact and step == 0:
            x = sqrt(constants[0] * c)
        elif exact and step == len(constants):
            x = 1e-14 / sqrt(1e-14 / constants[-1] * volume * c / whole)
        elif exact and step < len(constants):
            x = sqrt(constants[0] * constants[1])
        elif equivalents > len(constants):
            x = 1e-14 * whole / (volume * c * (equivalents - len(constants)))
        else:
            done = equivalents % 1
            x = constants[int(equivalents)] * (1 - done) / done
        ph = 14 + log10(x) if instance.base else -log10(x)
        if abs(ph - float(given)) > 0.0051:
            return f"after {added} mL the pH is {ph}"
    return ""


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The other scale, a little more."""
    turned = tuple(14 - x for x in answer)
    return [(answer[0] + Fraction(1, 100), *answer[1:])] + ([turned] if turned != answer else [])
