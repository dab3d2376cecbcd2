"""Divide an estate among claims that exceed it, by several rules.

Answer: the awards under each rule, and the estate where it is not given; unique.
Harder: more claims and rules, an estate that follows from one award.
Skills: arithmetic, algebra
Source: original; R. J. Aumann and M. Maschler, Game theoretic analysis of a bankruptcy problem from the Talmud, 1985.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

Answer = dict[str, Any]
Awards = tuple[Fraction, ...]

_RULES = ("proportional", "equal_awards", "equal_losses", "half_claims", "arrival")
_CLUES = _RULES[1:4]


class BankruptcyDivision(Task["BankruptcyDivision.Params", "BankruptcyDivision.Instance", Answer]):
    version = 1

    class Params(task.Params):
        claims: int = knob("how many claims there are", levels=(2, 2, 3, 3, 4, 4, 5, 4, 5, 6), ge=2, le=6)
        rules: int = knob("how many rules are asked for", levels=(1, 2, 2, 3, 3, 4, 5, 3, 4, 5), ge=1, le=5)
        largest: int = knob("the largest claim", levels=(20, 30, 60, 90, 99, 200, 300, 99, 200, 300), ge=10, le=999)
        hidden_estate: bool = knob("whether the estate is to be found", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        hidden = ("estate",)

        claims: tuple[int, ...]
        estate: int
        rules: tuple[str, ...]
        clue: tuple[str, int, Fraction] | None  # a rule, a claimant from 0 and the award
        given: int | None  # the estate where it is given

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.claims), "letters")

        def rows(self) -> list[tuple[str, int]]:
            return list(zip(self.names, self.claims, strict=True))

        @property
        def used(self) -> list[str]:
            return [rule for rule in _RULES if rule in self.rules or (self.clue and rule == self.clue[0])]

    prompt = Prompt(
        en=r"""
        These claims are made on an estate {%- if given %} of {{ given }}{% endif %}, which is smaller than their sum:

        {{ rows() | table(("claimant", "claim")) }}

        The estate is divided by these rules; nothing is rounded.

        {% for rule in used %}
        {% if rule == "proportional" %}
        - proportional: the awards are in proportion to the claims.
        {% elif rule == "equal_awards" %}
        - equal_awards: everybody gets the smaller of their claim and x, where x is the same for all and such that the
          awards add up to the estate.
        {% elif rule == "equal_losses" %}
        - equal_losses: everybody gets their claim less x, or 0 if that is negative, where x is the same for all and
          such that the awards add up to the estate.
        {% elif rule == "half_claims" %}
        - half_claims: if the estate is at most half the sum of the claims, everybody gets the smaller of half their
          claim and x; otherwise everybody gets their claim less the smaller of half their claim and x. Here x is the
          same for all and such that the awards add up to the estate.
        {% else %}
        - arrival: the claimants come one after the other, all orders being equally likely; each is paid their claim,
          or what is left of the estate if that is less. The award is the expected payment.
        {% endif %}
        {% endfor %}

        {% if clue %}The size of the estate is not given, but under {{ clue[0] }} the award of {{ names[clue[1]] }} is
        {{ clue[2] }}. Find the estate, and the awards{% else %}Find the awards{% endif %} under {{ rules | listed }},
        in the order of the table, as exact numbers.
        """,
        zh=r"""
        对一笔遗产{% if given %}（总额 {{ given }}）{% endif %}有下列债权，遗产少于债权之和：

        {{ rows() | table(("债权人", "债权")) }}

        遗产按下列规则分配，一律不取整。

        {% for rule in used %}
        {% if rule == "proportional" %}
        - proportional：所得与债权成正比。
        {% elif rule == "equal_awards" %}
        - equal_awards：每人得到自己的债权与 x 中较小的数，x 对所有人相同，且使所得之和等于遗产。
        {% elif rule == "equal_losses" %}
        - equal_losses：每人得到自己的债权减去 x，若为负则得 0，x 对所有人相同，且使所得之和等于遗产。
        {% elif rule == "half_claims" %}
        - half_claims：若遗产不超过债权之和的一半，每人得到自己债权的一半与 x 中较小的数；
          否则每人得到自己的债权减去自己债权的一半与 x 中较小的数。x 对所有人相同，且使所得之和等于遗产。
        {% else %}
        - arrival：债权人逐个到来，各种次序等可能；每人按自己的债权得到偿付，若剩余遗产不足则得到全部剩余。
          所得为偿付的期望。
        {% endif %}
        {% endfor %}

        {% if clue %}遗产的数额没有给出，但按 {{ clue[0] }}，{{ names[clue[1]] }} 得到 {{ clue[2] }}。
        求遗产 estate，并{% endif %}
        按表中的顺序求 {{ rules | listed(language) }} 各规则下的所得，写出精确值。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        fields: dict[str, Format[Any]] = {} if instance.given else {"estate": Rational()}
        return Record(**fields, **{rule: Sequence(Rational(), length=len(instance.claims)) for rule in instance.rules})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        claims = tuple(rng.sample(range(params.largest // 10, params.largest + 1), params.claims))
        estate = rng.randint(sum(claims) // 5, sum(claims) * 4 // 5)
        rules = tuple(sorted(rng.sample(_RULES, params.rules), key=_RULES.index))
        clue, given = None, estate
        if params.hidden_estate:
            rule, who = rng.choice(_CLUES), rng.randrange(params.claims)
            step = Fraction(1, 10**6)
            lower, award, upper = (_awards(rule, claims, estate + d * step)[who] for d in (-1, 0, 1))
            if not lower < award < upper:
                raise task.Retry
            clue, given = (rule, who, award), 0
            rules = tuple(r for r in rules if r != rule)
        instance = self.Instance(claims=claims, estate=estate, rules=rules, clue=clue, given=given or None)
        found: Answer = {} if given else {"estate": Fraction(estate)}
        found |= {rule: _awards(rule, claims, Fraction(estate)) for rule in rules}
        rows = [row for row in found.values() if isinstance(row, tuple)]
        if not rows or len(set(rows)) < len(rows) or any(x.denominator > 9999 for row in rows for x in row):
            raise task.Retry
        if params.claims > 2 and any(len(set(row)) == 1 for row in rows):
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        clue = instance.clue and [instance.clue[0], instance.claims[instance.clue[1]], str(instance.clue[2])]
        return [sorted(instance.claims), instance.given, sorted(instance.rules), clue]


def _awards(rule: str, claims: tuple[int, ...], estate: Fraction) -> Awards:
    total = sum(claims)
    whole = [Fraction(c) for c in claims]
    if rule == "proportional":
        return tuple(c * estate / total for c in whole)
    if rule == "equal_awards":
        return _levelled(whole, estate)
    if rule == "equal_losses":
        return tuple(c - less for c, less in zip(whole, _levelled(whole, total - estate), strict=True))
    if rule == "half_claims":
        half = [c / 2 for c in whole]
        if 2 * estate <= total:
            return _levelled(half, estate)
        return tuple(c - less for c, less in zip(whole, _levelled(half, total - estate), strict=True))
    orders = list(permutations(range(len(claims))))
    paid = [0] * len(claims)
    for order in orders:
        left = int(estate)
        for i in order:
            paid[i] += min(left, claims[i])
            left -= min(left, claims[i])
    return tuple(Fraction(x, len(orders)) for x in paid)


def _levelled(limits: list[Fraction], amount: Fraction) -> Awards:
    """Give everybody the same x, but at most the limit, so that it adds up to an amount."""
    left = amount
    found = [Fraction(0)] * len(limits)
    order = sorted(range(len(limits)), key=lambda i: limits[i])
    for place, i in enumerate(order):
        found[i] = min(limits[i], left / (len(order) - place))
        left -= found[i]
    return tuple(found)
