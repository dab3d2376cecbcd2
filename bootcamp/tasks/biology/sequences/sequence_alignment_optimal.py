"""Align two sequences with the greatest score.

Answer: the score and the two rows; every alignment with the greatest score is right.
Harder: longer sequences, local alignments, scores by pairs of letters, gaps that cost more to open.
Skills: optimization, search
Source: original; Needleman and Wunsch 1970, Smith and Waterman 1981, Gotoh 1982.
"""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Text

Answer = dict[str, Any]
Cell = tuple[int, str, str]


class SequenceAlignmentOptimal(Task["SequenceAlignmentOptimal.Params", "SequenceAlignmentOptimal.Instance", Answer]):
    version = 1

    class Params(task.Params):
        length: int = knob("letters of a sequence", levels=(4, 5, 7, 8, 10, 11, 13, 15, 18, 22), ge=3, le=40)
        local: bool = knob("whether alignments may be local", levels=(False,) * 3 + (True,) * 7)
        table: bool = knob("whether scores may depend on the pair", levels=(False,) * 4 + (True,) * 6)
        opening: bool = knob("whether opening a gap costs", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        hidden = ("best",)

        first: str
        second: str
        local: bool
        scores: tuple[tuple[int, ...], ...]
        """For each pair of bases, in the order A, C, G, T."""
        opening: int
        each: int
        """What a gap adds to the score, once and for each column; at most 0."""
        best: int

        def score(self, one: str, other: str) -> int:
            return self.scores[dna.BASES.index(one)][dna.BASES.index(other)]

        def rows(self) -> list[tuple[object, ...]]:
            return [(base, *row) for base, row in zip(dna.BASES, self.scores, strict=True)]

        def plain(self) -> bool:
            return len({self.scores[i][j] for i in range(4) for j in range(4) if i != j}) == 1 and (
                len({self.scores[i][i] for i in range(4)}) == 1
            )

    prompt = Prompt(
        en=r"""
        Align these two sequences:

        - First sequence: {{ first }}.
        - Second sequence: {{ second }}.

        An alignment is two rows of equal length. {% if local %}The first row holds a piece of neighbouring letters of
        the first sequence, in order, and the second row a piece of the second sequence{% else %}The first row holds the
        whole first sequence in order, and the second row the whole second sequence{% endif %}, with gap signs put
        in anywhere, written as hyphens; no column has a gap sign in both rows. The score is the sum of the following:

        {% if plain() %}
        - A column with two equal letters: {{ scores[0][0] | signed }}.
        - A column with two different letters: {{ scores[0][1] | signed }}.
        {% else %}
        - A column with two letters: the number in the table below.
        {% endif %}
        - A gap, that is a longest run of L neighbouring gap signs in one row: {% if opening %}({{ opening }}) + {%
          endif
        %}({{ each }}) × L.
        {% if not plain() %}

        {{ rows() | table(("", "A", "C", "G", "T")) }}
        {% endif %}

        Give the greatest possible score and an alignment that has it, as row1 and row2. Any such alignment will do.
        """,
        zh=r"""
        请比对下面两条序列：

        - 第一条序列：{{ first }}。
        - 第二条序列：{{ second }}。

        一个比对由等长的两行组成。{% if local %}第一行依次写出第一条序列中连续的一段，第二行写出第二条序列中连续的一段
        {% else %}第一行依次写出整条第一序列，第二行写出整条第二序列{% endif %}，其中任意处可以插入空位符号 -；
        任何一列都不能两行都是空位符号。比对的得分是下列各项之和：

        {% if plain() %}
        - 两个字母相同的列：{{ scores[0][0] | signed }}。
        - 两个字母不同的列：{{ scores[0][1] | signed }}。
        {% else %}
        - 有两个字母的列：下表中的数。
        {% endif %}
        - 一个空位，即同一行中连续 L 个空位符号组成的最长的一串：{% if opening %}({{ opening }}) + {% endif
        %}({{ each }}) × L。
        {% if not plain() %}

        {{ rows() | table(("", "A", "C", "G", "T")) }}
        {% endif %}

        请写出可能的最大得分 score，以及一个达到它的比对的两行 row1 和 row2。任何一个这样的比对都可以。
        """,
    )
    answer = Record(score=Integer(), row1=Text(alphabet=dna.BASES + "-"), row2=Text(alphabet=dna.BASES + "-"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        first = dna.random_bases(rng, params.length)
        second = list(first)
        for _ in range(2 + params.length // 4):
            place = rng.randrange(max(1, len(second)))
            second[place : place + rng.randint(0, 2)] = dna.random_bases(rng, rng.randint(0, 2))
        local = params.local and rng.random() < 0.5
        if local:
            second = [*dna.random_bases(rng, 2), *second[params.length // 4 :]]
        equal, other = rng.randint(1, 4), -rng.randint(1, 4)
        table = [[equal if i == j else other for j in range(4)] for i in range(4)]
        if params.table and rng.random() < 0.6:
            for i in range(4):
                for j in range(i + 1):
                    table[i][j] = table[j][i] = rng.randint(2, 6) if i == j else rng.randint(-4, 1)
        instance = self.Instance(
            first=first,
            second="".join(second),
            local=local,
            scores=tuple(map(tuple, table)),
            opening=-rng.randint(1, 5) if params.opening else 0,
            each=-rng.randint(1, 3),
            best=0,
        )
        best, top, bottom = _best(instance)
        instance = instance.model_copy(update={"best": best})
        width = max(len(first), len(second))
        plain = {(first.ljust(width, "-"), instance.second.ljust(width, "-"))}
        plain |= {(first.rjust(width, "-"), instance.second.rjust(width, "-"))}
        gapless = _best(instance.model_copy(update={"each": -1000}))[0] if local else 0
        if not 2 < len(second) < len(first) + 6 or "-" not in top + bottom or gapless == best:
            raise task.Retry
        if any(not self.check(instance, {"score": best, "row1": one, "row2": two}) for one, two in plain):
            raise task.Retry
        return instance, {"score": best, "row1": top, "row2": bottom}

    def check(self, instance: Instance, answer: Answer) -> str:
        for name, text in (("row1", instance.first), ("row2", instance.second)):
            letters = answer[name].replace("-", "")
            if letters != text and not (instance.local and letters in text):
                return f"{name} does not spell its sequence"
        columns = list(zip(answer["row1"], answer["row2"], strict=False))
        if len(answer["row1"]) != len(answer["row2"]) or ("-", "-") in columns:
            return "the rows differ in length or share a gap sign"
        total = sum(instance.score(a, b) for a, b in columns if "-" not in (a, b))
        for row in (answer["row1"], answer["row2"]):
            gaps = [len(list(run)) for sign, run in groupby(row) if sign == "-"]
            total += sum(instance.opening + instance.each * length for length in gaps)
        if total != answer["score"]:
            return f"the alignment scores {total}"
        return "" if total == instance.best else "an alignment with a greater score exists"

    def key(self, instance: Instance) -> object:
        rules = [instance.local, instance.scores, instance.opening, instance.each]
        return [sorted((instance.first, instance.second)), rules]


def _best(instance: SequenceAlignmentOptimal.Instance) -> Cell:
    """Give the greatest score with rows: for each two prefixes the best that ends in letters, a gap below or above."""
    n, m, start = len(instance.first), len(instance.second), (0, "", "")
    cells = dict[tuple[int, int, int], Cell]()
    for i in range(n + 1):
        for j in range(m + 1):
            for state, (di, dj) in enumerate(((1, 1), (1, 0), (0, 1))):
                if i < di or j < dj:
                    continue
                a = instance.first[i - 1] if di else "-"
                b = instance.second[j - 1] if dj else "-"
                earlier = list[Cell]()
                for before in range(3):
                    if (i - di, j - dj, before) in cells:
                        score, top, bottom = cells[i - di, j - dj, before]
                        earlier.append((score + instance.opening * (state != before and state > 0), top, bottom))
                if instance.local or (i == di and j == dj):
                    earlier.append((instance.opening * (state > 0), "", ""))
                if earlier:
                    score, top, bottom = max(earlier)
                    gain = instance.each if state else instance.score(a, b)
                    cells[i, j, state] = (score + gain, top + a, bottom + b)
    if instance.local:
        return max([start, *cells.values()])
    return max(cells[n, m, state] for state in range(3) if (n, m, state) in cells)
