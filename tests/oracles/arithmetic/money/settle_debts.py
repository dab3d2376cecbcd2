"""Judge by replaying the payments; the fewest are found by letting the first who is not even settle with each other."""

from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    balance = _balance(instance)
    fewest = _fewest([cents for cents in balance.values() if cents])
    try:
        for payer, receiver, cents in answer:
            if type(cents) is not int or cents <= 0 or payer == receiver:
                return "a payment is not allowed"
            balance[payer] += cents
            balance[receiver] -= cents
    except (TypeError, ValueError, KeyError):
        return "not a list of payments"
    return "not settled" if any(balance.values()) else "" if len(answer) == fewest else "too many payments"


def others(instance: Any, answer: Any) -> list[Any]:
    """The payments in another order."""
    return [answer[::-1]] if len(answer) > 1 else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A payment split in two, turned round, changed or left out."""
    (payer, receiver, cents), *rest = answer
    split = [[payer, receiver, 1], [payer, receiver, cents - 1], *rest]
    return [split, [[receiver, payer, cents], *rest], [[payer, receiver, cents + 1], *rest], rest]


def greedy(instance: Any) -> list[list[Any]]:
    """Who owes most pays whom most is owed, again and again."""
    balance, made = _balance(instance), []
    while any(balance.values()):
        payer, receiver = min(balance, key=lambda name: balance[name]), max(balance, key=lambda name: balance[name])
        cents = min(-balance[payer], balance[receiver])
        made.append([payer, receiver, cents])
        balance[payer] += cents
        balance[receiver] -= cents
    return made


def _balance(instance: Any) -> dict[str, int]:
    balance = dict.fromkeys(instance.people, 0)
    for payer, total, shares, _ in instance.bills:
        balance[payer] += total
        for name, cents in shares:
            balance[name] -= cents
    return balance


def _fewest(debts: list[int]) -> int:
    """Try everybody of the opposite sign as the one who takes over the first balance."""
    while debts and not debts[0]:
        debts = debts[1:]
    if not debts:
        return 0
    first, rest = debts[0], debts[1:]
    options = [i for i, cents in enumerate(rest) if cents * first < 0]
    return 1 + min(_fewest([*rest[:i], rest[i] + first, *rest[i + 1 :]]) for i in options)
