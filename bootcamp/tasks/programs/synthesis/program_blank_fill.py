"""Fill the blanks of a program from a bank so that it passes its tests.

Answer: an entry of the bank for each blank; every filling that passes the tests counts.
Harder: longer programs with more loops, more blanks, a larger bank.
Skills: coding, search, simulation
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.program import Lines, draw, is_name, manual, names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.programs._listing import LIMITS, LISTING, Program, printed, shown
from bootcamp.verifiers import Format, Sequence, Word

_LETTERS = "ABCDEFGHIJ"
_TRIES = 60


class ProgramBlankFill(Task["ProgramBlankFill.Params", "ProgramBlankFill.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(5, 6, 8, 10, 12, 14, 17, 20, 24, 28), ge=4, le=50
        )
        loops: int = knob("the most loops", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=10)
        inputs: int = knob("the number of inputs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        blanks: int = knob("the number of blanks", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=6)
        bank: int = knob("the number of entries of the bank", levels=(4, 5, 6, 7, 7, 8, 8, 9, 9, 10), ge=3, le=10)

    class Instance(Program):
        bank: tuple[str, ...]
        tests: tuple[tuple[tuple[int, ...], int], ...]  # inputs, what should be printed

        @property
        def blanks(self) -> int:
            return sum(line.count("[") for line in self.lines)

        @property
        def entries(self) -> list[str]:
            return [f"{letter}: {token}" for letter, token in zip(_LETTERS, self.bank, strict=False)]

        @property
        def cases(self) -> list[tuple[str, int]]:
            return [(shown(self.inputs, values), wanted) for values, wanted in self.tests]

        def filled(self, filling: list[str]) -> Lines:
            """Put tokens into the blanks."""
            text = "\n".join(self.lines)
            for number, token in enumerate(filling, 1):
                text = text.replace(f"[{number}]", token)
            return tuple(text.split("\n"))

        @property
        def rules(self) -> tuple[str, str]:
            return manual(self.filled([self.bank[0]] * self.blanks))

    prompt = Prompt(
        before=LISTING,
        after=LIMITS,
        en=r"""
        {{ "Each of the places [1] to [%d]" % blanks if blanks > 1 else "The place [1]" }} stands for one entry of this
        bank; {{ "an entry may stand in several places, and " if blanks > 1 }}entries may be left over:

        {{ entries | bullets }}

        Filled in, the program should pass these tests:

        {% for given, wanted in cases %}
        - {{ given }}: it prints {{ wanted }}
        {% endfor %}

        Give {{ "the letters of the entries in the order of the places" if blanks > 1 else "the letter of the entry" }}.
        Any filling that passes all tests is right.
        """,
        zh=r"""
        {{ "[1] 到 [%d] 的每一处" % blanks if blanks > 1 else "[1] 处" }}应填入下面备选项中的一个
        {{- "，同一项可以填在多处" if blanks > 1 }}，也可以有不用的项：

        {{ entries | bullets }}

        填好后，程序应通过以下测试：

        {% for given, wanted in cases %}
        - {{ given }}：输出 {{ wanted }}
        {% endfor %}

        {{ "按位置的顺序" if blanks > 1 }}写出所填各项的字母。任何能通过全部测试的填法都正确。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple(_LETTERS[: len(instance.bank)])), length=instance.blanks)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        inputs = tuple("abc"[: params.inputs])
        right = draw(rng, inputs, params.size, params.loops, 3)
        places = [place for place, line in enumerate(right) if _fit(line)]
        if len(places) < params.blanks or not set(inputs) <= set(names(right)):
            raise task.Retry
        lines, filling = list(right), []
        for number, place in enumerate(sorted(rng.sample(places, params.blanks)), 1):
            parts = right[place].split(" ")
            index = rng.choice(_fit(right[place]))
            filling.append(parts[index])
            lines[place] = " ".join([*parts[:index], f"[{number}]", *parts[index + 1 :]])
        bank = list(dict.fromkeys(filling))
        kinds = [names(right), [str(number) for number in range(1, 10)], list("+-*%")]
        like = [token for kind in kinds if set(kind) & set(bank) for token in kind if token not in bank]
        if len(like) < params.bank - len(bank):
            raise task.Retry
        bank += rng.sample(like, params.bank - len(bank))
        rng.shuffle(bank)
        tests: dict[tuple[int, ...], int] = {}
        for _ in range(4 + params.blanks):
            values = tuple(rng.randint(0, 20) for _ in inputs)
            output = printed(right, dict(zip(inputs, values, strict=True)))
            if not output or abs(output[0]) > 10**5:
                raise task.Retry
            tests[values] = output[0]
        instance = self.Instance(
            lines=tuple(lines), inputs=inputs, high=20, bank=tuple(bank), tests=tuple(sorted(tests.items()))
        )
        guesses = [rng.choices(_LETTERS[: params.bank], k=params.blanks) for _ in range(_TRIES)]
        passed = sum(not self.check(instance, tuple(guess)) for guess in guesses)
        if len(set(tests.values())) < 3 or passed > (_TRIES // 2 if params.blanks == 1 else _TRIES // 12):
            raise task.Retry
        return instance, tuple(_LETTERS[bank.index(token)] for token in filling)

    def key(self, instance: Instance) -> object:
        return [instance.lines, sorted(instance.bank), instance.tests]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        lines = instance.filled([instance.bank[_LETTERS.index(letter)] for letter in answer])
        for values, wanted in instance.tests:
            if printed(lines, dict(zip(instance.inputs, values, strict=True))) != (wanted,):
                return f"the test with {shown(instance.inputs, values)} fails"
        return ""


def _fit(line: str) -> list[int]:
    """List the parts of a line that may become a blank: a sign, a number or a variable that is read."""
    parts = line.split(" ")
    first = len(line) - len(line.lstrip(" ")) + 1
    if line.lstrip().startswith("for"):
        return []
    return [
        place
        for place, part in enumerate(parts)
        if place >= first and part and (part in "+-*%" or part.isdigit() or (part.isalnum() and is_name(part)))
    ]
