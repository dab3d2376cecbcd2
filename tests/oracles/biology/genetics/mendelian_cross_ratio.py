"""Judge by listing all whole animals, all genes at once, with integer weights."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first = _born(instance, instance.mother, instance.father)
    if instance.chosen:
        first = Counter({one: w for one, w in first.items() if _shows(instance, one, instance.chosen)})
        total = sum(first.values())
        value = Fraction(0)
        for one, weight in first.items():
            male = any("Y" in pair for pair in one)
            pair = (instance.mate, one) if male else (one, instance.mate)
            value += Fraction(weight, total) * _share(instance, _born(instance, *pair))
    else:
        value = _share(instance, first)
    return "" if value == answer else f"the probability is {value}"


def _share(instance: Any, born: Counter[Any]) -> Fraction:
    good = sum(weight for one, weight in born.items() if _shows(instance, one, instance.wanted))
    return Fraction(good, sum(born.values()))


def _gametes(instance: Any, who: Any) -> Counter[Any]:
    """Count gametes as tuples, a chromosome for each group; weights in units of 1/40 for linked genes."""
    parts = []
    for one, other in who:
        if len(one) == 2:
            swap = int(instance.rate * 20)
            parts.append([(one, 20 - swap), (other, 20 - swap), (one[0] + other[1], swap), (other[0] + one[1], swap)])
        else:
            parts.append([(one, 1), (other, 1)])
    found: Counter[Any] = Counter()
    for choice in product(*parts):
        weight = 1
        for _, w in choice:
            weight *= w
        found[tuple(chromosome for chromosome, _ in choice)] += weight
    return found


def _born(instance: Any, mother: Any, father: Any) -> Counter[Any]:
    kinds, born = dict(instance.kinds), Counter[Any]()
    for (egg, w), (sperm, v) in product(_gametes(instance, mother).items(), _gametes(instance, father).items()):
        child = tuple(zip(egg, sperm, strict=True))
        dead = any(kinds.get(a) == "lethal" and a == b for a, b in child)
        dead |= any(len(a) == 2 and any(kinds.get(x) == "lethal" and x == y for x, y in zip(a, b, strict=True))
                    for a, b in child)  # fmt: skip
        if w * v and not dead:
            born[child] += w * v
    return born


def _shows(instance: Any, child: Any, wanted: Any) -> bool:
    alleles = "".join(chromosome for pair in child for chromosome in pair if chromosome != "Y")
    kinds = dict(instance.kinds)
    for gene, look in wanted:
        if gene == "X":
            right = int(any("Y" in pair for pair in child)) == look
        else:
            capitals = alleles.count(gene)
            right = look == {2: 0, 1: 1, 0: 2}[capitals] if kinds[gene] == "partial" else (look == 0) == (capitals > 0)
        if not right:
            return False
    return True
