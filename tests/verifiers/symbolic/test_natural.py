"""What models write around and inside of an answer without changing it, and hedges beside it that stay refused."""

from __future__ import annotations

from typing import Any

import pytest

from bootcamp.verifiers import Format, IntervalSet, Math, Matrix, Polynomial, judge_text

MATRIX = "[[1, 2], [3, 4]]"
PUNCTURED = r"(-\infty, \infty) \setminus \{2\}"
RIGHT: list[tuple[Format[Any], str, str]] = [
    (Math(), "1, -2", "-2, 1"),
    (Math(), "1, -2", "x = 1 or x = -2"),
    (Math(), "1, -2", r"x_1 = -2, x_2 = 1"),
    (Math(), r"\{3, 5\}", "x = 3 or x = 5"),
    (Math(), r"\{3, 5\}", "x = 5, x = 3"),
    (Math(), r"\{3, 5\}", r"S = \{5, 3\}"),
    (Math(), r"\{2\}", "2"),
    (Math(), "2", r"\{2\}"),
    (Math(), "x=1, y=2", "y = 2, x = 1"),
    (Math(), "x=1, y=2", "x = 1 and y = 2"),
    (Math(), "x=1, y=2", "(1, 2)"),
    (Math(), "x=1, y=2", "(x, y) = (1, 2)"),
    (Math(), "(1, 2)", "x = 1, y = 2"),
    (Math(), "(1, 2)", "y = 2, x = 1"),
    (Math(), "(1, 2)", "(x, y) = (1, 2)"),
    (Math(), "1500", "1.5 x 10^3"),
    (Math(), "1500", r"1.5 x 10^{3}"),
    (Math(), "12", "3 x 4"),
    (Math(), "12", r"\text{12}"),
    (Math(), "-12", r"\text{-12}"),
    (Math(), "cat", "cat"),
    (Math(), "cat", r"\text{cat}"),
    (Math(), "cat", r"\textbf{Cat}"),
    (Math(), r"\mathbb{R}", r"(-\infty, \infty)"),
    (Math(), r"(-\infty, \infty)", r"\mathbb{R}"),
    (Math(), r"\mathbb{R}", r"x \in \mathbb{R}"),
    (Math(), r"\mathbb{R} \setminus \{2\}", "all real numbers except 2"),
    (Math(), r"k\pi, k\in\mathbb{Z}", r"n\pi, n\in\mathbb{Z}"),
    (Math(), r"x = k\pi, k\in\mathbb{Z}", r"x = m\pi, m\in\mathbb{Z}"),
    (Math(), r"\{2k+1 \mid k \in \mathbb{Z}\}", r"\{2n+1 \mid n \in \mathbb{Z}\}"),
    (Math(), "293", "m + n = 256 + 37 = 293"),
    (Math(), "293", "m + n = 293"),
    (Math(), "1/2", r"0.5 = \frac12"),
    (Math(), "1/2", r"P(A) = \frac12"),
    (Math(), "1/2", r"\text{Probability} = \frac{1}{2}"),
    (Math(), "1/2", r"P(A \cdot B) = \frac{3}{6} = 0.5"),
    (Math(unit="°"), "90", r"\angle ABC = 90^\circ"),
    (Math(), "(1, 2)", r"\vec{v} = (1, 2)"),
    (Math(), "x + 1", "f(x) = 1 + x"),
    (Math(shape="simplified"), "6", "3! = 6"),
    (Math(variables=("x",), shape="expanded"), "x^2 + 2x + 1", "f(x) = (x+1)^2 = x^2 + 2x + 1"),
    (Polynomial(("x",), expanded=True), "x^2 + 2x + 1", "p(x) = (x+1)^2 = x^2 + 2x + 1"),
    (Polynomial(("x",)), "x^2 + 2x + 1", r"\text{Result} = (x+1)^2"),
    (IntervalSet(), "(1, 2)", "]1, 2["),
    (IntervalSet(), "[1, 2)", "[1,2["),
    (IntervalSet(), r"(1, 2) \cup (3, 4]", r"]1,2[ \cup ]3,4]"),
    (IntervalSet(), r"(-\infty, 3)", "(-oo, 3)"),
    (IntervalSet(), r"(-\infty, 3)", "(-Infinity, 3)"),
    (IntervalSet(), r"\emptyset", "{}"),
    (IntervalSet(), r"\emptyset", r"\{\}"),
    (IntervalSet(), PUNCTURED, "all real numbers except 2"),
    (IntervalSet(), PUNCTURED, "All real numbers except for 2"),
    (IntervalSet(), PUNCTURED, "x ≠ 2"),
    (IntervalSet(), r"\mathbb{R} \setminus \{2, 3\}", "all reals except 2 and 3"),
    (IntervalSet(), PUNCTURED, "除2以外的全体实数"),
    (IntervalSet(), r"(-\infty, 4) \cup (8, \infty)", r"\left(-\infty, 4\right) U \left(8, \infty\right)"),
    (IntervalSet(), r"[1, 2] \cup \{3\}", r"[1, 2]U\{3\}"),
    (IntervalSet(), "(1, 2)", r"\text{Solution set} = (1, 2)"),
    (IntervalSet(), r"\{3, 5\}", "x = 3 or x = 5"),
    (Matrix(), MATRIX, "[1 2; 3 4]"),
    (Matrix(), MATRIX, "[1, 2; 3, 4]"),
    (Matrix(), "[[1, -2], [3, 4/5]]", "[1 -2; 3 4/5]"),
    (Matrix(), MATRIX, "{{1,2},{3,4}}"),
    (Matrix(), MATRIX, r"\frac12\begin{pmatrix}2&4\\6&8\end{pmatrix}"),
    (Matrix(), MATRIX, r"-\begin{pmatrix}-1&-2\\-3&-4\end{pmatrix}"),
    (Matrix(), MATRIX, r"\frac{\begin{pmatrix}2&4\\6&8\end{pmatrix}}{2}"),
    (Matrix(), MATRIX, r"\frac{1}{2} \cdot [[2, 4], [6, 8]]"),
    (Matrix(), MATRIX, r"\begin{pmatrix}1&2\\[4pt]3&4\end{pmatrix}"),
    (Matrix(), MATRIX, r"\begin{pmatrix}1&2\\ [0.5em] 3&4\end{pmatrix}"),
    (Matrix(), MATRIX, r"\begin{pmatrix}1&2\cr 3&4\end{pmatrix}"),
    (Matrix(), MATRIX, r"\begin{bmatrix}\hline 1&2\\ \hline 3&4\end{bmatrix}"),
    (Matrix(), MATRIX, "np.array([[1,2],[3,4]])"),
    (Matrix(), MATRIX, "numpy.array([[1, 2], [3, 4]], dtype=float)"),
    (Matrix(), MATRIX, "Matrix([[1, 2], [3, 4]])"),
    (Matrix(), MATRIX, r"A^{-1} = \begin{pmatrix}1&2\\3&4\end{pmatrix}"),
    (Matrix(), MATRIX, r"A^T = \begin{pmatrix}1&2\\3&4\end{pmatrix}"),
    (Matrix(), MATRIX, r"A^{-1} = \frac12\begin{pmatrix}2&4\\6&8\end{pmatrix} = \begin{pmatrix}1&2\\3&4\end{pmatrix}"),
]
WRONG: list[tuple[Format[Any], str, str]] = [
    (Math(), "1, -2", "-2, 1, 3"),
    (Math(), "1, -2", "1, 2"),
    (Math(), "1, 1, 2", "1, 2, 2"),
    (Math(), "x=1, y=2", "y = 1, x = 2"),
    (Math(), "x=1, y=2", "(2, 1)"),
    (Math(), "(1, 2)", "x = 2, y = 1"),
    (Math(), "(1, 2)", "(x, y) = (2, 1)"),
    (Math(), "1, 2, \\ldots, n", "2, 1, \\ldots, n"),
    (Math(), "cat", "act"),
    (Math(), "no way", "way no"),
    (Math(), "12", r"\text{13}"),
    (Math(), r"\mathbb{R}", r"(0, \infty)"),
    (Math(), r"k\pi, k\in\mathbb{Z}", r"2n\pi, n\in\mathbb{Z}"),
    (Math(), r"k\pi, k\in\mathbb{Z}", r"n\pi, k\in\mathbb{Z}"),
    (Math(), r"k\pi, k\in\mathbb{Z}", r"n\pi, n\in\mathbb{N}"),
    (Math(), "293", "m + n = 256 + 38 = 293"),
    (Math(), "293", "x = 292 = 293"),
    (Math(), "293", "x + 1 = 293"),
    (Math(), "6", "2x = 6"),
    (Math(), "3", "x^2 = 3"),
    (Math(), "4", "3 or 4"),
    (Math(), "4", "x = 3 or x = 4"),
    (Math(), "4", r"\{3, 4\}"),
    (Math(shape="simplified"), "6", "6 = 3!"),
    (Math(variables=("x",)), "1500", "1.5 x 10^3"),
    (Polynomial(("x",)), "x^2 + 2x + 1", "p(x) = x^2 + 2x = x^2 + 2x + 1"),
    (Polynomial(("x",), expanded=True), "x^2 + 2x + 1", "p(x) = x^2 + 2x + 1 = (x+1)^2"),
    (IntervalSet(), "[1, 2]", "]1, 2["),
    (IntervalSet(), PUNCTURED, "all real numbers except 3"),
    (IntervalSet(), PUNCTURED, "all real numbers"),
    (IntervalSet(), r"\emptyset", "{0}"),
    (Matrix(), MATRIX, "[1 2; 4 3]"),
    (Matrix(), MATRIX, r"\frac13\begin{pmatrix}2&4\\6&8\end{pmatrix}"),
    (Matrix(), MATRIX, r"\begin{pmatrix}1&2\\3&4\end{pmatrix} = \begin{pmatrix}1&2\\3&5\end{pmatrix}"),
    (Matrix(), MATRIX, r"\begin{pmatrix}1&2\\3&4\end{pmatrix} \begin{pmatrix}1&0\\0&1\end{pmatrix}"),
    (Matrix(), MATRIX, r"\frac{1}{\begin{pmatrix}1&2\\3&4\end{pmatrix}}"),
]


@pytest.mark.parametrize(("format", "reference", "answer"), RIGHT)
def test_natural_answers_are_read(format: Format[Any], reference: str, answer: str) -> None:
    verdict = judge_text(format, reference, rf"\boxed{{{answer}}}")
    assert verdict.correct, verdict


@pytest.mark.parametrize(("format", "reference", "answer"), WRONG)
def test_wrong_answers_and_hedges_are_refused(format: Format[Any], reference: str, answer: str) -> None:
    verdict = judge_text(format, reference, rf"\boxed{{{answer}}}")
    assert verdict.score == 0
