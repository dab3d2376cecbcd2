"""Judge from the printed stays and bands by Python's datetime, with the starts of units in a list for each cut."""

from datetime import datetime, timedelta
from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tables = [_minutes(instance.prices(weekend)) for weekend in ([False, True] if instance.weekend else [False, False])]

    @cache
    def unit_price(moment: datetime) -> int:
        return tables[moment.isoweekday() > 5][60 * moment.hour + moment.minute]

    def price(first: datetime, last: datetime) -> int:
        lasts = (last - first) // timedelta(minutes=1)
        units = -(-lasts // instance.unit)
        charged = [step * instance.unit for step in range(units) if step * instance.unit >= instance.free]
        total = sum(unit_price(first + timedelta(minutes=minute)) for minute in charged)
        return min(total, instance.cap or total)

    stays = [[datetime.fromisoformat(part[-16:]) for part in line.split(" → ")] for line in instance.told()]
    prices = tuple(price(first, last) for first, last in stays)
    first, last = stays[-1]
    minutes = [first + timedelta(minutes=step) for step in range(1, (last - first) // timedelta(minutes=1))]
    cut = min(price(first, minute) + price(minute, last) for minute in minutes)
    return "" if answer == {"prices": prices, "cut": cut} else f"it is {prices}, {cut}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A price too much, a cut that costs more."""
    prices = answer["prices"]
    return [{**answer, "prices": (prices[0] + 10, *prices[1:])}, {**answer, "cut": answer["cut"] + 10}]


def _minutes(bands: list[str]) -> list[int]:
    """Give the price of each minute of the day."""
    found = []
    for band in bands:
        span, price = band.split(": ")
        ends = [60 * int(end[:2]) + int(end[3:]) for end in span.split("–")]
        found += [int(price)] * (ends[1] - ends[0])
    return found
