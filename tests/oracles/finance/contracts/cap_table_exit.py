"""Judge by the price of a share: the rest is a growing function of it, which is solved between its kinks."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = instance.names()
    shares = {"common": instance.founders}
    for name, (invested, value, _, _) in zip(names[1:], instance.classes, strict=True):
        new = Fraction(invested) / (Fraction(value) / sum(shares.values()))
        if new.denominator > 1:
            return "the shares are not whole"
        shares[name] = int(new)
    if shares != answer["shares"]:
        return f"the shares are {shares}"
    fitting = []
    for choice in product("cn", repeat=len(names) - 1):
        chosen = dict(zip(names[1:], choice, strict=True))
        paid = _pay(instance, shares, chosen)
        best = True
        for name in names[1:]:
            flip = {**chosen, name: "n" if chosen[name] == "c" else "c"}
            gain = paid[name] - _pay(instance, shares, flip)[name]
            best = best and (gain > 0 if chosen[name] == "c" else gain >= 0)
        if best:
            fitting.append(paid)
    if len(fitting) != 1:
        return f"{len(fitting)} sets of choices are stable"
    return "" if fitting[0] == answer["proceeds"] else f"they get {fitting[0]}"


def _pay(instance: Any, shares: Any, chosen: Any) -> dict[str, Fraction]:
    rest = Fraction(instance.price)
    base: dict[str, Fraction] = {}
    room: dict[str, Fraction | None] = {}
    terms = dict(zip(instance.names()[1:], instance.classes, strict=True))
    for name in instance.order():
        invested, _, multiple, limit = terms[name]
        base[name] = Fraction(0)
        room[name] = None
        if chosen[name] == "n":
            base[name] = min(rest, Fraction(invested * multiple) / 100)
            rest -= base[name]
            if limit < 0:
                room[name] = Fraction(0)
            elif limit > 0:
                room[name] = Fraction(invested * limit) / 100 - base[name]
    base["common"], room["common"] = Fraction(0), None

    def taken(price: Fraction) -> dict[str, Fraction]:
        return {n: shares[n] * price if top is None else min(shares[n] * price, top) for n, top in room.items()}

    kinks = sorted({Fraction(0), *(top / shares[n] for n, top in room.items() if top is not None)})
    below = max(kink for kink in kinks if sum(taken(kink).values()) <= rest)
    slope = sum(shares[n] for n, top in room.items() if top is None or top / shares[n] > below)
    price = below + (rest - sum(taken(below).values())) / slope
    return {name: base[name] + part for name, part in taken(price).items()}


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Common and a series exchanged, all by shares."""
    whole = sum(answer["shares"].values())
    plain = {name: Fraction(instance.price * count, whole) for name, count in answer["shares"].items()}
    swapped = {**answer["proceeds"], "common": answer["proceeds"]["seriesA"], "seriesA": answer["proceeds"]["common"]}
    return [{**answer, "proceeds": one} for one in (plain, swapped) if one != answer["proceeds"]]
