"""Judge by trying every use of every rule on a sketch, and by one linear system of all of them for the true sizes."""

from itertools import permutations
from typing import Any

import numpy as np

LEVELS = range(1, 11)
Terms = list[tuple[int, str]]


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    free = np.random.default_rng(7).normal(0, 0.5, len(instance.placed))
    return _judged(instance, answer, _sketch(instance, free))


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Another step, another size."""
    step = answer["step"] % len(instance.steps) + 1
    return [{**answer, "step": step}, {**answer, "degrees": answer["degrees"] % 179 + 1}]


def _sketch(instance: Any, free: Any) -> dict[str, Any]:
    """Place the points as told; sizes do not matter."""
    at: dict[str, Any] = {"A": np.zeros(2), "B": np.array([1.0, 0]), "C": np.array([0.3, 0.8])}
    for (kind, (x, y, z, d)), far in zip(instance.placed, np.exp(free), strict=True):
        if kind == "between":
            at[d] = (at[y] + far * at[z]) / (1 + far)
        else:
            at[d] = at[z if kind == "beyond" else x] + far * (at[z] - at[y])
    return at


def _judged(instance: Any, answer: dict[str, int], at: dict[str, Any]) -> str:
    """Try every use of the rules for every step."""
    lines = [set("AB"), set("BC"), set("CA")]
    for kind, (x, y, z, d) in instance.placed:
        if kind == "parallel":
            lines.append({z, d})
        else:
            next(line for line in lines if {y, z} <= line).add(d)
        lines.append({x, d})
    uses = _uses(instance, at, lines)

    def same(name: str) -> Any:
        q = name[1]
        rays = []
        for p in (name[0], name[2]):
            line: set[str] = next((line for line in lines if {p, q} <= line), {p, q})
            rays.append(frozenset(e for e in line - {q} if (at[e] - at[q]) @ (at[p] - at[q]) > 0))
        return q, frozenset(rays)

    known = {same(letters): n for kind, letters, n in instance.givens if kind == "size"}
    wrong = []
    for number, (name, size, rule) in enumerate(instance.steps, 1):
        good = False
        for terms, total in uses[rule]:
            keys = [(same(angle), factor) for factor, angle in terms]
            if same(name) in dict(keys):
                others = [known.get(key) for key, _ in keys if key != same(name)]
                values = {**known, same(name): size}
                good |= None not in others and sum(factor * values[key] for key, factor in keys) == total
        wrong += [] if good else [number]
        known[same(name)] = size
    if wrong != [answer["step"]]:
        return f"the steps {wrong} do not follow"
    every = {same(angle) for use in uses for terms, _ in use for _, angle in terms}
    columns = {key: n for n, key in enumerate(every)}
    given = [([(1, letters)], n) for kind, letters, n in instance.givens if kind == "size"]
    rows = [row for use in uses for row in use] + given
    matrix = np.zeros((len(rows), len(columns)))
    for n, (terms, _) in enumerate(rows):
        for factor, angle in terms:
            matrix[n, columns[same(angle)]] += factor
    sums = np.array([total for _, total in rows], dtype=float)
    sizes = np.linalg.lstsq(matrix, sums, rcond=1e-10)[0]
    if np.abs(matrix @ sizes - sums).max() > 1e-6:
        return "the given facts contradict each other"
    true = [round(float(sizes[columns[same(name)]]), 6) for name, _, _ in instance.steps]
    if any(size != right for (_, size, _), right in zip(instance.steps[: wrong[0] - 1], true, strict=False)):
        return "an earlier step is false"
    right = true[wrong[0] - 1]
    return "" if right == answer["degrees"] else f"the angle has {right} degrees"


def _uses(instance: Any, at: dict[str, Any], lines: list[set[str]]) -> list[list[tuple[Terms, int]]]:
    """List the equations of every rule."""
    uses: list[list[tuple[Terms, int]]] = [[] for _ in range(8)]
    for p, q, r in permutations(at, 3):
        if not any({p, q, r} <= line for line in lines):
            uses[0].append(([(1, q + p + r), (1, p + q + r), (1, p + r + q)], 180))
        elif (at[p] - at[q]) @ (at[r] - at[q]) < 0:
            for s in at:
                if not any({p, q, s} <= line for line in lines):
                    uses[1].append(([(1, p + q + s), (1, s + q + r)], 180))
                    uses[2].append(([(1, p + s + q), (1, q + s + r), (-1, p + s + r)], 0))
                    uses[3].append(([(1, s + q + r), (-1, s + p + q), (-1, p + s + q)], 0))
    for kind, letters, _ in instance.givens:
        if kind == "sides":
            p, q, r = letters
            uses[4].append(([(1, p + q + r), (-1, p + r + q)], 0))
            uses[4] += [([(2, p + e + f), (1, q + p + r)], 180) for e, f in (q + r, r + q)]
        elif kind == "bisects":
            p, q, r, s = letters
            uses[5].append(([(1, q + p + s), (-1, s + p + r)], 0))
    for kind, (x, y, z, d) in instance.placed:
        if kind == "parallel":
            one, other = (next(line for line in lines if {*pair} <= line) for pair in (x + d, y + z))
            for p, q in permutations(one, 2):
                for r, s in permutations(other, 2):
                    alike = (at[q] - at[p]) @ (at[s] - at[r]) > 0
                    uses[7 if alike else 6].append(([(1, q + p + r), (1 if alike else -1, p + r + s)], 180 * alike))
    return uses
