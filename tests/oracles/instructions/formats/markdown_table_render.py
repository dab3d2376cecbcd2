"""Build the table from tuples, pad by Python's format specifications, and sum with Decimal."""

from decimal import Decimal
from itertools import groupby
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = {"name": 0, "city": 1, "pieces": 2}
    sales = sorted(instance.sales, key=lambda sale: [sale[places[key]] for key in instance.sort])
    table: list[tuple[str, ...]] = [("name", "city", "pieces", "price", "total")]
    if instance.sums == 2:
        for city, group in groupby(sales, key=lambda sale: sale[1]):
            own = list(group)
            table += [*map(_row, own), _total("sum", city, own)]
    else:
        table += map(_row, sales)
    table += [_total("all", "-", sales)] if instance.sums else []
    order = [table[0].index(column) for column, _ in instance.columns]
    widths = [max([3, *(len(row[i]) for row in table)]) for i in order]
    rows = []
    for row in table:
        cells = []
        for i, width, (_, side) in zip(order, widths, instance.columns, strict=True):
            cells.append(format(row[i], {"left": "<", "right": ">", "centre": "^"}[side] + str(width)))
        rows.append("| " + " | ".join(cells) + " |")
    rules = [
        {"left": f":{'-' * (w - 1)}", "right": f"{'-' * (w - 1)}:", "centre": f":{'-' * (w - 2)}:"}[side]
        for w, (_, side) in zip(widths, instance.columns, strict=True)
    ]
    rows.insert(1, f"| {' | '.join(rules)} |")
    return "" if answer == "\n".join(rows) else "\n".join(["the table is", *rows])


def _row(sale: Any) -> tuple[str, ...]:
    name, city, n, price = sale
    if price is None:
        return name, city, str(n), "-", "-"
    each = Decimal(price) / 100
    return name, city, str(n), f"{each:.2f}", f"{each * n:.2f}"


def _total(name: str, city: str, sales: Any) -> tuple[str, ...]:
    known = [Decimal(n) * price / 100 for _, _, n, price in sales if price is not None]
    return name, city, str(sum(sale[2] for sale in sales)), "-", f"{sum(known, Decimal(0)):.2f}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Without the padding, without the rule, with a column of hyphens, a line less."""
    lines = answer.split("\n")
    squeezed = "\n".join("| " + " | ".join(cell.strip() for cell in line.split("|")[1:-1]) + " |" for line in lines)
    tries = [squeezed, "\n".join([lines[0], *lines[2:]]), "\n".join(lines[:-1]), answer.replace(":", "-")]
    return [text for text in tries if text != answer]
