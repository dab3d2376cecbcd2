"""The parent's side of the prover, which is a process of its own."""

from __future__ import annotations

import json

from bootcamp.verifiers import budget
from bootcamp.verifiers.line_process import SharedProcess
from bootcamp.verifiers.symbolic.tree import Node, to_data, walk

MAX_NODES = 200
"""Larger questions are not asked."""
LEAST_SECONDS = 0.01
"""What is left of a budget is not worth a question below this."""
ANSWER_SECONDS = 10.0
"""Wall-clock limit, the last resort: the worker counts its processor time itself."""

worker = SharedProcess(
    "bootcamp.verifiers.symbolic.worker", "sympy cannot be asked, so what our own algebra leaves open stays undecided"
)


def prove(left: Node, right: Node, log_base: int | None = None, integers: tuple[str, ...] = ()) -> bool | None:
    """Ask sympy whether the two are equal: True if it proves so, else None. Symbols are positive, `integers` whole too.

    All questions of one verdict share the processor time of its budget, and only a few may be left open: then Overspent
    is raised.
    """
    with budget.shared() as left_over:
        if _is_proven(left_over, left, right, log_base, integers):
            return True
        left_over.leave_open()
    return None


def _is_proven(
    left_over: budget.Budget, left: Node, right: Node, log_base: int | None, integers: tuple[str, ...]
) -> bool:
    if sum(1 for tree in (left, right) for _ in walk(tree)) > MAX_NODES or left_over.proof_seconds < LEAST_SECONDS:
        return False
    request = {
        "left": to_data(left),
        "right": to_data(right),
        "log_base": log_base,
        "integers": integers,
        "seconds": left_over.proof_seconds,
    }
    answer = worker.ask(json.dumps(request).encode(), ANSWER_SECONDS)
    if answer is None:
        left_over.proof_seconds = 0
        return False
    proven, seconds = json.loads(answer)
    left_over.proof_seconds -= seconds
    return proven is True
