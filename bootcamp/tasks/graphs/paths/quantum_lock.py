"""Find a shortest list of buttons that turns the number of a two-coloured lock into another.

Answer: the buttons in order; every shortest list is right.
Harder: more buttons, more of them bound to a colour, a longer shortest list.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Sequence as Listed

Button = tuple[str, int, str]
"""A sign (+, - or *), a number, and the colour at which the button works, or ""."""

State = tuple[int, str]

_LIMIT = 999
_OTHER = {"red": "green", "green": "red"}
_DRAWS = 60


class QuantumLock(Task["QuantumLock.Params", "QuantumLock.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        buttons: int = knob("how many buttons there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=10)
        presses: int = knob("how many presses are needed", levels=(2, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=1, le=14)
        bound: int = knob(
            "how many buttons work at one colour only", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=0, le=10
        )

    class Instance(task.Instance):
        hidden = ("best",)

        start: int
        colour: str
        target: int
        buttons: tuple[Button, ...]
        best: int  # the fewest presses

        @property
        def letters(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJ"[: len(self.buttons)])

        @property
        def shown(self) -> list[tuple[str, str, str]]:
            return [
                (letter, f"{sign} {number}", colour)
                for letter, (sign, number, colour) in zip(self.letters, self.buttons, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        A lock shows the number {{ start }} and the colour {{ colour }}. Its buttons:

        {% for letter, work, where in shown %}
        - {{ letter }}: {{ work }}, {{ "works only while the colour is " ~ where if where else "works at any colour" }}
        {% endfor %}

        A press of a button that works changes the number: + adds, - subtracts, * multiplies by the number that stands
        behind the sign. Then the colour changes from red to green or from green to red. A button that does not work at
        the moment must not be pressed, nor one that would bring the number below -999 or above 999.

        Find a shortest list of presses after which the lock shows the number {{ target }}, at whatever colour. If there
        are several shortest lists, give any one.
        """,
        zh=r"""
        一把锁显示数 {{ start }} 和颜色 {{ colour | gloss }}。它的按钮：

        {% for letter, work, where in shown %}
        - {{ letter }}：{{ work }}，
        {%- if where %}只在颜色为 {{ where | gloss }}时有效{% else %}任何颜色时都有效{% endif %}

        {% endfor %}

        按下有效的按钮会改变显示的数：+ 表示加上、- 表示减去、* 表示乘以符号后面的数。
        随后颜色由 red 变为 green，或由 green 变为 red。
        此刻无效的按钮不能按；会使数小于 -999 或大于 999 的按钮也不能按。

        求一个最短的按键序列，使锁最后显示的数为 {{ target }}，颜色不限。如果最短的序列有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Listed(Choice(instance.letters))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        for _ in range(_DRAWS):
            bound = set(rng.sample(range(params.buttons), min(params.bound, params.buttons)))
            buttons = tuple(_button(rng, place in bound) for place in range(params.buttons))
            start = rng.randint(-20, 20), rng.choice(("red", "green"))
            ways = _ways(start, buttons)
            numbers = {number for number, _ in ways}
            first = {n: min((ways[s] for s in ((n, "red"), (n, "green")) if s in ways), key=len) for n in numbers}
            far = sorted(n for n, way in first.items() if len(way) == params.presses and abs(n) <= 500)
            if len({button[:2] for button in buttons}) == len(buttons) and far:
                target = rng.choice(far)
                instance = self.Instance(
                    start=start[0], colour=start[1], target=target, buttons=buttons, best=params.presses
                )
                return instance, tuple(instance.letters[place] for place in first[target])
        raise task.Retry

    def key(self, instance: Instance) -> object:
        turned = instance.colour == "green"
        buttons = [(sign, number, _OTHER.get(at, "") if turned else at) for sign, number, at in instance.buttons]
        return [instance.start, instance.target, sorted(buttons)]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        state: State | None = (instance.start, instance.colour)
        for turn, letter in enumerate(answer, start=1):
            state = _pressed(state, instance.buttons[instance.letters.index(letter)]) if state else None
            if state is None:
                return f"press {turn} is not allowed"
        if not state or state[0] != instance.target:
            return "the lock ends at another number"
        return "" if len(answer) == instance.best else "a shorter list exists"


def _button(rng: Random, bound: bool) -> Button:
    """Draw a button."""
    sign, colour = rng.choice("++--*"), rng.choice(("red", "green")) if bound else ""
    return sign, rng.choice((2, 3, -1, -2)) if sign == "*" else rng.randint(2, 19), colour


def _pressed(state: State, button: Button) -> State | None:
    """Give what the lock shows after a press, or None if it is not allowed."""
    (number, colour), (sign, change, at) = state, button
    number = number + change if sign == "+" else number - change if sign == "-" else number * change
    return (number, _OTHER[colour]) if at in ("", colour) and abs(number) <= _LIMIT else None


def _ways(start: State, buttons: Sequence[Button]) -> dict[State, tuple[int, ...]]:
    """Give a shortest list of presses, by the numbers of the buttons, to each state in reach."""
    ways: dict[State, tuple[int, ...]] = {start: ()}
    queue = [start]
    for state in queue:
        for place, button in enumerate(buttons):
            following = _pressed(state, button)
            if following is not None and following not in ways:
                ways[following] = (*ways[state], place)
                queue.append(following)
    return ways
