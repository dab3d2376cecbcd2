"""Products of the symbols a, b, c, ... by a table, which need not be associative: row x holds the products x*y."""

from __future__ import annotations

from collections import Counter


def product_of(table: tuple[str, ...], x: str, y: str) -> str:
    """Look up a product."""
    return table["abcdef".index(x)]["abcdef".index(y)]


def ways_by_value(table: tuple[str, ...], word: str) -> dict[tuple[int, int], Counter[str]]:
    """Count for every stretch of the word the bracketings by their value."""
    ways = {(i, i + 1): Counter(symbol) for i, symbol in enumerate(word)}
    for size in range(2, len(word) + 1):
        for start in range(len(word) - size + 1):
            end = start + size
            found: Counter[str] = Counter()
            for cut in range(start + 1, end):
                for x, m in ways[start, cut].items():
                    for y, n in ways[cut, end].items():
                        found[product_of(table, x, y)] += m * n
            ways[start, end] = found
    return ways
