"""Win a game of Nim, in Moore's form or in misère play too, against a perfect rival.

Answer: the sizes of the heaps after one's move; every winning way of playing wins.
Turns: one for each move of one's own.
Harder: more and larger heaps, misère play, moves in several heaps.
Skills: search, deduction
Source: original; C. L. Bouton (1901) and E. H. Moore (1910).
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.verifiers import Format, Integer, Sequence

Heaps = tuple[int, ...]


class _State(NamedTuple):
    turn: int
    heaps: Heaps


class _Seen(NamedTuple):
    rival: Heaps
    """The heaps after the rival's move; after one's own if it ended the game."""
    moved: bool


Past = tuple[tuple[Heaps, _Seen], ...]


class NimDuel(Interactive["NimDuel.Params", "NimDuel.Instance", Heaps, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        heaps: int = knob("how many heaps there are", levels=(3, 3, 3, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8)
        largest: int = knob("the largest heap", levels=(6, 8, 9, 10, 13, 13, 17, 21, 25, 30), ge=3, le=60)
        misere: bool = knob("whether the last taker may lose", levels=(False,) * 3 + (True,) * 7)
        several: int = knob("the most heaps of one move", levels=(1,) * 6 + (2,) * 3 + (3,), ge=1, le=3)

    class Instance(interactive.Instance):
        heaps: Heaps
        misere: bool
        most: int
        chance: int

    prompt = Prompt(
        en=r"""
        Heaps of stones lie on the table: {{ heaps | join(", ") }}. You and I move in turn, and you begin.
        {% if most == 1 %}
        A move takes one or more stones from one heap.
        {% else %}
        A move takes stones from one to {{ most }} heaps: one or more from each of them, as many as one likes.
        {% endif %}
        Who takes the last stone {{ "loses" if misere else "wins" }}. I play as well as can be, and you can force a win.

        Your move is the list of the sizes of all heaps after it, in the order given, 0 for an empty heap.
        I tell you the heaps after my move.
        """,
        zh=r"""
        桌上有几堆石子，各堆的数目为：{{ heaps | join("、") }}。你和我轮流行动，你先走。
        {% if most == 1 %}
        每一步从一堆里取走一颗或多颗石子。
        {% else %}
        每一步从一到 {{ most }} 堆里取石子：所选的每一堆都至少取走一颗，数目不限。
        {% endif %}
        取走最后一颗石子的人{{ "输" if misere else "赢" }}。我会尽力走得最好，而你有必胜的走法。

        你的一步写成走完之后各堆的数目，按给出的顺序列出，空堆写 0。我会告诉你我走完之后的各堆数目。
        """,
    )
    reply = Prompt(
        en="{% if moved %}After my move the heaps are {{ rival | join(', ') }}.{% else %}No stone is left.{% endif %}",
        zh="{% if moved %}我走完之后各堆为：{{ rival | join('、') }}。{% else %}石子已经取完。{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Heaps]:
        return Sequence(Integer(0, max(instance.heaps)), length=len(instance.heaps))

    def deal(self, params: NimDuel.Params, rng: Random) -> Instance:
        heaps = tuple(rng.randint(1, params.largest) for _ in range(params.heaps))
        misere = params.misere and rng.random() < 0.5
        most = 1 if misere or params.several == 1 else rng.randint(1, params.several)
        turns = min(interactive.MOST_TURNS, sum(heaps))
        instance = self.Instance(heaps=heaps, misere=misere, most=most, turns=turns, chance=new_chance(rng))
        if len(heaps) <= most or _is_lost(heaps, instance) or max(heaps) < 3 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.heaps)

    def illegal(self, shown: Instance, past: Past, move: Heaps) -> str:
        before = past[-1][1].rival if past else shown.heaps
        taken = [a - b for a, b in zip(before, move, strict=True)]
        if min(taken) < 0:
            return f"heap {1 + next(place for place, n in enumerate(taken) if n < 0)} has become larger"
        changed = sum(n > 0 for n in taken)
        if not changed:
            return "no stone was taken"
        return "" if changed <= shown.most else f"stones were taken from {changed} heaps, more than {shown.most}"

    def react(self, instance: Instance, state: _State, move: Heaps) -> Turn:
        if not any(move):
            return Turn(state, _Seen(move, moved=False), "lost" if instance.misere else "won")
        rng = draw(instance.chance, state.turn, "move")
        rival = _winning_move(move, instance) or _any_move(move, rng)
        over = "" if any(rival) else "won" if instance.misere else "lost"
        return Turn(_State(state.turn + 1, rival), _Seen(rival, moved=True), over)

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Heaps:
        return _any_move(past[-1][1].rival if past else shown.heaps, rng)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Heaps:
        heaps = past[-1][1].rival if past else shown.heaps
        return _winning_move(heaps, shown) or _any_move(heaps, rng)


def _is_lost(heaps: Heaps, game: NimDuel.Instance) -> bool:
    """Tell whether who is to move loses: all binary digits add up to multiples of most + 1 (Moore).

    In misère play of single heaps the end is the other way round: with heaps of 1 an odd number of them loses.
    """
    if game.misere and max(heaps) <= 1:
        return sum(heaps) % 2 == 1
    bits = max(heaps).bit_length()
    return all(sum(heap >> bit & 1 for heap in heaps) % (game.most + 1) == 0 for bit in range(bits))


def _moore_move(heaps: Heaps, most: int) -> Heaps | None:
    """Set the digits from the highest on: a heap that has lost one may have any lower digits (Moore 1910)."""
    made, lowered = list(heaps), set[int]()
    for bit in reversed(range(max(heaps).bit_length())):
        ones = [place for place, heap in enumerate(heaps) if heap >> bit & 1 and place not in lowered]
        surplus = len(ones) % (most + 1)
        missing = most + 1 - surplus if surplus else 0
        if missing > len(lowered):
            lowered.update(ones[:surplus])
            missing = 0
        for count, place in enumerate(sorted(lowered)):
            made[place] = made[place] >> bit + 1 << bit + 1 | (count < missing) << bit | made[place] & (1 << bit) - 1
    return tuple(made) if lowered else None


def _winning_move(heaps: Heaps, game: NimDuel.Instance) -> Heaps | None:
    """Return the position that a winning move leads to, None if there is no such move."""
    if not game.misere:
        return _moore_move(heaps, game.most)
    moves = [(*heaps[:p], n, *heaps[p + 1 :]) for p, heap in enumerate(heaps) for n in range(heap)]
    return min((move for move in moves if _is_lost(move, game)), key=sum, default=None)


def _any_move(heaps: Heaps, rng: Random) -> Heaps:
    place = rng.choice([place for place, heap in enumerate(heaps) if heap])
    return (*heaps[:place], rng.randrange(heaps[place]), *heaps[place + 1 :])
