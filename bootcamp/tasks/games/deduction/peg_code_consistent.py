"""Find a code that fits the answers to some guesses.

Answer: a code; every code that fits is right.
Harder: longer codes, more symbols, one answer that is wrong.
Skills: deduction, search
Source: original; the game Mastermind by M. Meirowitz, 1970.
"""

from __future__ import annotations

from itertools import permutations, product
from random import Random

from bootcamp import task
from bootcamp.lib.pegs import answer_to
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Row = tuple[str, int, int]
"""A guess, its black pegs and its white pegs."""

_SYMBOLS = "ABCDEFGHIJ"


class PegCodeConsistent(Task["PegCodeConsistent.Params", "PegCodeConsistent.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the code", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 7), ge=2, le=8)
        symbols: int = knob("how many symbols there are", levels=(4, 5, 5, 6, 7, 7, 8, 8, 9, 10), ge=4, le=10)
        guesses: int = knob("how many guesses there are", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        wrong: bool = knob("whether one answer is wrong", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        symbols: str
        repeats: bool
        rows: tuple[Row, ...]
        wrong: bool

        @property
        def length(self) -> int:
            return len(self.rows[0][0])

    prompt = Prompt(
        en=r"""
        A secret code has {{ length }} places. In each place stands one of the letters
        {{ symbols | listed(language, "or") }};
        {{ "a letter may occur more than once" if repeats else "no letter occurs twice" }}. Some guesses were
        answered:

        {% for guess, black, white in rows %}
        - {{ guess }}: {{ black }} black, {{ white }} white
        {% endfor %}

        Black is the number of places in which guess and code have the same letter. Black and white together are the
        number of letters that guess and code have in common, where each letter counts as often as it occurs in that one
        of the two in which it occurs less often.
        {% if wrong %}
        Exactly one of the answers is wrong: in it exactly one of the two numbers is too large or too small by 1. All
        the others are right.
        {% endif %}
        Give a code that agrees with all this. If there are several, give any one.
        """,
        zh=r"""
        一个密码有 {{ length }} 位，每一位是字母 {{ symbols | listed(language, "或") }} 之一，{{ "同一字母可以出现多次"
        if repeats else "同一字母不会出现两次" }}。一些猜测得到了如下回答：

        {% for guess, black, white in rows %}
        - {{ guess }}：黑 {{ black }}，白 {{ white }}
        {% endfor %}

        黑是猜测与密码字母相同的位数。黑与白之和是猜测与密码共有的字母数，
        每个字母按它在两者中出现次数较少的那个次数计算。
        {% if wrong %}
        这些回答中恰好有一个是错的：其中恰好有一个数多了 1 或少了 1。其他回答都正确。
        {% endif %}
        给出一个符合以上全部条件的密码。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Text:
        return Text(alphabet=instance.symbols, length=instance.length)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        symbols = _SYMBOLS[: params.symbols]
        repeats = rng.random() < 0.5

        def draw() -> str:
            letters = rng.choices(symbols, k=params.length) if repeats else rng.sample(symbols, params.length)
            return "".join(letters)

        code = draw()
        guesses = list(dict.fromkeys(draw() for _ in range(params.guesses)))
        rows = [(guess, *answer_to(guess, code)) for guess in guesses]
        if len(rows) < params.guesses or any(black == params.length for _, black, _ in rows):
            raise task.Retry
        if params.wrong:
            place, part, step = rng.randrange(len(rows)), rng.randint(1, 2), rng.choice((-1, 1))
            guess, black, white = rows[place]
            numbers = (black + step, white) if part == 1 else (black, white + step)
            if min(numbers) < 0 or sum(numbers) > params.length:
                raise task.Retry
            rows[place] = (guess, *numbers)
        instance = self.Instance(symbols=symbols, repeats=repeats, rows=tuple(rows), wrong=params.wrong)
        count = params.symbols**params.length
        if count <= 700:  # a random code should hardly ever do
            every = map(
                "".join, product(symbols, repeat=params.length) if repeats else permutations(symbols, params.length)
            )
            if sum(not self.check(instance, other) for other in every) > max(3, count // 25):
                raise task.Retry
        return instance, code

    def key(self, instance: Instance) -> object:
        return [instance.symbols, instance.repeats, sorted(instance.rows), instance.wrong]

    def check(self, instance: Instance, answer: str) -> str:
        if not instance.repeats and len(set(answer)) < len(answer):
            return "a letter occurs twice"
        off = []
        for guess, black, white in instance.rows:
            right = answer_to(guess, answer)
            if right != (black, white):
                off.append((guess, abs(right[0] - black) + abs(right[1] - white)))
        if not instance.wrong:
            return f"it does not fit the guess {off[0][0]}" if off else ""
        if len(off) != 1:
            return f"{len(off)} answers would be wrong"
        return "" if off[0][1] == 1 else f"the answer to {off[0][0]} would be wrong by more than 1"
