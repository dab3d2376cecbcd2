"""Take a calculator from one number to another by pressing buttons that change the number shown.

Answer: the buttons in order, at most as many as allowed; several sequences may be right.
Harder: more buttons and presses, larger numbers, buttons that rearrange or delete digits.
Skills: arithmetic, search
Source: original; handheld puzzle calculators with such buttons exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, reverse_digits
from bootcamp.lib.search import shortest_plan
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves
from bootcamp.verifiers.base import Format

Button = tuple[str, int]  # what it does, and with which number (0 if none)
Presses = tuple[str, ...]


class CalculatorButtons(Task["CalculatorButtons.Params", "CalculatorButtons.Instance", Presses]):
    version = 1

    class Params(task.Params):
        buttons: int = knob("how many buttons there are", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=10)
        special: int = knob(
            "how many of them rearrange or delete digits", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=6
        )
        presses: int = knob(
            "how many presses are allowed and, as far as was searched, needed",
            levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12),
            ge=2,
            le=14,
        )
        largest: int = knob(
            "the largest number at the start", levels=(20, 99, 99, 200, 500, 999, 999, 9999, 9999, 9999), ge=9, le=10**7
        )
        searched: int = knob(
            "how many numbers are searched for a shorter way",
            levels=(100, 200, 500, 500, 1000, 1000, 2000, 3000, 5000, 8000),
            ge=50,
            le=10**5,
        )

    class Instance(task.Instance):
        start: int
        target: int
        buttons: tuple[Button, ...]
        limit: int

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(f"{kind}{n or ''}" for kind, n in self.buttons)

    prompt = Prompt(
        en=r"""
        A calculator shows {{ start }}. It has these buttons:

        {% for kind, n in buttons %}
        - {{ names[loop.index0] }}: {{ {
            "+": "adds %(n)s", "-": "subtracts %(n)s", "*": "multiplies by %(n)s", "/": "divides by %(n)s",
            "append": "writes the digit %(n)s at the right end of the number", "reverse": "writes the digits backwards",
            "delete": "deletes the last digit; the only one becomes 0", "sum": "gives the sum of the digits",
            "mirror": "writes the digits once more, backwards, at the right end of the number",
            "swap": "exchanges the first and the last digit", "rotate": "moves the first digit to the right end"}[kind]
            | format(n=n) }}
        {% endfor %}

        Zeros in front of a number vanish at once. Pressing a button is not allowed if the number would then be
        negative, not an integer or longer than 8 digits.

        Reach {{ target }} with at most {{ limit }} presses; any such sequence will do. Name the buttons in the order in
        which they are pressed.
        """,
        zh=r"""
        计算器上显示 {{ start }}，它有下列按键：

        {% for kind, n in buttons %}
        - {{ names[loop.index0] }}：{{ {
            "+": "加 %(n)s", "-": "减 %(n)s", "*": "乘以 %(n)s", "/": "除以 %(n)s",
            "append": "在数的右端添上数字 %(n)s", "reverse": "把各位数字倒过来写",
            "delete": "删去最后一位数字；一位数删去后剩 0", "sum": "换成各位数字之和",
            "mirror": "把各位数字倒过来，再接在数的右端", "swap": "交换首位与末位数字",
            "rotate": "把首位数字移到右端"}[kind] | format(n=n) }}
        {% endfor %}

        数开头的零立即去掉。若按键后的数会是负数、不是整数或超过 8 位，则不能按该键。
        请用至多 {{ limit }} 次按键得到 {{ target }}，任意一种方法都可以。按先后顺序写出所按的键。
        """,
    )

    def format(self, instance: Instance) -> Format[Presses]:
        return Moves(instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Presses]:
        buttons = _draw_buttons(params, rng)
        start = number = rng.randint(1, params.largest)
        presses, shown = list[str](), {start}
        while len(presses) < params.presses:
            moves = [(name, after) for name, after in _moves(number, buttons) if after not in shown]
            if not moves:
                raise task.Retry
            name, number = rng.choice(moves)
            presses.append(name)
            shown.add(number)
        try:
            plan = shortest_plan(start, lambda n: _moves(n, buttons), lambda n: n == number, budget=params.searched)
        except BudgetError:
            plan = presses
        if plan is None or len(plan) < params.presses:
            raise task.Retry
        return self.Instance(start=start, target=number, buttons=buttons, limit=params.presses), tuple(presses)

    def check(self, instance: Instance, answer: Presses) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} presses"
        number = instance.start
        for i, name in enumerate(answer, start=1):
            after = dict(_moves(number, instance.buttons))
            if name not in after:
                return f"press {i} is not allowed, as the calculator shows {number}"
            number = after[name]
        return "" if number == instance.target else f"in the end the calculator shows {number}"


def _draw_buttons(params: CalculatorButtons.Params, rng: Random) -> tuple[Button, ...]:
    """Draw different buttons, the special ones last."""
    special = rng.sample(("reverse", "delete", "sum", "mirror", "swap", "rotate"), params.special)
    drawn = dict.fromkeys((rng.choice((*"+-*/", "append")), rng.randint(2, 9)) for _ in range(20))
    return (*sorted([*drawn][: params.buttons - params.special]), *((kind, 0) for kind in special))


def _moves(number: int, buttons: tuple[Button, ...]) -> Iterator[tuple[str, int]]:
    """Yield every button that may be pressed, and the number that it leads to."""
    text = str(number)
    for kind, n in buttons:
        after = {
            "+": number + n, "-": number - n, "*": number * n, "/": number // n if n and number % n == 0 else -1,
            "append": 10 * number + n, "reverse": reverse_digits(number), "delete": number // 10,
            "sum": digit_sum(number), "mirror": int(text + text[::-1]), "rotate": int(text[1:] + text[0]),
            "swap": int(text[-1] + text[1:-1] + text[0]) if number > 9 else number,
        }[kind]  # fmt: skip
        if 0 <= after < 10**8:
            yield f"{kind}{n or ''}", after
