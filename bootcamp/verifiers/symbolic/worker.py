r"""The process that asks sympy whether two expressions are equal: ``python -m bootcamp.verifiers.symbolic.worker``.

It reads one JSON object a line, ``{"left": tree, "right": tree, "log_base": null, "integers": [], "seconds": 0.3}``,
and answers each with one line: ``[true, 0.02]`` for proven, ``[null, 0.3]`` for undecided, with the processor seconds
it took. Trees are data, from which sympy objects are built by hand; no text is ever parsed by sympy. Memory and
processor time are limited, and the process ends when its input closes.
"""

from __future__ import annotations

import json
import resource
import signal
import sys
import time
from collections.abc import Callable, Collection
from fractions import Fraction
from functools import partial
from typing import Any

from bootcamp.verifiers.symbolic.tree import Node, fold, from_data, to_data

MEMORY = 2 * 1024**3
"""Bytes of address space."""


class OutOfTime(BaseException):
    """The seconds of a request are over; no handler of sympy's own catches it."""


class Limited:
    """Limits on this process: its memory, and the processor time of each request.

    A timer of this process interrupts a request that takes too long; what does not let itself be interrupted dies by
    the system's own limit, which counts in whole seconds.
    """

    def __init__(self) -> None:
        _limit(resource.RLIMIT_AS, MEMORY)
        signal.signal(signal.SIGPROF, _out_of_time)

    def __call__(self, work: Callable[[], bool | None], seconds: float) -> tuple[bool | None, float]:
        """Return what `work` says, or None if it takes longer or raises, and the processor seconds it took."""
        start = time.process_time()
        _limit(resource.RLIMIT_CPU, int(start + seconds + 0.5) + 1)
        try:
            signal.setitimer(signal.ITIMER_PROF, seconds)
            answer = work()
            signal.setitimer(signal.ITIMER_PROF, 0)
        except (Exception, OutOfTime):  # noqa: BLE001 - whatever a library stumbles over leaves the question open
            answer = None
        signal.setitimer(signal.ITIMER_PROF, 0)
        _limit(resource.RLIMIT_CPU, resource.RLIM_INFINITY)
        return answer, round(time.process_time() - start, 4)


def _out_of_time(*_: object) -> None:
    raise OutOfTime


def main() -> None:
    """Answer requests until the input closes."""
    limited = Limited()
    import sympy  # type: ignore[import-untyped, unused-ignore]

    _prove(sympy, _WARM_UP)  # loads what sympy itself loads late
    say("ready")
    for line in sys.stdin:
        request = json.loads(line)
        say(json.dumps(limited(partial(_prove, sympy, request), request["seconds"])))


def say(line: str) -> None:
    """Write one line of output."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _limit(kind: int, soft: int) -> None:
    hard = resource.getrlimit(kind)[1]
    if hard != resource.RLIM_INFINITY and (soft == resource.RLIM_INFINITY or soft > hard):
        soft = hard
    resource.setrlimit(kind, (soft, hard))


def _prove(sympy: Any, request: dict[str, Any]) -> bool | None:
    left, right = (
        build(sympy, from_data(request[side]), request["log_base"], request["integers"]) for side in ("left", "right")
    )
    return True if _is_zero(sympy, left - right) else None


def _is_zero(sympy: Any, difference: Any) -> bool:
    if not difference.free_symbols and difference.is_algebraic:
        unknown = sympy.Dummy()
        return bool(sympy.minimal_polynomial(difference, unknown) == unknown)
    attempts: tuple[Callable[[Any], Any], ...] = (
        lambda value: value,
        sympy.combsimp,
        lambda value: sympy.expand_log(_factored(sympy, value), force=True),
        lambda value: value.rewrite(sympy.exp),
        lambda value: sympy.expand_trig(sympy.sin(value)),  # zero as well, where the values were seen to agree
    )
    return any(sympy.simplify(attempt(difference)) == 0 for attempt in attempts)


def _factored(sympy: Any, value: Any) -> Any:
    """Factor what stands under roots and in logarithms."""
    value = value.replace(sympy.log, lambda x: sympy.log(sympy.factor(x)))
    return value.replace(
        lambda part: part.is_Pow and part.exp.is_Rational and not part.exp.is_Integer,
        lambda part: sympy.factor(part.base) ** part.exp,
    )


def build(sympy: Any, tree: Node, log_base: int | None = None, integers: Collection[str] = ()) -> Any:
    """Make the sympy object; symbols stand for positive numbers, since values elsewhere were compared before."""

    def visit(node: Node, args: tuple[Any, ...]) -> Any:
        head, leaf = node.head, node.leaf
        if isinstance(leaf, Fraction):
            return sympy.Rational(leaf.numerator, leaf.denominator)
        if head == "symbol":
            return sympy.Symbol(leaf, positive=True, **({"integer": True} if leaf in integers else {}))
        if head == "constant":
            return {"pi": sympy.pi, "e": sympy.E, "i": sympy.I}[leaf]
        if head == "apply" and leaf == "log" and log_base is not None:
            return sympy.log(args[0], log_base)
        if head == "apply":
            return _FUNCTIONS[leaf](sympy, *args)
        return _OPERATIONS[head](sympy, *args)

    return fold(tree, visit)


def _power(sympy: Any, base: Any, exponent: Any) -> Any:
    if exponent.is_Rational and exponent.q % 2 and base.is_negative:
        return (-1) ** (exponent.p % 2) * (-base) ** exponent
    return base**exponent


_OPERATIONS: dict[str, Callable[..., Any]] = {
    "add": lambda s, *terms: s.Add(*terms),
    "mul": lambda s, *factors: s.Mul(*factors),
    "neg": lambda s, x: -x,
    "div": lambda s, x, y: x / y,
    "pow": _power,
    "mixed": lambda s, whole, over, under: whole + over / under,
    "percent": lambda s, x: x / 100,
    "degree": lambda s, x: x * s.pi / 180,
    "tuple": lambda s, x: x,
}
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "sqrt": lambda s, x: s.sqrt(x),
    "root": lambda s, k, x: _power(s, x, 1 / k),
    "ln": lambda s, x: s.log(x),
    "log": lambda s, x: s.log(x),
    "lg": lambda s, x: s.log(x, 10),
    "logb": lambda s, base, x: s.log(x, base),
    "abs": lambda s, x: s.Abs(x),
    "ceil": lambda s, x: s.ceiling(x),
    "factorial": lambda s, x: s.factorial(x),
    "binom": lambda s, n, k: s.binomial(n, k),
    **{
        name: (lambda s, x, attribute=attribute: getattr(s, attribute)(x))
        for name, attribute in {
            **{name: name for name in "exp erf floor sin cos tan cot sec csc sinh cosh tanh coth sech csch".split()},
            **{f"arc{name}": f"a{name}" for name in ("sin", "cos", "tan", "cot", "sec", "csc")},
            **{f"ar{name}": f"a{name}" for name in ("sinh", "cosh", "tanh")},
        }.items()
    },
}
_WARM_UP: dict[str, Any] = {
    side: to_data(Node("apply", (Node("add", (Node("symbol", (), "x"), Node("number", (), Fraction(2)))),), name))
    for side, name in (("left", "ln"), ("right", "arctan"))
} | {"log_base": None, "integers": []}

if __name__ == "__main__":
    main()
