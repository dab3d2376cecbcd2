"""Judge by sympy: balances of the intermediates written down from the steps, solved, and the rate compared."""

from typing import Any

import sympy

from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import parse
from bootcamp.verifiers.symbolic.printing import render

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    symbols = {letter: sympy.Symbol(letter) for letter in "ABCDFPQRSTEXYZWabcfghkluvwxyzKLM"}
    unknown = [symbols[name] for name in (["E"] if instance.catalyst else []) + instance.occurring("XYZW")]
    change: dict[Any, Any] = dict.fromkeys([*unknown, symbols[instance.asked]], sympy.Integer(0))
    equations, held = [], set()
    for step in instance.steps:
        start, end, ahead, back, equal = step
        left = sympy.Mul(*(symbols[letter] for letter in start))
        right = sympy.Mul(*(symbols[letter] for letter in end))
        if equal:
            equations.append(right - symbols[equal] * left)
            held.add(next(symbols[letter] for letter in end if letter in "XYZW"))
            continue
        rate = symbols[ahead] * left - (symbols[back] * right if back else 0)
        for letter in start:
            change[symbols[letter]] = change.get(symbols[letter], 0) - rate
        for letter in end:
            change[symbols[letter]] = change.get(symbols[letter], 0) + rate
    equations += [change[one] for one in unknown if one not in held and one != symbols["E"]]
    if instance.catalyst:
        equations.append(sum(unknown) - symbols["T"])
    (solution,) = sympy.solve(equations, unknown, dict=True)
    rate = change[symbols[instance.asked]].subs(solution)
    top, below = sympy.fraction(sympy.together(rate))
    answers = Math(variables=tuple(sorted(map(str, rate.free_symbols | {symbols["A"]}))))
    right = answers.parse(f"({sympy.expand(top)})/({sympy.expand(below)})".replace("**", "^"))
    return "" if answers.equal(right, answer) else f"the rate is {sympy.factor(rate)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The rate doubled, another sign, one more."""
    text = render(answer)
    return [parse(f"2*({text})"), parse(f"-({text})"), parse(f"{text}+1"), parse("0")]
