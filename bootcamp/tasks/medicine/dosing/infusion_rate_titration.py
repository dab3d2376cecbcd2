"""Turn the orders of a pump into millilitres an hour, and find how much has run and when the bag is empty.

Answer: the rates, the volume that has run by a time, and the clock minute when the bag is empty; it is unique.
Harder: more changes of the rate, more units of orders, pauses and single doses in between.
Skills: arithmetic, simulation
Source: original; the orders are invented.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Clock, Rational, Record, Sequence

Order = tuple[int, str, Fraction]
"""The minute of the day, the unit, and the number; ``bolus`` is a volume in mL that runs at once."""

UNITS = ("mL/h", "mg/h", "mcg/min", "mcg/kg/min", "drops/min")


class InfusionRateTitration(Task["InfusionRateTitration.Params", "InfusionRateTitration.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        orders: int = knob("the number of rates", levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 10), ge=1, le=12)
        units: int = knob("how many units occur", levels=(2, 2, 3, 4, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        extras: int = knob("the number of pauses and extra volumes", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=5)

    class Instance(task.Instance):
        drug: str
        weight: int
        milligrams: int
        volume: int
        set_size: int
        orders: tuple[Order, ...]
        until: int

        @property
        def units(self) -> set[str]:
            return {unit for _, unit, _ in self.orders}

        @property
        def asked(self) -> str:
            return _clock(self.until)

        def told(self, language: str) -> list[str]:
            chinese, rows = language == "zh", list[str]()
            for minute, unit, amount in self.orders:
                tenths = int(amount * 10)
                n = f"{tenths // 10}.{tenths % 10}" if tenths % 10 else str(tenths // 10)
                en, zh = f"the rate is set to {n} {unit}", f"速率设为 {n} {unit}"
                if unit == "bolus":
                    en, zh = f"{n} mL more run in at once", f"另外一次性输入 {n} mL"
                elif tenths == 0:
                    en, zh = "the pump is stopped", "泵停止"
                rows.append(f"{_clock(minute)}{'：' if chinese else ': '}{zh if chinese else en}")
            return rows

    answer = Record(rates=Sequence(Rational(low=0)), used=Rational(low=0, unit="mL"), empty=Clock())
    prompt = Prompt(
        en=r"""
        A bag of {{ volume }} mL with {{ milligrams }} mg of {{ drug }}, an invented drug, evenly dissolved, hangs on a
        pump and is full at the first of these times, all on one day:

        {{ told(language) | bullets }}

        1 mg = 1000 mcg.{% if "mcg/kg/min" in units %} The patient weighs {{ weight }} kg.{% endif %}
        {%- if "drops/min" in units %} The drop set gives {{ set_size }} drops for each mL.{% endif %}
        Each rate holds until the next line that changes it.

        Give as rates the rate in mL/h for each line that sets one, in order (not for stops and extra volumes), as exact
        numbers; as used the volume in mL that has left the bag by {{ asked }}; and as empty the full minute of the
        clock, HH:MM, during which the bag becomes empty, if the last rate holds on. The bag is not empty before the
        last line and becomes empty on the same day.
        """,
        zh=r"""
        一袋 {{ volume }} mL 的液体中均匀溶有 {{ milligrams }} mg 虚构药物 {{ drug }}，接在输液泵上。
        在下列第一个时刻袋子是满的，各时刻都在同一天：

        {{ told(language) | bullets }}

        1 mg = 1000 mcg。{% if "mcg/kg/min" in units %}患者体重 {{ weight }} kg。{% endif %}
        {%- if "drops/min" in units %}滴管每 mL 为 {{ set_size }} 滴（drops）。{% endif %}
        每个速率保持到下一行改变它为止。

        rates 按顺序写出每个设定速率的行（停止和额外输入的行除外）以 mL/h 表示的速率，用精确数；
        used 为到 {{ asked }} 为止从袋中流出的体积（mL）；empty 为最后的速率一直保持时，袋子流空所在的那一分钟，
        写作 HH:MM。
        在最后一行之前袋子没有流空，并且在当天流空。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        volume, set_size = rng.choice((50, 100, 250, 500)), rng.choice((15, 20, 60))
        milligrams, weight = volume * rng.choice((1, 2, 4, 5)) // rng.choice((1, 2, 5)), rng.randint(40, 99)
        units = rng.sample(UNITS[1:], min(params.units, 4)) + ["mL/h"] * (params.units > 4)
        minute = rng.randint(60, 240)
        kinds = ["rate"] * (params.orders - 1) + [rng.choice(("bolus", "stop")) for _ in range(params.extras)]
        rng.shuffle(kinds)
        orders = list[Order]()
        for n, kind in enumerate(["rate", *kinds]):
            unit, share = units[n % len(units)], Fraction(rng.randint(volume // 14 + 1, volume // 4))  # mL/h
            per_hour = _per_hour(unit, weight, milligrams, volume, set_size)
            if kind != "rate":
                orders.append(
                    (minute, "bolus" if kind == "bolus" else "mL/h", Fraction(rng.randint(1, 5) * (kind == "bolus")))
                )
            else:
                size = (
                    Fraction(round(share / per_hour * 10), 10)
                    if unit == "mcg/kg/min"
                    else Fraction(round(share / per_hour))
                )
                orders.append((minute, unit, size))
                if not 0 < size < 1000:
                    raise task.Retry
            minute += rng.randint(2, 12) * 5
        if orders[-1][1] == "bolus" or orders[-1][2] == 0:
            raise task.Retry
        until = rng.randrange(orders[-1][0] - 30, orders[-1][0] + 31)
        instance = self.Instance(
            drug=clinic.drug_names(rng, 1)[0],
            weight=weight,
            milligrams=milligrams,
            volume=volume,
            set_size=set_size,
            orders=tuple(orders),
            until=until,
        )
        left = volume - _used(instance, orders[-1][0])
        rates = [
            n * _per_hour(unit, weight, milligrams, volume, set_size) for _, unit, n in orders if unit != "bolus" and n
        ]
        end = orders[-1][0] + left * 60 / rates[-1]
        longest = max([*rates, _used(instance, until)], key=lambda x: x.denominator).denominator
        if (
            left <= volume // 20
            or end.denominator == 1
            or not until + 1 < end < 1438
            or longest > 9999
            or until <= orders[0][0]
        ):
            raise task.Retry
        return instance, {"rates": tuple(rates), "used": _used(instance, until), "empty": int(end)}

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"drug"})


def _used(instance: InfusionRateTitration.Instance, until: int) -> Fraction:
    """Give the mL that have run by a minute, with all that is ordered for that minute and before."""
    total, rate, last = Fraction(), Fraction(), 0
    for minute, unit, n in [*(order for order in instance.orders if order[0] <= until), (until, "", Fraction())]:
        total += rate * (minute - last) / 60
        last = minute
        if unit == "bolus":
            total += n
        elif unit:
            rest = instance.weight, instance.milligrams, instance.volume, instance.set_size
            rate = n * _per_hour(unit, *rest)
    return total


def _per_hour(unit: str, weight: int, milligrams: int, volume: int, set_size: int) -> Fraction:
    """Give the mL/h for one of a unit."""
    per_mg = Fraction(volume, milligrams)
    return {
        "mL/h": Fraction(1),
        "mg/h": per_mg,
        "mcg/min": per_mg * 60 / 1000,
        "mcg/kg/min": per_mg * weight * 60 / 1000,
        "drops/min": Fraction(60, set_size),
    }[unit]


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
