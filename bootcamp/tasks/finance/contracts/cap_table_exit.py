"""Work out the shares of a company after its rounds, and what each class gets when it is sold.

Answer: the shares and the proceeds of each class; unique.
Harder: more rounds, preferences that take part in the rest, caps, classes whose choices hang together.
Skills: arithmetic, deduction, search
Source: original; invented terms.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Rational, Record, Word

Class = tuple[int, int, int, int]
"""What is invested, the value of the company before, the preference in percent of what is invested, and what it may get
in all, in percent (-1: its preference or its part of the rest; 0: both without limit)."""
Answer = dict[str, Any]
Proceeds = list[Fraction]


class CapTableExit(Task["CapTableExit.Params", "CapTableExit.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rounds: int = knob("the rounds", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 5), ge=1, le=6)
        kinds: int = knob("the kinds of preferences", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        mixed: int = knob("how many convert and do not, at least", levels=(0, 0, 1, 1, 1, 1, 1, 1, 2, 2), ge=0, le=3)
        multiples: bool = knob("whether preferences exceed what is invested", levels=(False,) * 3 + (True,) * 7)
        ranks: bool = knob("whether the rank is not that of time", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        founders: int
        classes: tuple[Class, ...]
        rank: tuple[int, ...]
        """The classes whose preferences are paid first, second, ..."""
        price: int

        def names(self) -> tuple[str, ...]:
            return ("common", *(f"series{letter}" for letter in "ABCDEF"[: len(self.classes)]))

        def told(self, language: str) -> list[str]:
            pairs = zip(self.names()[1:], self.classes, strict=True)
            return [_told(name, one, language == "zh") for name, one in pairs]

        def order(self) -> list[str]:
            return [self.names()[n + 1] for n in self.rank]

        def capped(self) -> bool:
            return any(one[3] > 0 for one in self.classes)

        def taking(self) -> bool:
            return any(one[3] >= 0 for one in self.classes)

    prompt = Prompt(
        en=r"""
        The founders of a company hold {{ founders }} common shares. Then there are these rounds, one after the other:

        {{ told("en") | bullets }}

        The price of a new share is the value of the company before the round, divided by all shares that exist then; an
        investor gets as many new shares as the investment buys.

        Now the company is sold for {{ price }}. Each series either converts all its shares into as many common shares
        or does not. The price is shared out like this:

        - first each series that does not convert gets its preference, as far as the money goes, in this order: {{
        order() | join(", ") }}
        - the rest is shared in proportion to the shares among all common shares, the converted ones included
        {{- ", and the shares of the participating series that do not convert" if taking() }}
        {% if capped() %}
        - a series with a limit that does not convert gets no more than its limit in all; what it cannot take of the
        rest is shared by the others in the same way
        {% endif %}

        Each series converts if and only if that brings it more than not converting, given what the others choose; here
        there is exactly one set of choices for which this holds for all series. How many shares does each class have
        after the rounds, and how much does it get? Give the shares as shares and what they get, exactly, as proceeds;
        common stands for the shares of the founders alone.
        """,
        zh=r"""
        某公司的创始人持有 {{ founders }} 股普通股。此后依次进行下列各轮融资：

        {{ told("zh") | bullets }}

        新股的价格等于该轮之前公司的估值除以当时的全部股数；投资人得到投资额所能买到的新股数。

        现在公司以 {{ price }} 售出。每个系列要么把全部股份转为同样数目的普通股，要么不转。售价按下列办法分配：

        - 首先，不转股的每个系列得到其优先额，用完为止，次序为：{{ order() | join("、") }}
        - 其余按股数的比例分给全部普通股（包括转成的）
        {{- "以及不转股的参与分配系列的股份" if taking() }}
        {% if capped() %}
        - 有上限而不转股的系列，一共所得不超过其上限；它不能再得的部分由其他各方按同样办法分配
        {% endif %}

        在其他系列的选择给定时，每个系列当且仅当转股所得多于不转股所得时才转股；
        本题中恰有一组选择使所有系列都符合这一点。各轮之后每一类有多少股，各得多少？shares 为股数，
        proceeds 为所得（精确值）；common 只指创始人的股份。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = instance.names()
        bank = Word(bank=names)
        proceeds = Mapping(bank, Rational(low=0), required=names)
        return Record(shares=Mapping(bank, Integer(low=0), required=names), proceeds=proceeds)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        founders = 1200 * rng.randint(1, 9)
        shares, classes, value = [founders], list[Class](), 100 * rng.randint(20, 60)
        for _ in range(params.rounds):
            part = Fraction(1, rng.choice((2, 3, 4, 5, 6)))
            if (sum(shares) * part).denominator > 1 or (value * part).denominator > 1:
                raise task.Retry
            invested = int(value * part)
            multiple = rng.choice((100, 100, 150, 200)) if params.multiples else 100
            limit = (-1, 0, multiple + 50 * rng.randint(1, 3))[rng.randrange(params.kinds)]
            classes.append((invested, value, multiple, limit))
            shares.append(int(sum(shares) * part))
            value = 60 * ((value + invested) * rng.randint(80, 250) // 6000)
        rank = list(range(params.rounds))[::-1]
        if params.ranks:
            rng.shuffle(rank)
        short = params.ranks and rng.random() < 0.1 / max(1, params.mixed) ** 2  # too little for all preferences
        price = 100 * (value * rng.randint(30, 180) // 10000 + 1)
        if short:
            price = sum(invested * multiple for invested, _, multiple, _ in classes) * rng.randint(30, 90) // 10**4
        instance = self.Instance(founders=founders, classes=tuple(classes), rank=tuple(rank), price=price)
        stable = [
            choice for choice in product((False, True), repeat=params.rounds) if _stable(instance, shares, choice)
        ]
        if len(stable) != 1 or (not short and min(stable[0].count(one) for one in (True, False)) < params.mixed):
            raise task.Retry
        proceeds = _shared(instance, shares, stable[0])
        if any(x.denominator > 9999 for x in proceeds) or (not short and min(proceeds) <= 0):
            raise task.Retry
        by_time = instance.model_copy(update={"rank": tuple(range(params.rounds))[::-1]})
        if short and proceeds == _shared(by_time, shares, stable[0]):
            raise task.Retry  # the rank should matter
        parts = (Fraction(price * count, sum(shares)) for count in shares[1:])
        plain = tuple(part * 100 > one[0] * one[2] for part, one in zip(parts, classes, strict=True))
        if params.mixed and plain == stable[0] and rng.random() < 0.7:
            raise task.Retry  # to compare a part of the price with the preference should not do
        names = instance.names()
        return instance, {
            "shares": dict(zip(names, shares, strict=True)),
            "proceeds": dict(zip(names, proceeds, strict=True)),
        }


def _stable(instance: CapTableExit.Instance, shares: list[int], choice: tuple[bool, ...]) -> bool:
    """Tell whether each class converts just if that brings more."""
    for n, converts in enumerate(choice):
        other = (*choice[:n], not converts, *choice[n + 1 :])
        here, there = (_shared(instance, shares, one)[n + 1] for one in (choice, other))
        if (converts and here <= there) or (not converts and there > here):
            return False
    return True


def _shared(instance: CapTableExit.Instance, shares: list[int], choice: tuple[bool, ...]) -> Proceeds:
    left, got = Fraction(instance.price), [Fraction()] * len(shares)
    for n in instance.rank:
        if not choice[n]:
            invested, _, multiple, _ = instance.classes[n]
            got[n + 1] = min(left, Fraction(invested * multiple, 100))
            left -= got[n + 1]
    open_ = {0} | {n + 1 for n, one in enumerate(instance.classes) if choice[n] or one[3] >= 0}
    while left:
        part = left / sum(shares[n] for n in open_)
        full = dict[int, Fraction]()
        for n in open_ - {0}:
            invested, _, _, limit = instance.classes[n - 1]
            top = Fraction(invested * limit, 100)
            if limit > 0 and not choice[n - 1] and got[n] + part * shares[n] > top:
                full[n] = top
        if not full:
            for n in open_:
                got[n] += part * shares[n]
            break
        for n, top in full.items():
            left, got[n] = left - (top - got[n]), top
        open_ -= set(full)
    return got


def _told(name: str, one: Class, zh: bool) -> str:
    invested, value, multiple, limit = one
    preference = invested * multiple // 100
    if zh:
        more = "" if limit < 0 else "，参与分配" + (f"，上限 {invested * limit // 100}" if limit else "")
        return f"{name}：投资 {invested}，此前估值 {value}，优先额 {preference}{more}"
    more = "" if limit < 0 else ", participating" + (f", limit {invested * limit // 100}" if limit else "")
    return f"{name}: investment {invested}, value before {value}, preference {preference}{more}"
