"""Writing the formulas that are shown: sums of fractions as plain text, and functions in LaTeX."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from bootcamp.lib.multivariate import Poly
from bootcamp.lib.prompts import linear
from bootcamp.verifiers.symbolic import parse, render


def latex(text: str) -> str:
    """Write a plain formula in x in LaTeX, a sum in brackets."""
    formula = parse(text, ("x",))
    shown = exponents_first(render(formula))
    return rf"\left({shown}\right)" if formula.head in ("add", "neg") else shown


def exponents_first(text: str) -> str:
    r"""Move the exponents of functions in front of their arguments, where no one takes them for those of the argument.

    >>> exponents_first(r"\sin\left(2 x\right)^{2} + \ln\left(x + \cos\left(x\right)^{3}\right)^{2}")
    '\\sin^{2}\\left(2 x\\right) + \\ln^{2}\\left(x + \\cos^{3}\\left(x\\right)\\right)'
    """
    places: list[int] = []
    for found in re.finditer(r"\\left[(]|\\right[)](?:\^[{](\d+)[}])?", text):
        if found[0] == r"\left(":
            places.append(found.start())
            continue
        start = places.pop()
        name = re.search(r"\\(?:sin|cos|tan|sec|ln|arctan)$", text[:start])
        if found[1] and name:
            end = found.end() - len(found[1]) - 3
            return exponents_first(f"{text[:start]}^{{{found[1]}}}{text[start:end]}{text[found.end() :]}")
    return text


def summed(parts: list[str]) -> str:
    """Join the plain sums that are not zero.

    >>> summed(["x", "0", "-2y + 3"])
    'x - 2y + 3'
    """
    text = "".join(f" - {part[1:]}" if part[0] == "-" else f" + {part}" for part in parts if part != "0")
    return text.removeprefix(" + ").replace(" - ", "-", 1) if text[:3] == " - " else text.removeprefix(" + ") or "0"


def weighted(terms: Iterable[tuple[Fraction | int, str, str]]) -> str:
    """Write a sum of fractions, each a coefficient, what stands over the bar and what under it ("" is 1).

    >>> weighted([(Fraction(-3, 2), "x", ""), (1, "", "(x + 1)"), (2, "ln(x)", "")])
    '-(3*x)/(2) + (1)/((x + 1)) + 2*ln(x)'
    """
    parts = []
    for c, over, under in terms:
        c = Fraction(c)
        top = "*".join(part for part in (str(abs(c.numerator)) if abs(c.numerator) > 1 else "", over) if part) or "1"
        bottom = "*".join(part for part in (str(c.denominator) if c.denominator > 1 else "", under) if part)
        body = f"({top})/({bottom})" if bottom else top
        parts.append("0" if not c else f"-{body}" if c < 0 else body)
    return summed(parts)


def polynomial_text(p: Poly, names: Sequence[str] = "xyz") -> str:
    """Write a polynomial, its terms in their order.

    >>> polynomial_text({(2, 1, 0): 3, (0, 0, 0): -1})
    '3x^2 y - 1'
    """
    terms = []
    for e, c in p.items():
        powers = (name if n == 1 else f"{name}^{n}" for name, n in zip(names, e, strict=False) if n)
        terms.append((Fraction(c), " ".join(powers)))
    return linear(terms)
