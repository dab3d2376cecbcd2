"""Judge by quadrature of the printed integrand."""

from typing import Any

from bootcamp.verifiers.symbolic import Node
from tests.oracles.calculus.integrals._quadrature import growth_fault, shifted, spoilt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return growth_fault(instance.integrand, instance.low, instance.high, answer)


others, near_misses = shifted, spoilt
