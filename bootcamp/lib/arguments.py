"""Checks of arguments that many public functions take."""

from __future__ import annotations

import math
from collections.abc import Iterable
from difflib import get_close_matches
from numbers import Real
from operator import index
from typing import SupportsIndex

from bootcamp.errors import BootcampError


def integer(name: str, value: SupportsIndex, low: int, high: int | None = None) -> int:
    """Return the argument `value`, of any integer type such as numpy's, as an int from `low` to `high`, both included.

    Raises BootcampError, which calls the argument `name`, for anything else; True and False are no integers.

    >>> integer("seed", 7, 0)
    7
    >>> integer("seed", 7.0, 0)
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: seed=7.0: expected an integer from 0 on
    >>> integer("difficulty", 11, 1, 10)
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: difficulty=11: expected an integer from 1 to 10
    """
    try:
        number = None if isinstance(value, bool) else index(value)
    except TypeError:
        number = None
    if number is None or number < low or (high is not None and number > high):
        raise BootcampError(
            f"{name}={value!r}: expected an integer from {low} {'on' if high is None else f'to {high}'}"
        )
    return number


def number(name: str, value: object, low: float, high: float = math.inf) -> float:
    """Return the argument `value`, a finite number of any type such as numpy's, as a float from `low` to `high`.

    Raises BootcampError, which calls the argument `name`, for anything else; True, False and text are no numbers.

    >>> number("weight", 2, 0)
    2.0
    >>> number("weight", math.nan, 0)
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: weight=nan: expected a finite number from 0 on
    >>> number("share", 5, 0, 1)
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: share=5: expected a number from 0 to 1
    """
    found = float(value) if isinstance(value, Real) and not isinstance(value, bool) else math.nan
    if not (low <= found <= high and math.isfinite(found)):
        span = f"a finite number from {low:g} on" if math.isinf(high) else f"a number from {low:g} to {high:g}"
        raise BootcampError(f"{name}={value!r}: expected {span}")
    return found


def flag(name: str, value: object) -> None:
    """Raise BootcampError, which calls the argument `name`, unless `value` is True or False: "no" would count as true.

    >>> flag("repeat", "no")
    Traceback (most recent call last):
      ...
    bootcamp.errors.BootcampError: repeat='no': expected True or False
    """
    if not isinstance(value, bool):
        raise BootcampError(f"{name}={value!r:.80}: expected True or False")


def nearest(word: str, known: Iterable[str], otherwise: str = "") -> str:
    """Say what a wrong name may have meant, or else `otherwise`: which names there are, unless that is given.

    >>> nearest("SISE", ["size", "high"]), nearest("x", ["size", "high"]), nearest("x", ["size"], "see `bootcamp list`")
    ("did you mean 'size'?", 'expected one of high, size', 'see `bootcamp list`')
    """
    known = sorted(known)
    if close := get_close_matches(word.lower(), known, n=3, cutoff=0.5):
        return f"did you mean {' or '.join(map(repr, close))}?"
    return otherwise or f"expected one of {', '.join(known)}"
