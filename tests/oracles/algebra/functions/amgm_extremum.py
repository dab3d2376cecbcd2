"""Judge by a numeric minimisation in the logarithms of the variables, the condition put in by elimination."""

from typing import Any

import numpy as np
from scipy.optimize import minimize

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, number

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    powers = np.array([[float(e) for e in row] for row in instance.exponents])
    logs = np.log(np.array(instance.coefficients, dtype=float))
    start, directions = np.zeros(powers.shape[1]), np.eye(powers.shape[1])
    if instance.fixed:
        fixed = np.array([float(e) for e in instance.fixed])
        start = fixed * np.log(instance.value) / (fixed @ fixed)
        directions = np.linalg.svd(fixed[None, :])[2][1:]

    def value(t: Any) -> Any:
        terms = np.exp(np.clip(logs + powers @ (start + t @ directions), -300, 300))
        return terms.sum(), directions @ (powers.T @ terms)

    best = minimize(value, np.zeros(len(directions)), jac=True, method="BFGS", options={"gtol": 1e-9}).fun
    shown = float(evaluate(answer).real)
    return "" if abs(shown - best) < 1e-6 * best else f"the minimum is about {best:.9g}, not {shown:.9g}"


def others(instance: Any, answer: Node) -> list[Node]:
    """The same value in other words."""
    return [mul(number(2), answer, number(1) if False else Node("div", (number(1), number(2))))]


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The value where all variables are 1, and numbers beside the minimum."""
    return [number(sum(instance.coefficients)), add(answer, 1), mul(2, answer)]


def greedy(instance: Any) -> Node:
    """Put all variables to 1."""
    return number(sum(instance.coefficients))
