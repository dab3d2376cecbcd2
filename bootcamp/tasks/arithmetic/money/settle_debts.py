"""Settle the debts of a trip by as few payments as possible.

Answer: a list of payments; every list that settles all with the fewest payments is right.
Harder: more people and expenses, shares that differ.
Skills: optimization, arithmetic
Source: original; the problem is known from apps that split bills.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any, ClassVar

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Json

Payments = list[list[Any]]

Expense = tuple[int, tuple[tuple[int, int], ...]]
"""Who paid, and for whom how many cents; people are numbered from 0."""


class SettleDebts(Task["SettleDebts.Params", "SettleDebts.Instance", Payments]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people travel", levels=(3, 4, 5, 5, 6, 6, 7, 8, 10, 12), ge=3, le=14)
        expenses: int = knob("how many expenses there are", levels=(2, 3, 4, 5, 6, 7, 9, 12, 16, 22), ge=2, le=40)
        groups: int = knob(
            "how many groups can settle among themselves, at least", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=3
        )
        unequal: bool = knob("whether some expenses have shares that differ", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden: ClassVar[tuple[str, ...]] = ("best",)
        people: tuple[str, ...]
        expenses: tuple[Expense, ...]  # who paid, and for whom how many cents
        best: int

        @property
        def bills(self) -> list[tuple[str, int, list[tuple[str, int]], bool]]:
            """For each expense the payer, the total, the shares by name, and whether they are equal."""
            return [
                (
                    self.people[payer],
                    sum(n for _, n in shares),
                    [(self.people[i], n) for i, n in shares],
                    _equal(shares),
                )
                for payer, shares in self.expenses
            ]

    answer = Json(shape='[["payer", "receiver", cents], ...]')
    prompt = Prompt(
        en=r"""
        {{ people | listed(language) }} travel together and keep a list of who paid how much for whom. All amounts are
        in cents.

        {% for payer, total, shares, equal in bills %}
        {% if shares | length == 1 %}
        {{ loop.index }}. {{ payer }} paid {{ total }} for {{ shares[0][0] }} alone.
        {% elif equal %}
        {{ loop.index }}. {{ payer }} paid {{ total }} for {{ shares | map("first") | list | listed(language) }}, equal
           shares.
        {% else %}
        {{ loop.index }}. {{ payer }} paid {{ total }}; the shares are {{ shares | mapping }}.
        {% endif %}
        {% endfor %}

        Find payments between two people each, in whole cents, after which everybody has spent exactly his or her own
        shares. Use the smallest possible number of payments; if there are several ways, any one will do.
        """,
        zh=r"""
        {{ people | listed(language) }} 一起旅行，并记下了谁为哪些人付了多少钱。所有金额的单位都是分。

        {% for payer, total, shares, equal in bills %}
        {% if shares | length == 1 %}
        {{ loop.index }}. {{ payer }} 付了 {{ total }}，由 {{ shares[0][0] }} 一人承担。
        {% elif equal %}
        {{ loop.index }}. {{ payer }} 付了 {{ total }}，由 {{ shares | map("first") | list | listed(language) }}
           平均分摊。
        {% else %}
        {{ loop.index }}. {{ payer }} 付了 {{ total }}，各人应分摊的数额为 {{ shares | mapping }}。
        {% endif %}
        {% endfor %}

        请给出若干笔两人之间的付款（金额为整数分），使付款之后每个人实际支出的恰好等于自己应分摊的总额。
        付款的笔数要尽可能少，若有多种方案，任意一种都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Payments]:
        people = worlds.draw_names(rng, params.people)
        expenses = _draw_expenses(params, rng)
        left = balances(params.people, expenses)
        groups = zero_groups(left)
        settled = [payment for group in groups for payment in payments(group)]
        if len(groups) < params.groups or not settled:
            raise task.Retry
        if params.groups > 1 and len(payments(dict(enumerate(left)))) == len(settled):  # the obvious way is the best
            raise task.Retry
        instance = self.Instance(people=people, expenses=expenses, best=len(settled))
        return instance, [[people[a], people[b], cents] for a, b, cents in settled]

    def key(self, instance: Instance) -> object:
        return [len(instance.people), instance.expenses]

    def check(self, instance: Instance, answer: Any) -> str:
        places = {name: i for i, name in enumerate(instance.people)}
        left = balances(len(places), instance.expenses)
        if not isinstance(answer, list):
            return "the answer is not a list of payments"
        for payment in answer:
            if not isinstance(payment, list) or len(payment) != 3:
                return "a payment does not have three parts"
            payer, receiver, cents = payment
            if not {str(payer), str(receiver)} <= places.keys() or payer == receiver:
                return "a payment is not between two of the people"
            if type(cents) is not int or cents <= 0:
                return "an amount is not a positive whole number of cents"
            left[places[payer]] += cents
            left[places[receiver]] -= cents
        if any(left):
            return "not everybody is even after the payments"
        return "" if len(answer) == instance.best else "it can be done with fewer payments"


def _equal(shares: tuple[tuple[int, int], ...]) -> bool:
    return len({n for _, n in shares}) == 1


def _draw_expenses(params: SettleDebts.Params, rng: Random) -> tuple[Expense, ...]:
    """Draw expenses of all, then one from group to group where that is needed for each to come out even by itself."""
    order = rng.sample(range(params.people), params.people)
    groups = [order[k :: params.groups] for k in range(params.groups)]
    expenses = [_draw_expense(params, rng) for _ in range(params.expenses - params.groups + 1)]
    for group, other in pairwise(groups):
        left = balances(params.people, expenses)
        surplus = sum(left[i] for i in group)
        if surplus:
            payer, sharer = (rng.choice(people) for people in ((other, group) if surplus > 0 else (group, other)))
            expenses.append((payer, ((sharer, abs(surplus)),)))
    return tuple(rng.sample(expenses, len(expenses)))


def _draw_expense(params: SettleDebts.Params, rng: Random) -> Expense:
    """Draw round shares of a few people, paid by anybody."""
    sharers = sorted(rng.sample(range(params.people), rng.randint(2, min(5, params.people))))
    share = 50 * rng.randint(2, 20)
    differ = params.unequal and rng.random() < 0.4
    return rng.randrange(params.people), tuple((i, 50 * rng.randint(2, 20) if differ else share) for i in sharers)


def balances(people: int, expenses: Sequence[Expense]) -> list[int]:
    """Give what each person has paid beyond their shares."""
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
