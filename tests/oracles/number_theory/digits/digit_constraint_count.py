"""Judge by reading every numeral in short ranges, else by adding places one by one, with numerals padded by zeros."""

from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = dict(instance.rules)
    if instance.high <= 10**5:
        count = sum(_keeps(rules, str(n)) for n in range(instance.low, instance.high + 1))
    else:
        count = _below(rules, instance.high + 1) - _below(rules, instance.low)
    return "" if answer == count else f"there are {count}"


def _keeps(rules: Any, numeral: str) -> bool:
    digits = list(map(int, numeral))
    blocks = [numeral[i : i + 2] for i in range(len(numeral) - 1)]
    return (
        ("sum" not in rules or sum(digits) == rules["sum"])
        and ("multiple" not in rules or int(numeral) % rules["multiple"] == 0)
        and ("unequal" not in rules or all(block[0] != block[1] for block in blocks))
        and ("nondecreasing" not in rules or digits == sorted(digits))
        and ("contains" not in rules or f"{rules['contains']:02}" in blocks)
        and ("avoids" not in rules or f"{rules['avoids']:02}" not in blocks)
    )


def _below(rules: Any, limit: int) -> int:
    """Count the integers from 1 to limit - 1; a state is (below the limit already, last digit, sum, residue, seen)."""
    states: Counter[Any] = Counter({(False, "", 0, 0, False): 1})
    for bound in str(limit):
        after: Counter[Any] = Counter()
        for (below, last, total, residue, seen), ways in states.items():
            for digit in "0123456789" if below else "0123456789"[: int(bound) + 1]:
                block = last + digit
                bad = ("unequal" in rules and last == digit) or ("nondecreasing" in rules and digit < last)
                if len(block) == 2 and (bad or block == f"{rules.get('avoids', -1):02}"):
                    continue
                after[
                    below or digit < bound,
                    digit if last or digit != "0" else "",
                    min(total + int(digit), rules["sum"] + 1) if "sum" in rules else 0,
                    (residue * 10 + int(digit)) % rules.get("multiple", 1),
                    seen or block == f"{rules.get('contains', -1):02}",
                ] += ways
        states = after
    return sum(
        ways
        for (below, last, total, residue, seen), ways in states.items()
        if below and last and total == rules.get("sum", 0) and residue == 0 and seen == ("contains" in rules)
    )
