"""Judge by summing over all alleles of founders and all choices passed on, as far as that is feasible."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    totals = [Fraction(0), Fraction(0)]
    _walk(instance, 0, [], Fraction(1), totals)
    value = totals[1] / totals[0]
    return "" if value == answer else f"the probability is {value}"


def _walk(instance: Any, i: int, genes: list[str], weight: Fraction, totals: list[Fraction]) -> None:
    if not weight:
        return
    if i == len(instance.people) - 1:
        _, mother, father = instance.people[i]
        totals[0] += weight
        for boy in (False, True):
            for egg in genes[mother]:
                fathers = [""] if instance.on_x and boy else list(genes[father])
                for sperm in fathers:
                    if "A" not in egg + sperm:
                        totals[1] += weight * instance.penetrance / 2 / len(genes[mother]) / len(fathers)
        return
    male, mother, father = instance.people[i]
    one_only = instance.on_x and male
    options: list[tuple[str, Fraction]] = []
    if mother < 0 and i in dict(instance.founders):
        options = [(dict(instance.founders)[i], Fraction(1))]
    elif mother < 0:
        chance = {"A": 1 - instance.share, "a": instance.share}
        options = (
            [(x, chance[x]) for x in "Aa"] if one_only else [(x + y, chance[x] * chance[y]) for x in "Aa" for y in "Aa"]
        )
    else:
        eggs, sperms = genes[mother], [""] if one_only else list(genes[father])
        options = [(x + y, Fraction(1, len(eggs) * len(sperms))) for x in eggs for y in sperms]
    for alleles, chance_of in options:
        sick = instance.penetrance if "A" not in alleles else Fraction(0)
        factor = sick if i in instance.affected else 1 - sick
        for who, positive in instance.tests:
            if who == i:
                rate = instance.hit if "a" in alleles else instance.alarm
                factor *= rate if positive else 1 - rate
        _walk(instance, i + 1, [*genes, alleles], weight * chance_of * factor, totals)
