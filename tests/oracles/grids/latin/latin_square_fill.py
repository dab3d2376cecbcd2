"""Judge by a CP-SAT model, which also looks for another completion."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another, disturbed, judge, latin

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return judge(*latin(len(instance.givens), instance.givens), answer, unique=False)


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another completion."""
    return another(*latin(len(instance.givens), instance.givens), answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
