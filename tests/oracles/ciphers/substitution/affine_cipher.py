"""Write out the table of each of the m·m keys, keep those that are one to one and fit, and look the text up."""

from typing import Any

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = _results(instance)
    return "several keys fit" if len(results) != 1 else differs(answer, results.pop())


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the given text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))


def _results(instance: Any) -> set[str]:
    alphabet = instance.alphabet
    m = len(alphabet)
    results = set()
    for a, b in [(a, b) for a in range(m) for b in range(m)] if instance.pairs else [(instance.a, instance.b)]:
        table = {sign: alphabet[(a * place + b) % m] for place, sign in enumerate(alphabet)}
        if len(set(table.values())) == m and all(table[p] == c for p, c in instance.pairs):
            used = table if instance.encrypt else {c: p for p, c in table.items()}
            results.add("".join(used[sign] for sign in instance.text if sign != " "))
    return results
