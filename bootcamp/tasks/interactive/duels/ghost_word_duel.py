"""Add letters to a fragment in turn with a perfect rival; who completes a word of a printed list loses.

Answer: a letter; every winning way of playing wins.
Turns: one for each letter of one's own.
Harder: longer lists of longer words, more letters before the end, fewer ways to win.
Skills: search, planning
Source: original; the word game Ghost.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Format, Text

LETTERS = "aeioulnrst"
WON = 100


class _Seen(NamedTuple):
    letter: str
    """The rival's letter, "" if the game ended before it."""
    fragment: str


Past = tuple[tuple[str, _Seen], ...]


class GhostWordDuel(Interactive["GhostWordDuel.Params", "GhostWordDuel.Instance", str, str, _Seen]):
    version = 1

    class Params(interactive.Params):
        bank: int = knob("how many words there are", levels=(20, 24, 34, 40, 48, 56, 75, 80, 100, 120), ge=5, le=120)
        letters: int = knob("how many letters there are", levels=(3, 3, 4, 4, 4, 4, 4, 4, 5, 5), ge=2, le=8)
        shortest: int = knob("the length of the shortest words", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=2, le=6)
        longest: int = knob("the length of the longest words", levels=(5, 5, 6, 7, 7, 7, 8, 8, 9, 9), ge=3, le=9)
        moves: int = knob("own letters against the best defence", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        luck: int = knob(
            "the percentage that random play may win", levels=(19, 17, 9, 9, 8, 8, 9, 7, 6, 5), ge=1, le=50
        )

    class Instance(interactive.Instance):
        bank: tuple[str, ...]
        chance: int

    prompt = Prompt(
        en=r"""
        Here are {{ bank | length }} made-up words:

        {{ bank | join(" ") }}

        You and I build a fragment, which is empty at first. In turn each of us adds one letter at its end, and you
        begin. After each letter the fragment must be the beginning of a word of the list, or a whole word. Who
        completes a word of the list loses at once. I play as well as can be: I add a letter that wins if there is one,
        else one that lasts longest. You can force a win.

        Your move is the letter that you add. I tell you my letter and the fragment after it.
        """,
        zh=r"""
        下面是 {{ bank | length }} 个编造的词：

        {{ bank | join(" ") }}

        你和我一起拼一个字母串，开始时它是空的。我们轮流在末尾添加一个字母，你先走。每次添加之后，字母串必须是表中某个词的
        开头，或者是一个完整的词。谁拼成了表中的一个词，谁立即输。我会尽力走得最好：有能赢的字母就添加它，
        否则添加能拖得最久的字母。你有必胜的走法。

        你的一步是你添加的字母。我会告诉你我添加的字母和此后的字母串。
        """,
    )
    reply = Prompt(
        en="""
        {% if letter %}
        I add {{ letter }}. The fragment is {{ fragment }}.
        {% else %}
        {{ fragment }} is a word of the list.
        {% endif %}
        """,
        zh="""
        {% if letter %}
        我添加 {{ letter }}，字母串是 {{ fragment }}。
        {% else %}
        {{ fragment }} 是表中的词。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=LETTERS, length=1)

    def deal(self, params: GhostWordDuel.Params, rng: Random) -> Instance:
        letters = sorted(rng.sample(LETTERS, params.letters))
        words: set[str] = set()
        for _ in range(20 * params.bank if params.shortest <= params.longest else 0):
            word = "".join(rng.choices(letters, k=rng.randint(params.shortest, params.longest)))
            if not any(word.startswith(other) or other.startswith(word) for other in words):
                words.add(word)
            if len(words) == params.bank:
                break
        else:
            raise interactive.Retry
        instance = self.Instance(bank=tuple(sorted(words)), turns=params.longest // 2 + 1, chance=new_chance(rng))
        values = _values(instance.bank)
        if max(values[""].values()) != WON - 2 * params.moves or 100 * _luck(values, "") > params.luck:
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> str:
        return ""

    def illegal(self, shown: Instance, past: Past, move: str) -> str:
        fragment = past[-1][1].fragment if past else ""
        return "" if move in _values(shown.bank)[fragment] else f"no word begins with {fragment}{move}"

    def react(self, instance: Instance, state: str, move: str) -> Turn:
        fragment, values = state + move, _values(instance.bank)
        if fragment not in values:
            return Turn(fragment, _Seen("", fragment), "lost")
        best = max(values[fragment].values())
        letters = [letter for letter, value in values[fragment].items() if value == best]
        letter = draw(instance.chance, len(fragment), "letter").choice(letters)
        fragment += letter
        return Turn(fragment, _Seen(letter, fragment), "" if fragment in values else "won")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> str:
        return rng.choice(list(_values(shown.bank)[past[-1][1].fragment if past else ""]))

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        values = _values(shown.bank)[past[-1][1].fragment if past else ""]
        return max(values, key=values.__getitem__)


@lru_cache(maxsize=256)
def _values(bank: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """Give for every fragment that is no word the letters that may follow, each with its value for who adds it.

    A value is WON less the letters up to the end, for who loses the same below zero.
    """
    values: dict[str, dict[str, int]] = {}
    for length in range(max(map(len, bank)) - 1, -1, -1):
        for word in bank:
            if len(word) > length:
                own = values.setdefault(word[:length], {})
                after = values.get(word[: length + 1])
                best = max(after.values()) if after else WON
                own[word[length]] = 1 - best if best > 0 else -best - 1
    return values


def _luck(values: dict[str, dict[str, int]], fragment: str) -> float:
    """Return the chance that random letters win against the best ones."""
    chances = []
    for letter, value in values[fragment].items():
        answers = values[fragment + letter] if value > 0 else {}
        best = [fragment + letter + answer for answer in answers if answers[answer] == max(answers.values())]
        chances.append(sum(_luck(values, one) if one in values else 1.0 for one in best) / max(1, len(best)))
    return sum(chances) / len(chances)
