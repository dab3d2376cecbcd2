"""Reading, comparing and differentiating mathematical expressions, and the answer formats that stand on them.

Names load on first use. Nothing here evaluates text: answers are parsed into trees by a bounded parser of our own,
compared by exact algebra and by numbers, and only as a last step by sympy in a separate process.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bootcamp.verifiers.symbolic.calculus import differentiate as differentiate
    from bootcamp.verifiers.symbolic.equivalence import equivalent as equivalent
    from bootcamp.verifiers.symbolic.interval_format import IntervalSet as IntervalSet
    from bootcamp.verifiers.symbolic.intervals import REALS as REALS, Interval as Interval, union as union
    from bootcamp.verifiers.symbolic.math_format import Math as Math
    from bootcamp.verifiers.symbolic.matrix_format import Matrix as Matrix
    from bootcamp.verifiers.symbolic.numeric import evaluate as evaluate
    from bootcamp.verifiers.symbolic.polynomial_format import Polynomial as Polynomial
    from bootcamp.verifiers.symbolic.printing import render as render
    from bootcamp.verifiers.symbolic.syntax import parse as parse
    from bootcamp.verifiers.symbolic.tree import (
        INFINITY as INFINITY,
        PI as PI,
        E as E,
        I as I,
        Node as Node,
        add as add,
        apply as apply,
        div as div,
        mul as mul,
        neg as neg,
        number as number,
        power as power,
        sqrt as sqrt,
        substitute as substitute,
        symbol as symbol,
    )

_MODULES = {
    "calculus": "differentiate",
    "equivalence": "equivalent",
    "interval_format": "IntervalSet",
    "intervals": "REALS Interval union",
    "math_format": "Math",
    "matrix_format": "Matrix",
    "numeric": "evaluate",
    "polynomial_format": "Polynomial",
    "printing": "render",
    "syntax": "parse",
    "tree": "E I INFINITY Node PI add apply div mul neg number power sqrt substitute symbol",
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}

__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
