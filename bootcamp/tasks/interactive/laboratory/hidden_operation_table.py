"""Find products in a hidden group by asking for others.

Answer: two letters whose product is asked for or, once, six products; the game is won by the right six.
Turns: one product each, the last one gives the answer.
Harder: larger groups, fewer questions.
Skills: algebra, deduction, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import permutations
from random import Random
from typing import NamedTuple

import numpy as np

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.finite_groups import small_groups
from bootcamp.verifiers import Command, Format, Text

Move = tuple[str, str]
LETTERS = "abcdefgh"
WANTED = 6


class _Seen(NamedTuple):
    verb: str
    text: str
    product: str
    """The product; after the answer "right" or "wrong"."""


Past = tuple[tuple[Move, _Seen], ...]


class HiddenOperationTable(
    Interactive["HiddenOperationTable.Params", "HiddenOperationTable.Instance", Move, int, _Seen]
):
    version = 1

    class Params(interactive.Params):
        size: int = knob("how many letters there are", levels=(5, 6, 6, 6, 7, 7, 7, 8, 8, 8), ge=5, le=8)
        asks: int = knob("the most questions", levels=(5, 7, 6, 5, 7, 6, 5, 9, 8, 7), ge=1, le=20)

    class Instance(interactive.Instance):
        secret = ("table",)
        letters: str
        wanted: tuple[str, ...]
        table: str
        """The products row by row."""

    prompt = Prompt(
        en=r"""
        An operation * on the letters {{ letters | list | join(", ") }} makes them a group: (x*y)*z = x*(y*z) for all
        letters; one letter u has u*x = x*u = x for all x; and each x has some y with x*y = y*x = u. All tables of
        products that do this are equally likely. Which letter is u is not told.

        - "ask xy": I tell you the product x*y of two letters, which may be the same.
        - "answer" with a string of {{ wanted | length }} letters: this ends the game. You win if they are, in this
          order, the products {{ wanted | join(", ") }}.

        You may not ask for these products themselves. They were drawn so that u is a factor in at most two of them.
        """,
        zh=r"""
        字母 {{ letters | list | join("、") }} 在运算 * 下构成一个群：对所有字母有 (x*y)*z = x*(y*z)；有一个字母 u，使得
        对所有 x 有 u*x = x*u = x；每个 x 都有某个 y 使得 x*y = y*x = u。所有满足这些条件的乘法表等可能。
        哪个字母是 u 并不告诉你。

        - “ask xy”：我告诉你两个字母的积 x*y，两个字母可以相同。
        - “answer”后接 {{ wanted | length }} 个字母的一串：游戏到此结束。如果它们依次就是
          {{ wanted | join("、") }} 的积，你获胜。

        这几个积本身不能问。抽取它们时保证了其中至多有两个以 u 为因子。
        """,
    )
    reply = Prompt(
        en="{% if verb == 'ask' %}{{ text[0] }}*{{ text[1] }} = {{ product }}"
        "{% else %}That is {{ product }}.{% endif %}",
        zh="{% if verb == 'ask' %}{{ text[0] }}*{{ text[1] }} = {{ product }}{% else %}"
        "{{ '回答正确。' if product == 'right' else '回答错误。' }}{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        return Command(ask=Text(instance.letters, length=2), answer=Text(instance.letters, length=WANTED))

    def deal(self, params: HiddenOperationTable.Params, rng: Random) -> Instance:
        letters, table = LETTERS[: params.size], rng.choice(_tables(params.size))
        pairs = [x + y for x in letters for y in letters]
        wanted = rng.sample(pairs, WANTED)
        unit = next(x for x in letters if table[pairs.index(x + x)] == x)
        instance = self.Instance(
            letters=letters, wanted=tuple(map("*".join, wanted)), table=table, turns=params.asks + 1
        )
        if sum(unit in pair for pair in wanted) > 2 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        return "this product may not be asked for" if "*".join(move[1]) in shown.wanted else ""

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, text = move
        if verb == "ask":
            return Turn(state, _Seen(verb, text, instance.table[_place(text, instance)]))
        right = text == "".join(instance.table[_place(pair, instance)] for pair in instance.wanted)
        return Turn(state, _Seen(verb, text, "right" if right else "wrong"), "won" if right else "lost")

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Ask for the product whose most common value among the tables that fit is rarest."""
        n, wanted = len(shown.letters), [_place(pair, shown) for pair in shown.wanted]
        known = tuple((_place(seen.text, shown), seen.product) for _, seen in past)
        fitting = _fitting(n, known)
        answers = {"".join(table[place] for place in wanted) for table in fitting} if past else ()
        if len(answers) == 1:
            return "answer", min(answers)
        places = [place for place in range(n * n) if place not in wanted]
        if not past:  # every table fits
            places = [place for place in places if place // n != place % n][:1]  # such pairs are alike
        columns = {place: Counter([table[place] for table in fitting]) for place in places}
        best = min(places, key=lambda place: max(columns[place].values()))
        return "ask", shown.letters[best // n] + shown.letters[best % n]


def _place(pair: str, shown: HiddenOperationTable.Instance) -> int:
    return len(shown.letters) * shown.letters.index(pair[0]) + shown.letters.index(pair[-1])


@lru_cache(maxsize=256)
def _fitting(n: int, known: tuple[tuple[int, str], ...]) -> tuple[str, ...]:
    if not known:
        return _tables(n)
    place, product = known[-1]
    return tuple(table for table in _fitting(n, known[:-1]) if table[place] == product)


@lru_cache(maxsize=8)
def _tables(n: int) -> tuple[str, ...]:
    """List all tables of groups on the first n letters."""
    names = np.array(list(permutations(range(n))))
    back, each = np.argsort(names, axis=1), np.arange(len(names))[:, None, None]
    found: set[str] = set()
    for group in small_groups(n).values():
        renamed = names[each, np.array(group)[back[:, :, None], back[:, None, :]]]
        text = (renamed + ord(LETTERS[0])).astype(np.uint8).tobytes().decode()
        found.update(text[start : start + n * n] for start in range(0, len(text), n * n))
    return tuple(sorted(found))
