"""Follow money through exchanges with rates and fees, and through payments.

Answer: the money left in the end, or the least money to start with, as an integer; it is unique.
Harder: more stops, currencies and exchange desks, less round rates, the start withheld.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words, worlds
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Currency = tuple[str, Fraction, Fraction]
"""A name, and what desks pay and take for one unit, in the first currency."""
Desk = tuple[str, Fraction, int]
"""A place, the fee in percent, and the flat fee in the first currency."""
Stop = tuple[int, int, int, str]
"""The currency that all money is changed into, the desk where that is done, what is paid then, and for what thing."""


class CurrencyExchangeChain(Task["CurrencyExchangeChain.Params", "CurrencyExchangeChain.Instance", int]):
    version = 1

    class Params(task.Params):
        stops: int = knob(
            "how many exchanges there are, each with a payment after it",
            levels=(1, 1, 2, 2, 3, 4, 3, 4, 5, 7),
            ge=1,
            le=12,
        )
        currencies: int = knob("how many currencies there are", levels=(2, 3, 3, 3, 4, 5, 4, 5, 6, 7), ge=2, le=8)
        desks: int = knob(
            "how many desks with fees of their own there are", levels=(1, 1, 1, 2, 2, 3, 2, 3, 4, 4), ge=1, le=5
        )
        places: int = knob("how many decimal places a rate has", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 4), ge=1, le=4)
        backwards: bool = knob(
            "whether the least start is asked, instead of what is left", levels=(False,) * 6 + (True,) * 4
        )

    class Instance(task.Instance):
        name: str
        currencies: tuple[Currency, ...]
        desks: tuple[Desk, ...]
        start: int | None  # None if it is asked
        stops: tuple[Stop, ...]

    prompt = Prompt(
        en=r"""
        {% set home = currencies[0][0] %}
        Exchange desks have these prices, in {{ home }}:
        {% for unit, pays, takes in currencies[1:] %}
        - for one {{ unit }} a desk pays {{ pays | decimal }} and takes {{ takes | decimal }}
            {{- "." if loop.last else ";" }}
        {% endfor %}

        A desk values the money that it is given in {{ home }}, at the price that it pays, and keeps a fee:
        {% for place, rate, flat in desks %}
        - at the {{ place }} {{ rate | decimal }}% of the value, and {{ flat }} {{ home }}
        besides{{ "." if loop.last else ";" }}
        {% endfor %}

        For the rest it sells the new currency at the price that it takes
        {{- "; if that is %s, it hands out the rest" | format(home) if stops | map(attribute=0) | min == 0 }}. This
        amount is rounded down to an integer; nothing else is rounded.

        {{ name }} starts with {{ "some integer number of" if start is none else start }} {{ home }} and then, in turn,
        {% for unit, desk, paid, thing in stops %}
        {{ loop.index }}. exchanges all the money into {{ currencies[unit][0] }} at the {{ desks[desk][0] }} and
        {{- " pays %s of it for some %s" | format(paid, thing | plural) }}{{ "." if loop.last else ";" }}
        {% endfor %}

        {{ "What is the least number of %s at the start with which all this can be paid?" | format(home) if start is
            none else "How many %s does %s have in the end?" | format(currencies[stops[-1][0]][0], name) }}
        """,
        zh=r"""
        {% set home = currencies[0][0] %}
        兑换点以 {{ home }} 计价，价格如下：
        {% for unit, pays, takes in currencies[1:] %}
        - 每单位 {{ unit }} 买入价 {{ pays | decimal }}，卖出价 {{ takes | decimal }}
            {{- "。" if loop.last else "；" }}
        {% endfor %}

        兑换时，先按买入价求出交来的钱值多少 {{ home }}，再从中扣除手续费：
        {% for place, rate, flat in desks %}
        - {{ place | zh }}：扣除所值的 {{ rate | decimal }}%，再扣 {{ flat }} {{ home }}
            {{- "。" if loop.last else "；" }}
        {% endfor %}

        余下的按卖出价换成新货币
        {{- "；若新货币就是 %s，则直接付给" | format(home) if stops | map(attribute=0) | min == 0 }}。
        这一数额向下取整，此外都不取整。

        {{ name }} 起初有{{ "若干（整数）" if start is none else " %s " | format(start) }}{{ home }}，然后依次：
        {% for unit, desk, paid, thing in stops %}
        {{ loop.index }}. 在{{ desks[desk][0] | zh }}把全部的钱换成 {{ currencies[unit][0] }}，
        {{- "用其中 %s 买一些%s" | format(paid, thing | zh) }}{{ "。" if loop.last else "；" }}
        {% endfor %}

        {{ "要付得起所有款项，起初至少要有多少 %s？" | format(home) if start is none else "最后 %s 还有多少 %s？"
            | format(name, currencies[stops[-1][0]][0]) }}
        """,
    )

    def format(self, instance: Instance) -> Integer:
        asked = 0 if instance.start is None else instance.stops[-1][0]
        return Integer(low=0, unit=instance.currencies[asked][0])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        world, start = worlds.draw_world(rng), rng.randrange(200, 5000, 10)
        currencies = [_draw_currency(name, params.places, rng) for name in words.invented(rng, params.currencies)]
        currencies[0] = (currencies[0][0], Fraction(1), Fraction(1))
        places = rng.sample(world.places, params.desks)
        desks = tuple((place, Fraction(rng.randint(1, 10), 2), rng.randint(1, 12)) for place in places)
        stops, held, money = list[Stop](), 0, start
        for _ in range(params.stops):
            unit, desk = rng.choice([i for i in range(len(currencies)) if i != held]), rng.randrange(len(desks))
            value = money * currencies[held][1]
            money = floor((value - value * desks[desk][1] / 100 - desks[desk][2]) / currencies[unit][2])
            if money < 40:
                raise task.Retry
            stops.append((unit, desk, rng.randint(10, money * 2 // 3), rng.choice(world.things)))
            held, money = unit, money - stops[-1][2]
        instance = self.Instance(
            name=worlds.draw_names(rng, 1)[0],
            currencies=tuple(currencies),
            desks=desks,
            start=None if params.backwards else start,
            stops=tuple(stops),
        )
        if params.stops > 1 and not params.backwards and money == _floored_late(instance, start):
            raise task.Retry
        return instance, _needed(instance) if params.backwards else money

    def key(self, instance: Instance) -> object:
        rates, fees = ([rest for _, *rest in table] for table in (instance.currencies, instance.desks))
        return [rates, fees, instance.start, [numbers for *numbers, _ in instance.stops]]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        held, lines, forward = [0, *(unit for unit, *_ in instance.stops)], [], instance.start is not None
        money = Fraction(instance.start or 0)
        for place in range(len(instance.stops))[:: 1 if forward else -1]:
            unit, desk, paid, _ = instance.stops[place]
            pays, takes = instance.currencies[held[place]][1], instance.currencies[unit][2]
            _, percent, fee = instance.desks[desk]
            part = 1 - percent / 100
            lines.append(f"{place + 1}. 1 - {decimal(percent)}/100 = {decimal(part)}")
            if forward:
                value, kept, got = money * pays, money * pays * part - fee, floor((money * pays * part - fee) / takes)
                lines += [_shown(money, "·", pays, value)] * (pays != 1) + [_shown(value, "·", part, value * part)]
                lines += [_shown(value * part, "-", fee, kept), f"[{decimal(kept)}/{decimal(takes)}] = {got}"]
                lines.append(_shown(got, "-", paid, money := Fraction(got - paid)))
            else:
                cost, factor = (money + paid) * takes, part * pays
                lines += [_shown(money, "+", paid, money + paid), _shown(money + paid, "·", takes, cost)]
                lines += [_shown(cost, "+", fee, cost + fee), _shown(part, "·", pays, factor)]
                money = Fraction(ceil((cost + fee) / factor))
                lines.append(f"{money - 1} < {decimal(cost + fee)}/{decimal(factor)} ≤ {money}")
        return "\n".join(lines)


def _shown(a: Fraction | int, sign: str, b: Fraction | int, value: Fraction) -> str:
    return f"{decimal(a)}{sign if sign == '·' else f' {sign} '}{decimal(b)} = {decimal(value)}"


def _draw_currency(name: str, places: int, rng: Random) -> Currency:
    """Draw the prices of a currency, of which the higher is up to a tenth more."""
    scale = 10**places
    pays = rng.randint(scale // 5, 4 * scale)
    return name, Fraction(pays, scale), Fraction(pays + rng.randint(1, 1 + pays // 10), scale)


def _floored_late(instance: CurrencyExchangeChain.Instance, start: int) -> int:
    """Give what is left if, against the rules, only the last amount is rounded down."""
    held, money = 0, Fraction(start)
    for unit, desk, paid, _ in instance.stops:
        value = money * instance.currencies[held][1]
        _, percent, fee = instance.desks[desk]
        held, money = unit, (value - value * percent / 100 - fee) / instance.currencies[unit][2] - paid
    return floor(money)


def _needed(instance: CurrencyExchangeChain.Instance) -> int:
    """Find the least start, from the last stop back to the first."""
    needed = 0
    held = [0, *(unit for unit, *_ in instance.stops)]
    for before, (unit, desk, paid, _) in zip(held[-2::-1], reversed(instance.stops), strict=True):
        rest = (needed + paid) * instance.currencies[unit][2] + instance.desks[desk][2]
        needed = ceil(rest / (1 - instance.desks[desk][1] / 100) / instance.currencies[before][1])
    return needed
