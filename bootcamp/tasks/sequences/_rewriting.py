"""Parallel rewriting of words: every symbol is replaced at once."""

from __future__ import annotations

from collections.abc import Mapping

Rules = Mapping[str, str]


def next_counts(counts: Mapping[str, int], rules: Rules) -> dict[str, int]:
    """Give how often each symbol occurs after one step from how often it occurs before."""
    return {symbol: sum(n * rules[other].count(symbol) for other, n in counts.items()) for symbol in rules}
