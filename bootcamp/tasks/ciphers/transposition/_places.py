"""Transpositions as lists of places: letter i of the encrypted text stands at place `places[i]` of the plain one."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.cipher import put_back, taken
from bootcamp.lib.text import only_letters


def applied(text: str, places: Sequence[int], encrypt: bool) -> str:
    """Encrypt or decrypt the letters of a text."""
    return (taken if encrypt else put_back)(only_letters(text), places)
