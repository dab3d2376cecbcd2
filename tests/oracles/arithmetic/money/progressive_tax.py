"""Judge by adding up the tax from marginal rates of the whole taxable income, in sympy's rationals."""

from fractions import Fraction
from typing import Any

from sympy import Max, Piecewise, Rational

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = Rational(answer.numerator, answer.denominator)
    incomes = [value if income is None else Rational(income) for income in instance.incomes]
    tax = Max(0, sum(_tax_of_one(instance, income) for income in incomes) - instance.credit)
    if instance.net is None:
        return "" if value == tax else f"the tax is {tax}"
    net = Rational(instance.net.numerator, instance.net.denominator)
    return "" if sum(incomes) - tax == net else f"{sum(incomes) - tax} would be left"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The credit forgotten, and one more."""
    return [answer + instance.credit, answer + 1]


def _tax_of_one(instance: Any, income: Any) -> Any:
    every, bound = instance.taper
    allowance = instance.allowance
    if every and income > bound:
        allowance = Max(0, allowance - (income - bound) / every)
    taxable = Max(0, income - allowance)
    # Tax the whole at the top rate and give back what the lower rates save.
    cases, saved = [], Rational(0)
    rates = [Rational(rate, 100) for rate in instance.rates]
    for k, rate in enumerate(rates):
        if k:
            saved += (rate - rates[k - 1]) * instance.bounds[k - 1]
        cases.append((taxable * rate - saved, taxable <= instance.bounds[k] if k < len(instance.bounds) else True))
    return Piecewise(*cases)
