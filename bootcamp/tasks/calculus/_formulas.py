"""Writing the formulas that are shown: sums of fractions as plain text, and functions in LaTeX."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fractions import Fraction

from bootcamp.lib.multivariate import Poly
from bootcamp.lib.prompts import linear
from bootcamp.verifiers.symbolic import parse, render


def latex(text: str, *names: str) -> str:
    r"""Write a plain formula in LaTeX; `names` are its variables, x if none are given.

    >>> latex("sin(2t)^2/t", "t")
    '\\frac{\\sin^{2}\\left(2 t\\right)}{t}'
    """
    return exponents_first(render(parse(text, names or ("x",))))


def bracketed(text: str) -> str:
    r"""Write a plain formula in x in LaTeX as a factor, a sum in brackets.

    >>> bracketed("x + 1"), bracketed("2x")
    ('\\left(x + 1\\right)', '2 x')
    """
    return rf"\left({latex(text)}\right)" if parse(text, ("x",)).head in ("add", "neg") else latex(text)


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


def power_text(name: str, exponent: int) -> str:
    """Write a power, nothing for the exponent 0.

    >>> power_text("x", 0), power_text("x", 1), power_text("x", 2)
    ('', 'x', 'x^2')
    """
    return "" if not exponent else name if exponent == 1 else f"{name}^{exponent}"


def monomial_text(names: Sequence[str], exponents: Sequence[int]) -> str:
    """Write a product of powers; there may be names to spare.

    >>> monomial_text("xyz", (2, 0, 1))
    'x^2 z'
    """
    return " ".join(filter(None, map(power_text, names, exponents)))


def polynomial_text(p: Poly, names: Sequence[str] = "xyz") -> str:
    """Write a polynomial, its terms in their order.

    >>> polynomial_text({(2, 1, 0): 3, (0, 0, 0): -1})
    '3x^2 y - 1'
    """
    return linear((Fraction(c), monomial_text(names, e)) for e, c in p.items())
