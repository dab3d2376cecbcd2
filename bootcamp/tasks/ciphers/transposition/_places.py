"""Transpositions as lists of places: letter i of the encrypted text stands at place `places[i]` of the plain one."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp.lib.text import only_letters


def taken(text: str, places: Sequence[int]) -> str:
    """Encrypt: take the letters from their places."""
    return "".join(text[place] for place in places)


def put_back(text: str, places: Sequence[int]) -> str:
    """Decrypt: put the letters back to their places."""
    result = [""] * len(text)
    for letter, place in zip(text, places, strict=True):
        result[place] = letter
    return "".join(result)


def applied(text: str, places: Sequence[int], encrypt: bool) -> str:
    """Encrypt or decrypt the letters of a text."""
    return (taken if encrypt else put_back)(only_letters(text), places)
