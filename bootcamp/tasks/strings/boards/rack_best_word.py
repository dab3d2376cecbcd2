"""Lay a word on a row of squares, over letters that lie there, for the most points.

Answer: a word, its first square and its points; every best play is right.
Harder: longer rows and lists, more letters that lie there, more squares that multiply.
Skills: optimization, arithmetic
Source: original; after board games with letter tiles.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Word

_PREMIUMS = ("2L", "3L", "2W", "3W")
_VALUES = dict.fromkeys("aeinorst", (1, 2)) | dict.fromkeys("bcdghlmpu", (2, 5)) | dict.fromkeys("fjkqvwxyz", (4, 10))


class RackBestWord(Task["RackBestWord.Params", "RackBestWord.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        rack: int = knob("the number of tiles on the rack", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=3, le=12)
        squares: int = knob("the number of squares", levels=(7, 7, 8, 9, 10, 11, 12, 14, 16, 18), ge=5, le=24)
        given: int = knob("how many letters lie on the row", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        listed: int = knob("the number of listed words", levels=(8, 10, 14, 18, 24, 30, 36, 42, 50, 60), ge=5, le=90)
        premiums: int = knob("the number of premium squares", levels=(0, 1, 2, 3, 4, 4, 5, 6, 7, 8), ge=0, le=12)

    class Instance(task.Instance):
        rack: str
        row: str
        """The letters on the row, with points for empty squares."""
        premiums: tuple[str, ...]
        """What each square is, or nothing."""
        values: tuple[tuple[str, int], ...]
        listed: tuple[str, ...]

        def squares(self) -> list[str]:
            return [
                f"{number}. {sign}" + f" {kind}" * bool(kind)
                for number, (sign, kind) in enumerate(zip(self.row, self.premiums, strict=True), 1)
            ]

    prompt = Prompt(
        en=r"""
        A row has {{ row | length }} squares. They are numbered from left to right; a point means that the square is
        empty, a letter that it lies there already{{ ", and premiums stand behind" if premiums | select | list }}:

        {{ squares() | lines }}

        You have these tiles: {{ rack | list | join(" ") }}. The letters are worth:

        {{ values | mapping(" ") }}

        Lay one word of this list on neighbouring squares, from left to right:

        {{ listed | comma }}

        It has to pass over at least one letter that lies there and at least one empty square. Letters that lie there
        must be those of the word at their squares; on each empty square you lay a tile of yours, each tile at most
        once.
        The square just before the word and the square just behind it must be empty or beyond the end of the row; the
        word itself may not run beyond the row. No other words are formed.

        Your points are the sum of the values of all letters of the word, of those too that lay there.
        {% if premiums | select | list %}
        Premiums count only on squares on which you lay a tile: 2L and 3L double and triple the value of that letter,
        2W and 3W multiply the sum of the whole word by 2 and 3, each of them one after the other.
        {% endif %}

        Give a play with as many points as possible: the word, the number of its first square (start) and its points
        (score). If there are several best plays, any one will do.
        """,
        zh=r"""
        一行有 {{ row | length }} 个格子，从左到右编号；点表示空格子，字母表示该格已有这个字母
        {{- "，后面写着奖励" if premiums | select | list }}：

        {{ squares() | lines }}

        你有这些字母牌：{{ rack | list | join(" ") }}。各字母的分值：

        {{ values | mapping(" ") }}

        从下表中选一个词，从左到右摆在相邻的格子上：

        {{ listed | join("、") }}

        这个词必须经过至少一个已有的字母和至少一个空格子。已有的字母必须与词在该格的字母一致；
        每个空格子上摆一张你的牌，每张牌至多用一次。
        紧挨在词前面的格子和紧挨在词后面的格子必须是空的，或者已在行外；词本身不能超出这一行。不考虑形成其他的词。

        得分是词中所有字母（包括原有字母）的分值之和。
        {% if premiums | select | list %}
        只有你摆了牌的格子上的奖励才有效：2L 和 3L 使该字母的分值乘以 2 和 3，2W 和 3W 使整个词的和乘以 2 和 3，
        多个时依次相乘。
        {% endif %}

        请给出得分尽可能高的摆法：词（word）、它第一个格子的编号（start）和得分（score）。如果有多种最优摆法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(word=Word(instance.listed), start=Integer(1, len(instance.row)), score=Integer(0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        row = ["."] * params.squares
        for place in rng.sample(range(1, params.squares, 2), params.given):
            row[place] = rng.choice("aeiorstnldm")
        rack: Counter[str] = Counter()
        fitting: dict[str, None] = {}
        for word in words.draw(rng, 150, 3, 6):
            if not set(word) & set(row):
                continue
            for start in rng.sample(range(params.squares), 5):
                needed = _laid("".join(row), word, start)
                if needed and (rack | needed).total() <= params.rack and len(fitting) < params.listed // 2:
                    rack |= needed
                    fitting[word] = None
        letters = "".join(rack.elements()) + "".join(rng.choices("aeilnorst", k=params.rack - rack.total()))
        rest = [word for word in words.draw(rng, 2 * params.listed, 3, 6) if word not in fitting]
        listed = sorted([*fitting, *rest[: params.listed - len(fitting)]])
        premiums = [""] * params.squares
        for place in rng.sample([p for p in range(params.squares) if row[p] == "."], params.premiums):
            premiums[place] = rng.choice(_PREMIUMS)
        used = sorted({*"".join(listed)})
        instance = self.Instance(
            rack="".join(sorted(letters)),
            row="".join(row),
            premiums=tuple(premiums),
            values=tuple((letter, rng.randint(*_VALUES[letter])) for letter in used),
            listed=tuple(listed),
        )
        plays = sorted(_plays(instance), reverse=True)
        if len(plays) < 3:
            raise task.Retry
        score, word, start = plays[0]
        longest = max(len(other) for _, other, _ in plays)
        if params.premiums > 1 and any(len(other) == longest for points, other, _ in plays if points == score):
            raise task.Retry
        return instance, {"word": word, "start": start + 1, "score": score}

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        score, fault = score_of(instance, answer["word"], answer["start"] - 1)
        if fault:
            return fault
        if score != answer["score"]:
            return "the points are not those of this play"
        return "" if score == max(_plays(instance))[0] else "a play with more points exists"

    def solve(self, instance: Instance) -> dict[str, Any]:
        score, word, start = max(_plays(instance))
        return {"word": word, "start": start + 1, "score": score}


def _plays(instance: RackBestWord.Instance) -> list[tuple[int, str, int]]:
    """List the points, the word and the first square, from 0, of every play."""
    tried = [(word, start) for word in instance.listed for start in range(len(instance.row) - len(word) + 1)]
    found = [(*score_of(instance, word, start), word, start) for word, start in tried]
    return [(score, word, start) for score, fault, word, start in found if not fault]


def score_of(instance: RackBestWord.Instance, word: str, start: int) -> tuple[int, str]:
    """Give the points of a play and the rule that it breaks, if any."""
    end = start + len(word)
    under = instance.row[start:end]
    laid = _laid(instance.row, word, start)
    if not laid:
        return 0, (
            "the word leaves the row, differs from a letter that lies there, touches one at its ends, "
            "or does not pass over a letter and an empty square"
        )
    if laid - Counter(instance.rack):
        return 0, "the tiles do not suffice"
    values, total, factor = dict(instance.values), 0, 1
    for sign, letter, kind in zip(under, word, instance.premiums[start:end], strict=True):
        times = int(kind[0]) if kind and sign == "." else 1
        total += values[letter] * (times if kind[1:] == "L" else 1)
        factor *= times if kind[1:] == "W" else 1
    return total * factor, ""


def _laid(row: str, word: str, start: int) -> Counter[str]:
    """Count the tiles to be laid for a word; none if it cannot lie there for another reason than the tiles."""
    under = row[start : start + len(word)]
    if len(under) < len(word) or under == "." * len(word) or (start and row[start - 1] != "."):
        return Counter()
    if row[start + len(word) : start + len(word) + 1] not in ("", ".") or any(
        sign not in (".", letter) for sign, letter in zip(under, word, strict=True)
    ):
        return Counter()
    return Counter(letter for sign, letter in zip(under, word, strict=True) if sign == ".")
