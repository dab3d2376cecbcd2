"""Judge by running totals: what is used up by the year so far is the difference of capped sums; all must add up."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    insured, insurer = Fraction(0), Fraction(0)
    others: dict[str, Fraction] = {"quota": Fraction(0)}
    would, spent = Fraction(0), Fraction(0)
    totals = [Fraction(0) for _ in instance.layers]
    for kind, amount in instance.claims:
        outside = max(0, amount - instance.sub[1]) if instance.sub[1] and kind == instance.sub[0] else 0
        covered = amount - outside
        if covered <= instance.deductible:
            plan = Fraction(covered)
        else:
            plan = instance.deductible + Fraction((covered - instance.deductible) * instance.share, 100)
        own = _capped(would + plan, instance.cap) - _capped(would, instance.cap)
        would += plan
        asked = covered - own
        met = _capped(spent + asked, instance.year) - _capped(spent, instance.year)
        spent += asked
        insured += outside + own + asked - met
        shared = met * instance.quota / 100
        others["quota"] += shared
        insurer += met - shared
        for n, (begin, size) in enumerate(instance.layers):
            gross = min(max(met - shared - begin, Fraction(0)), Fraction(size))
            times, rate = instance.again
            whole = size * (times + 1) if rate else 0
            before = totals[n]
            totals[n] = _capped(before + gross, whole)
            part = totals[n] - before
            paid = min(totals[n], Fraction(size * times)) - min(before, Fraction(size * times)) if rate else Fraction(0)
            price = paid * rate / 100
            others[f"layer{n + 1}"] = others.get(f"layer{n + 1}", Fraction(0)) + part - price
            insurer += price - part
    right = {"insured": insured, "insurer": insurer}
    right.update({name: value for name, value in others.items() if name != "quota" or instance.quota})
    if sum(right.values()) != sum(amount for _, amount in instance.claims):
        return "the payments do not add up"
    return "" if right == answer else f"they pay {right}"


def _capped(value: Fraction, cap: int) -> Fraction:
    return min(value, Fraction(cap)) if cap else value


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Insured and insurer exchanged, one sum changed."""
    swapped = {**answer, "insured": answer["insurer"], "insurer": answer["insured"]}
    more = {**answer, "insured": answer["insured"] + 100}
    return [one for one in (swapped, more) if one != answer]
