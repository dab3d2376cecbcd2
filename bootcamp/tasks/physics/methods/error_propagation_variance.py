"""Find the variance of a quantity that is computed from measured ones, by first-order propagation.

Answer: a rational number; it is unique.
Harder: more quantities and operations, quantities that occur twice, covariances.
Skills: calculus, arithmetic
Source: original; the law of propagation of uncertainty.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Measured = tuple[int, Fraction]
"""Value and standard error."""
_LETTERS = "abcdefgh"
_STRENGTH = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}


class ErrorPropagationVariance(Task["ErrorPropagationVariance.Params", "ErrorPropagationVariance.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        quantities: int = knob("how many quantities are measured", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        repeats: int = knob("how many of them occur once more", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=4)
        squares: int = knob("how many parts are squared", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=4)
        correlated: int = knob("how many pairs have a covariance", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 3), ge=0, le=4)
        size: int = knob("the largest value", levels=(12, 12, 9, 9, 9, 8, 8, 8, 8, 8), ge=5, le=40)

    class Instance(task.Instance):
        formula: tuple[str, ...]
        """In postfix notation; ^ squares."""
        measured: tuple[Measured, ...]
        covariances: tuple[tuple[int, int, Fraction], ...]

        @property
        def text(self) -> str:
            stack: list[tuple[str, int]] = []
            for token in self.formula:
                if token == "^":
                    part, strength = stack.pop()
                    stack.append((f"({part})^2" if strength < 4 else f"{part}^2", 3))
                elif token in _STRENGTH:
                    (right, low), (left, high) = stack.pop(), stack.pop()
                    need = _STRENGTH[token]
                    left = f"({left})" if high < need else left
                    right = f"({right})" if low < need + (token in "-/") or (need == 2 and low == 2) else right
                    stack.append((f"{left} {token} {right}", need))
                else:
                    stack.append((token, 4))
            return stack[0][0]

        @property
        def told(self) -> list[str]:
            rows = [f"{_LETTERS[i]} = {value} ± {error}" for i, (value, error) in enumerate(self.measured)]
            return rows + [f"cov({_LETTERS[i]}, {_LETTERS[j]}) = {c}" for i, j, c in self.covariances]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        Quantities were measured; the number after ± is the standard error (the standard deviation) of the value before
        it{{ ", and cov is the covariance of two of them" if covariances }}.

        {{ told | bullets }}

        {{ "All other pairs of quantities" if covariances else "The quantities" }} are independent. From them one
        computes

        Q = {{ text }}

        First-order propagation of errors says that the variance of Q is the sum, over the measured quantities, of the
        squares of the partial derivative times the standard error{{
        ", plus, for each pair that is listed, twice the product of the two partial derivatives and the covariance"
        if covariances }}; all derivatives are taken at the
        measured values, with respect to every place where the quantity occurs. Find the variance of Q exactly.
        """,
        zh=r"""
        测量了若干个量，± 后面的数是前面数值的标准误差（标准差）{{ "，cov 是两个量的协方差" if covariances }}。

        {{ told | bullets }}

        {{ "其余各对量" if covariances else "这些量" }}相互独立。由它们计算

        Q = {{ text }}

        按一阶误差传递，Q 的方差等于对各测量量求和：偏导数与标准误差之积的平方{{
        "；再对列出的每一对加上两个偏导数与协方差之积的两倍" if covariances }}。
        所有偏导数都取在测量值处，并计及该量出现的每一处。
        求 Q 的方差的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.quantities
        letters = [*_LETTERS[:n], *rng.sample(_LETTERS[:n], params.repeats)]
        rng.shuffle(letters)
        parts = [(letter,) for letter in letters]
        squares = set(rng.sample(range(len(letters) - 1), min(params.squares, len(letters) - 1)))
        for place in range(len(letters) - 1):
            i = rng.randrange(len(parts) - 1)
            joined: tuple[str, ...] = (*parts[i], *parts[i + 1], rng.choice("++--**/"))
            if place in squares and place < len(letters) - 2:
                joined = (*joined, "^")
            elif place in squares:
                joined = (*parts[i], "^", *joined[len(parts[i]) :])
            parts[i : i + 2] = [joined]  # type: ignore[list-item]
        measured = tuple((rng.randint(1, params.size), Fraction(rng.randint(1, 9), 10)) for _ in range(n))
        pairs = rng.sample([(i, j) for i in range(n) for j in range(i)], min(params.correlated, n // 2))
        covariances = tuple(
            (j, i, measured[i][1] * measured[j][1] * Fraction(rng.choice((-2, -1, 1, 2)), 4)) for i, j in pairs
        )
        if len({i for pair in pairs for i in pair}) < 2 * len(pairs):
            raise task.Retry
        instance = self.Instance(formula=parts[0], measured=measured, covariances=covariances)
        slopes = _slopes(instance)
        answer = sum(
            (slope * slope * error**2 for slope, (_, error) in zip(slopes, measured, strict=True)), Fraction(0)
        )
        answer += sum(2 * slopes[i] * slopes[j] * c for i, j, c in covariances)
        if not all(slopes) or answer <= 0 or not readable([answer], 8) or len(set(map(abs, slopes))) < 2:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        slopes = _slopes(instance, lines)
        parts = [slope * slope * error**2 for slope, (_, error) in zip(slopes, instance.measured, strict=True)]
        for i, (_, error) in enumerate(instance.measured):
            squares = f"{slopes[i] ** 2} · {error**2}"
            lines.append(f"{_LETTERS[i]}: ({slopes[i]})^2 · ({error})^2 = {squares} = {parts[i]}")
        for i, j, c in instance.covariances:
            parts.append(2 * slopes[i] * slopes[j] * c)
            product = slopes[i] * slopes[j]
            lines.append(f"{_LETTERS[i]}{_LETTERS[j]}: ({slopes[i]}) · ({slopes[j]}) = {product}")
            lines.append(f"2 · ({product}) · ({c}) = {parts[-1]}")
        return "\n".join([*lines, f"{' + '.join(map(bracketed, parts))} = {sum(parts, Fraction(0))}"])


def _written(token: str, parts: list[list[Fraction]], found: list[Fraction]) -> list[str]:
    """Write how an operation gives a value and its derivatives, of those quantities that matter to it."""
    x, y = parts[0][0], parts[-1][0]
    lines = [f"{bracketed(x)}^2 = {found[0]}" if token == "^" else f"{x} {token} {bracketed(y)} = {found[0]}"]
    for letter, a, b, slope in zip(_LETTERS, parts[0][1:], parts[-1][1:], found[1:], strict=False):
        sums = {
            "+": f"{a} + {bracketed(b)}",
            "-": f"{a} - {bracketed(b)}",
            "*": f"{a} · {bracketed(y)} + {bracketed(x)} · {bracketed(b)}",
            "/": f"({a} - {bracketed(found[0])} · {bracketed(b)}) / {bracketed(y)}",
            "^": f"2 · {bracketed(x)} · {bracketed(a)}",
        }
        lines += [f"d{letter}: {sums[token]} = {slope}"] if a or b else []
    return lines


def _slopes(instance: ErrorPropagationVariance.Instance, lines: list[str] | None = None) -> list[Fraction]:
    """Give the partial derivatives, by carrying value and slopes along; write the sums to the lines."""
    n = len(instance.measured)
    stack: list[list[Fraction]] = []
    for token in instance.formula:
        if token == "^":
            x = y = stack.pop()
            stack.append([x[0] * x[0], *(2 * x[0] * d for d in x[1:])])
        elif token in _STRENGTH:
            y, x = stack.pop(), stack.pop()
            if token in "+-":
                stack.append([a + b if token == "+" else a - b for a, b in zip(x, y, strict=True)])
            elif token == "*":
                stack.append([x[0] * y[0], *(a * y[0] + x[0] * b for a, b in zip(x[1:], y[1:], strict=True))])
            elif not y[0]:
                raise task.Retry
            else:
                q = x[0] / y[0]
                stack.append([q, *((a - q * b) / y[0] for a, b in zip(x[1:], y[1:], strict=True))])
        else:
            at = _LETTERS.index(token)
            stack.append([Fraction(instance.measured[at][0]), *(Fraction(int(i == at)) for i in range(n))])
        if lines is not None and token not in _LETTERS:
            lines += _written(token, [x, y], stack[-1])
    return stack[0][1:]
