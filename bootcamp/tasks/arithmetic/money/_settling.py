"""Debts among people: balances, the groups that can settle among themselves, and payments."""

from __future__ import annotations

from collections.abc import Sequence

Expense = tuple[int, tuple[tuple[int, int], ...]]
"""Who paid, and for whom how many cents; people are numbered from 0."""


def balances(people: int, expenses: Sequence[Expense]) -> list[int]:
    """Give what each person has paid beyond the own shares."""
    left = [0] * people
    for payer, shares in expenses:
        for i, cents in shares:
            left[payer] += cents
            left[i] -= cents
    return left


def zero_groups(left: list[int]) -> list[dict[int, int]]:
    """Part the people who are not even into as many groups as possible whose balances cancel (over all subsets)."""
    places = [i for i, cents in enumerate(left) if cents]
    sums, most = [0] * (1 << len(places)), [0] * (1 << len(places))
    for mask in range(1, 1 << len(places)):
        bits = [k for k in range(len(places)) if mask >> k & 1]
        sums[mask] = sums[mask & mask - 1] + left[places[bits[0]]]
        most[mask] = max(most[mask ^ 1 << k] for k in bits) + (sums[mask] == 0)
    groups: list[dict[int, int]] = []
    mask, group = len(most) - 1, dict[int, int]()
    while mask:
        k = next(
            k for k in range(len(places)) if mask >> k & 1 and most[mask ^ 1 << k] + (sums[mask] == 0) == most[mask]
        )
        group[places[k]] = left[places[k]]
        mask ^= 1 << k
        if sums[mask] == 0:
            groups.append(group)
            group = {}
    return groups


def payments(group: dict[int, int]) -> list[tuple[int, int, int]]:
    """Settle a group: one who owes and one who is owed, the smaller amount, again and again."""
    made = []
    while any(group.values()):
        payer, receiver = min(group, key=lambda i: group[i]), max(group, key=lambda i: group[i])
        cents = min(-group[payer], group[receiver])
        made.append((payer, receiver, cents))
        group = group | {payer: group[payer] + cents, receiver: group[receiver] - cents}
    return made
