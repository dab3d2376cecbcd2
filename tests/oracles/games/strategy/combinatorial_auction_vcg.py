"""Judge by a mixed integer programme of scipy, with and without each winner."""

from typing import Any

import numpy as np
from scipy.optimize import LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [chr(65 + i) for i in range(len(instance.bids))]
    offers = {name: dict(own) for name, own in zip(names, instance.bids, strict=True)}
    bundles = answer["bundles"]
    sold = "".join(bundles.values())
    if len(set(sold)) < len(sold) or any(bundle not in offers[name] for name, bundle in bundles.items()):
        return "no allocation"
    now = {name: offers[name][bundle] for name, bundle in bundles.items()}
    best = _value(offers)
    if sum(now.values()) != best:
        return f"the greatest sum is {best}"
    if answer["payments"].keys() != bundles.keys():
        return "other winners"
    for name in bundles:
        rest = {other: own for other, own in offers.items() if other != name}
        if answer["payments"][name] != _value(rest) - (best - now[name]):
            return f"{name} pays something else"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Own bids as payments, a winner left out."""
    prices = {name: dict(instance.bids[ord(name) - 65])[bundle] for name, bundle in answer["bundles"].items()}
    first = min(prices)
    fewer = {field: {name: x for name, x in row.items() if name != first} for field, row in answer.items()}
    return [fewer, *([answer | {"payments": prices}] if prices != answer["payments"] else [])]


def _value(offers: Any) -> int:
    bids = [(name, bundle, price) for name, own in offers.items() for bundle, price in own.items()]
    limits = [[float(name == one) for name, _, _ in bids] for one in offers]
    limits += [[float(letter in bundle) for _, bundle, _ in bids] for letter in "abcdefghij"]
    gains = np.array([price for _, _, price in bids], dtype=float)
    found = milp(-gains, constraints=LinearConstraint(np.array(limits), -1, 1), integrality=1, bounds=(0, 1))
    return round(-found.fun)
