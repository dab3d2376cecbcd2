"""Evaluate the formula's text by recursive descent over its tokens; all formulas that fit the policy's trials agree."""

import re
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 5)


def play(instance: Any, moves: list[tuple[str, tuple[int, ...]]]) -> tuple[list[tuple[str, int, bool]], str]:
    """Show B1, up to the end."""
    seen: list[tuple[str, int, bool]] = []
    for verb, values in moves:
        if verb == "answer":
            won = list(values) == [_shown(instance.formula, row) for row in instance.rows]
            return [*seen, (verb, 0, won)], "won" if won else "lost"
        seen.append((verb, _shown(instance.formula, values), True))
    return seen, ""


def _shown(formula: str, values: tuple[int, ...]) -> int:
    tokens = re.findall(r"[A-Za-z]+\d*|\d+|[-+*(),>]", formula)
    result = _sum(tokens, values)
    assert not tokens
    return result


def _sum(tokens: list[str], values: tuple[int, ...]) -> int:
    total = _product(tokens, values)
    while tokens and tokens[0] in "+-":
        sign = tokens.pop(0)
        term = _product(tokens, values)
        total += term if sign == "+" else -term
    return total


def _product(tokens: list[str], values: tuple[int, ...]) -> int:
    result = _atom(tokens, values)
    while tokens and tokens[0] == "*":
        tokens.pop(0)
        result *= _atom(tokens, values)
    return result


def _atom(tokens: list[str], values: tuple[int, ...]) -> int:
    token = tokens.pop(0)
    if token.isdigit():
        return int(token)
    if token[0] == "A":
        return values[int(token[1:]) - 1]
    assert tokens.pop(0) == "("
    parts = [_sum(tokens, values)]
    while tokens[0] != ")":
        mark = tokens.pop(0)
        other = _sum(tokens, values)
        parts = [*parts[:-1], int(parts[-1] > other)] if mark == ">" else [*parts, other]
    tokens.pop(0)
    if token == "if":
        return parts[1] if parts[0] else parts[2]
    return {"max": max, "min": min}[token](parts)


def least(instance: Any) -> int:
    """Go through all formulas by their texts, and return the least: a trial and the answer."""
    from bootcamp import registry
    from bootcamp.lib.cell_formulas import formulas

    game: Any = registry.get("spreadsheet_what_if")
    past, over = game.policy_game(instance)
    assert over == "won"
    texts = formulas(instance.inputs, instance.factor, instance.forms)
    told = [(values, seen.result) for (_, values), seen in past[:-1]]
    fitting = [text for text in texts if all(_shown(text, values) == result for values, result in told)]
    assert instance.formula in fitting
    assert len({tuple(_shown(text, row) for row in instance.rows) for text in fitting}) == 1
    return 2
