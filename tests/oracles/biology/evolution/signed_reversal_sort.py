"""Judge by breadth-first search from both ends, as far as it reaches."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 5)
Genes = tuple[int, ...]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    genes = list(instance.genes)
    goal = tuple(range(1, len(genes) + 1))
    for i, j in answer:
        genes[i - 1 : j] = [-gene for gene in genes[i - 1 : j]][::-1]
    if tuple(genes) != goal:
        return "the genes are not sorted"
    fronts, steps = [{tuple(instance.genes)}, {goal}], 0
    seen = [set(front) for front in fronts]
    while not fronts[0] & fronts[1] and not fronts[0] & seen[1]:
        side = 0 if len(fronts[0]) <= len(fronts[1]) else 1
        fronts[side] = {new for old in fronts[side] for new in _next(old)} - seen[side]
        seen[side] |= fronts[side]
        steps += 1
        if fronts[side] & seen[1 - side]:
            break
    return "" if steps == len(answer) else f"{steps} reversals are enough"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One reversal too few, two too many, one moved."""
    yield answer[:-1]
    yield (*answer, (1, 1), (1, 1))
    first, rest = answer[0], answer[1:]
    yield ((first[0], first[1] + (1 if first[1] < len(instance.genes) else -1) if first[0] < first[1] else 1), *rest)


def greedy(instance: Any) -> Any:
    """Put each gene in its place in turn."""
    genes, made = list(instance.genes), []
    for gene in range(1, len(genes) + 1):
        at = [abs(one) for one in genes].index(gene)
        for i, j in ((gene, at + 1), (gene, gene)):
            if genes[gene - 1] != gene:
                genes[i - 1 : j] = [-one for one in genes[i - 1 : j]][::-1]
                made.append((i, j))
    return tuple(made)


def _next(genes: Genes) -> Iterator[Genes]:
    for i in range(len(genes)):
        for j in range(i + 1, len(genes) + 1):
            yield genes[:i] + tuple(-gene for gene in genes[i:j][::-1]) + genes[j:]
