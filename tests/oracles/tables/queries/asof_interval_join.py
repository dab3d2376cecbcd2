"""Judge by pandas' merge_asof, good by good and trade by trade for cancelled quotes."""

from typing import Any

import pandas

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    quotes = pandas.DataFrame(list(instance.quotes), columns=["number", "time", "good", "price"])
    quotes = quotes.sort_values(["time", "number"], kind="stable")
    void = dict(instance.cancelled)
    right = []
    for minute, good in instance.trades:
        alive = quotes[[void.get(number, 10**6) > minute for number in quotes["number"]]]
        trade = pandas.DataFrame({"time": [minute], "good": [good]})
        tolerance = instance.limit or None
        merged = pandas.merge_asof(
            trade, alive, on="time", by="good", tolerance=tolerance, allow_exact_matches=not instance.strict
        )
        price = merged["price"].iloc[0]
        right.append(0 if pandas.isna(price) else int(price))
    return "" if list(answer) == right else f"the prices are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One price changed; the opposite order."""
    wrong = [(answer[0] + 1, *answer[1:]), answer[::-1], (0,) * len(answer)]
    return [one for one in wrong if one != answer]
