"""Find the secret string of a printed bank by guesses whose letters are marked right, elsewhere or not there.

Answer: a string, of the bank or not; the game is won by the secret one.
Turns: one guess each.
Harder: larger banks of longer strings that differ in few places, so that a string of the bank tells little.
Skills: search, deduction
Source: original; guessing games with marked letters.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.query_plans import narrowest
from bootcamp.verifiers import Format, Text

LETTERS = "abcdefghijkl"
DRAWN, FROM_BANK = 60, 40


class _Seen(NamedTuple):
    guess: str
    marks: str


Past = tuple[tuple[str, _Seen], ...]


class LetterMarkWordHunt(Interactive["LetterMarkWordHunt.Params", "LetterMarkWordHunt.Instance", str, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        bank: int = knob(
            "how many strings there are", levels=(30, 40, 60, 70, 80, 100, 120, 140, 170, 200), ge=10, le=200
        )
        length: int = knob("the length of the strings", levels=(4, 4, 4, 5, 5, 5, 5, 6, 6, 6), ge=3, le=8)
        letters: int = knob("how many letters there are", levels=(6, 7, 8, 8, 9, 9, 10, 10, 11, 12), ge=5, le=12)
        clusters: int = knob("how many groups of like strings there are", levels=(1, 1, *(2,) * 8), ge=1, le=4)
        places: int = knob("in how many places a group differs", levels=(2, 2, *(3,) * 8), ge=2, le=4)
        turns: int = knob("the most guesses", levels=(5, 4, *(5,) * 8), ge=3, le=10)

    class Instance(interactive.Instance):
        secret = ("target",)
        letters: str
        bank: tuple[str, ...]
        target: str

    prompt = Prompt(
        en=r"""
        One of these {{ bank | length }} strings is the secret, each with the same chance:

        {{ bank | join(" ") }}

        Each move guesses any string of {{ bank[0] | length }} letters from {{ letters[0] }} to {{ letters[-1] }}, also
        one that is not in the list. I reply with a mark for each letter of the guess:

        - G if the secret has this letter at this place;
        - Y if not, but the secret has it elsewhere. Each letter of the secret serves for one mark: first the G are
          given, then the Y from left to right to the letters of the secret that are left;
        - "-" otherwise.

        You win when your guess is the secret, GGG...
        """,
        zh=r"""
        下面 {{ bank | length }} 个字符串中有一个是谜底，可能性各相同：

        {{ bank | join(" ") }}

        每一步猜一个由 {{ letters[0] }} 到 {{ letters[-1] }} 的字母组成、长度为 {{ bank[0] | length }} 的字符串，
        不在表中的也可以。我对所猜的每个字母回复一个记号：

        - G：谜底在这个位置正是这个字母；
        - Y：不是 G，但谜底在别处有这个字母。谜底的每个字母只能用于一个记号：先给出所有的 G，
          再从左到右对谜底剩下的字母给出 Y；
        - “-”：其余情形。

        猜中谜底（全是 G）时你获胜。
        """,
    )
    reply = Prompt(en="{{ guess }}: {{ marks }}", zh="{{ guess }}：{{ marks }}")

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.letters, length=len(instance.bank[0]))

    def deal(self, params: LetterMarkWordHunt.Params, rng: Random) -> Instance:
        letters = LETTERS[: params.letters]
        groups = []
        for _ in range(params.clusters):
            base = "".join(rng.choices(letters, k=params.length))
            groups.append((base, rng.sample(range(params.length), min(params.places, params.length))))
        bank: set[str] = set()
        for _ in range(20 * params.bank):
            base, places = rng.choice(groups)
            string = list(base)
            for place in places:
                string[place] = rng.choice(letters)
            bank.add("".join(string))
            if len(bank) == params.bank:
                break
        else:
            raise interactive.Retry
        shown = tuple(sorted(bank))
        instance = self.Instance(letters=letters, bank=shown, target=rng.choice(shown), turns=params.turns)
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> None:
        return None

    def react(self, instance: Instance, state: None, move: str) -> Turn:
        marks = _marks(move, instance.target)
        return Turn(state, _Seen(move, marks), "won" if move == instance.target else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> str:
        return rng.choice(shown.bank)

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        """Guess a string that leaves the fewest of the bank: one that fits, or a drawn one that tells more."""
        fitting = _fitting(shown.bank, tuple((move, seen.marks) for move, seen in past))
        if len(fitting) <= 2:
            return fitting[0]
        columns = ["".join(sorted({*column})) for column in zip(*fitting, strict=True)]
        useful = "".join(column for column in columns if len(column) > 1)
        drawn = ["".join(rng.choices(useful, k=len(columns))) for _ in range(DRAWN)]
        own = rng.sample(fitting, min(FROM_BANK, len(fitting)))
        return narrowest([*own, *drawn], fitting, _marks)


def _marks(guess: str, hidden: str) -> str:
    marks, left = ["-"] * len(guess), []
    for place, (own, other) in enumerate(zip(guess, hidden, strict=True)):
        if own == other:
            marks[place] = "G"
        else:
            left.append(other)
    for place, own in enumerate(guess):
        if marks[place] == "-" and own in left:
            marks[place] = "Y"
            left.remove(own)
    return "".join(marks)


@lru_cache(maxsize=64)
def _fitting(bank: tuple[str, ...], told: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    if not told:
        return bank
    guess, marks = told[-1]
    return tuple(string for string in _fitting(bank, told[:-1]) if _marks(guess, string) == marks)
