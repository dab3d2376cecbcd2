"""Laws of a binary operation, with operations modulo n that satisfy them."""

from __future__ import annotations

from collections.abc import Callable

Law = tuple[str, str, int, Callable[..., bool], Callable[[int, int, int, int], int]]
LAWS: dict[str, Law] = {
    "commutative": (
        "x ∘ y = y ∘ x",
        "x ∘ y = y ∘ x",
        2,
        lambda f, x, y: f(x, y) == f(y, x),
        lambda x, y, a, b: a * (x + y) + b,
    ),
    "cancellation": (
        "if x ∘ y = x ∘ z, then y = z",
        "若 x ∘ y = x ∘ z，则 y = z",
        3,
        lambda f, x, y, z: y == z or f(x, y) != f(x, z),
        lambda x, y, a, b: a * x + y + b,
    ),
    "associative": (
        "(x ∘ y) ∘ z = x ∘ (y ∘ z)",
        "(x ∘ y) ∘ z = x ∘ (y ∘ z)",
        3,
        lambda f, x, y, z: f(f(x, y), z) == f(x, f(y, z)),
        lambda x, y, a, b: x + y + b,
    ),
    "medial": (
        "(x ∘ y) ∘ (z ∘ w) = (x ∘ z) ∘ (y ∘ w)",
        "(x ∘ y) ∘ (z ∘ w) = (x ∘ z) ∘ (y ∘ w)",
        4,
        lambda f, x, y, z, w: f(f(x, y), f(z, w)) == f(f(x, z), f(y, w)),
        lambda x, y, a, b: a * x + b * y,
    ),
    "distributive": (
        "x ∘ (y ∘ z) = (x ∘ y) ∘ (x ∘ z)",
        "x ∘ (y ∘ z) = (x ∘ y) ∘ (x ∘ z)",
        3,
        lambda f, x, y, z: f(x, f(y, z)) == f(f(x, y), f(x, z)),
        lambda x, y, a, b: a * x + (1 - a) * y,
    ),
    "right symmetric": (
        "(x ∘ y) ∘ z = (x ∘ z) ∘ y",
        "(x ∘ y) ∘ z = (x ∘ z) ∘ y",
        3,
        lambda f, x, y, z: f(f(x, y), z) == f(f(x, z), y),
        lambda x, y, a, b: x + a * y + b,
    ),
}
"""The law in English and Chinese, how many variables it has, whether it holds, and operations that satisfy it."""
