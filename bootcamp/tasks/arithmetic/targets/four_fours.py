"""Write a number with a given count of one digit, as in the puzzle of the four fours.

Answer: an expression; every one that keeps to the rules and has the value is right.
Harder: larger numbers, more copies of the digit, powers, factorials and square roots beside the four operations.
Skills: arithmetic, search
Source: original; the puzzle of the four fours, W. W. Rouse Ball, Mathematical Recreations and Essays, 1914.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import is_square
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Malformed, Tree, WrongForm
from bootcamp.verifiers.expression import Binary, Literal, Unary

_SIGNS = ("+", "-", "*", "/", "^", "!", "sqrt")
_LARGEST_FACTORIAL = 10
_LARGEST = 10**1000
_RULES = (
    ("-", "A minus sign stands only between two operands.", "减号只能放在两个运算对象之间。"),
    ("/", "Division is exact, so fractions may occur on the way.", "除法是精确的，中间可以出现分数。"),
    (
        "^",
        "x^y is a power with an integer as exponent, a positive one if x is 0; x^y^z means x^(y^z). No numerator or "
        "denominator on the way may have more than 1000 digits.",
        "x^y 表示乘方，指数必须是整数（x 为 0 时必须是正整数），x^y^z 表示 x^(y^z)。"
        "中间结果的分子和分母都不得超过 1000 位。",
    ),
    ("!", "x! is the factorial of an integer x from 0 to 10.", "x! 表示阶乘，x 必须是 0 到 10 的整数。"),
    (
        "sqrt",
        "sqrt(x) is the square root of the square x of an integer or a fraction.",
        "sqrt(x) 表示平方根，x 必须是某个整数或分数的平方。",
    ),
)


class FourFours(Task["FourFours.Params", "FourFours.Instance", Tree]):
    version = 1

    class Params(task.Params):
        copies: int = knob("how often the digit is used at most", levels=(4, 5, 7, 7, 7, 7, 8, 8, 8, 8), ge=3, le=12)
        signs: int = knob(
            "how many of + - * / ^ ! sqrt are known; one may be left out",
            levels=(4, 4, 4, 5, 5, 6, 7, 7, 7, 7),
            ge=4,
            le=7,
        )
        low: int = knob("the smallest target", levels=(1, 1, 50, 100, 100, 100, 200, 500, 1000, 2000), ge=0, le=10**5)
        high: int = knob(
            "the largest target", levels=(60, 200, 1000, 1500, 2000, 3000, 5000, 9999, 9999, 99999), ge=10, le=10**6
        )

    class Instance(task.Instance):
        digit: int
        copies: int
        signs: tuple[str, ...]
        target: int

        @property
        def rules(self) -> list[tuple[str, str]]:
            return [(en, zh) for sign, en, zh in _RULES if sign in self.signs]

    prompt = Prompt(
        en=r"""
        Write the number {{ target }} with exactly {{ copies }} copies of the digit {{ digit }} and no other digit.

        Copies may be joined to longer numbers such as {{ digit }}{{ digit }}. You may use parentheses and
        {{ signs | listed(language) }}, nothing else. Any such expression will do.
        {{ rules | map(attribute=0) | lines }}
        """,
        zh=r"""
        用恰好 {{ copies }} 个数字 {{ digit }}（不能用其他数字）写出 {{ target }}。

        几个 {{ digit }} 可以连写成多位数，如 {{ digit }}{{ digit }}。只能使用括号和 {{ signs | join("、") }}。
        任意一个符合要求的算式都可以。
        {{ rules | map(attribute=1) | lines }}
        """,
    )

    def format(self, instance: Instance) -> Expression:
        return Expression(operators=instance.signs)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        known = _SIGNS[: params.signs]
        left_out = rng.choice(("", *known))
        signs = tuple(sign for sign in known if sign != left_out)
        copies, digit = rng.randint(params.copies - 1, params.copies), str(rng.randint(1, 9))
        for _ in range(500):
            try:
                tree = _draw(rng, digit, copies, signs)
            except (Malformed, WrongForm):
                continue
            target = tree.value
            if params.low <= target <= params.high and target.denominator == 1 and not isinstance(tree, Literal):
                instance = self.Instance(digit=int(digit), copies=copies, signs=signs, target=int(target))
                if not self.check(instance, tree):
                    return instance, tree
        raise task.Retry

    def check(self, instance: Instance, answer: Tree) -> str:
        written = "".join(node.text for node in answer.nodes() if isinstance(node, Literal))
        if set(written) != {str(instance.digit)}:
            return "another digit is used"
        if len(written) != instance.copies:
            return f"the digit is used {len(written)} times"
        for node in answer.nodes():
            if isinstance(node, Unary) and node.operator == "!" and node.operand.value > _LARGEST_FACTORIAL:
                return "a factorial of a number above 10 is taken"
            if max(abs(node.value.numerator), node.value.denominator) >= _LARGEST:
                return "a number on the way has more than 1000 digits"
        return "" if answer.value == instance.target else "the value is another one"


def _draw(rng: Random, digit: str, copies: int, signs: tuple[str, ...]) -> Tree:
    """Draw an expression without zeros; factorials and roots stand where they can be taken and change the value."""
    if copies <= 3 and rng.random() < (1, 0.25, 0.05)[copies - 1]:
        tree: Tree = Literal(digit * copies)
    else:
        cut = rng.randint(1, copies - 1)
        sign = rng.choice([sign for sign in signs if sign not in ("!", "sqrt")])
        tree = Binary(sign, _draw(rng, digit, cut, signs), _draw(rng, digit, copies - cut, signs))
    if tree.value == 0:
        raise WrongForm("a part is idle")
    if "sqrt" in signs and rng.random() < 0.7 and tree.value > 1 and _is_square(tree):
        return Unary("sqrt", tree)
    if "!" in signs and rng.random() < 0.3 and tree.value in range(3, _LARGEST_FACTORIAL + 1):
        return Unary("!", tree)
    return tree


def _is_square(tree: Tree) -> bool:
    return is_square(tree.value.numerator) and is_square(tree.value.denominator)
