"""Find the hidden cards of a game, and who holds some others, from what the players named, lacked and showed.

Answer: the three hidden cards and the holders of the cards asked for; the log leaves no doubt about them.
Harder: more cards and players, more holders asked for, a log without a needless turn.
Skills: deduction, logic
Source: original; the game Cluedo by A. E. Pratt, 1949.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bootcamp import task
from bootcamp.lib.prompts import listed
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat, minimal_clues
from bootcamp.lib.worlds import draw_categories, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Record, Set, Word

_TURNS = 40


class _Turn(NamedTuple):
    """Who names which cards, who then has none, who shows one ("" for nobody), and which, if it is shown to you."""

    asker: str
    cards: tuple[str, ...]
    without: tuple[str, ...]
    shower: str
    shown: str


class MysteryCardDeduction(Task["MysteryCardDeduction.Params", "MysteryCardDeduction.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many cards there are", levels=(8, 9, 10, 11, 12, 13, 14, 15, 16, 18), ge=7, le=24)
        players: int = knob("how many players there are", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=3, le=6)
        asked: int = knob("how many holders are asked for", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        spare: int = knob("how many turns are not needed", levels=(2, 1, 1, 1, 1, 0, 0, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        kinds: tuple[tuple[str, tuple[str, ...]], ...]
        players: tuple[str, ...]  # in the order of seating; the first is you
        sizes: tuple[int, ...]
        hand: tuple[str, ...]
        turns: tuple[_Turn, ...]
        asked: tuple[str, ...]

        @property
        def said(self) -> dict[str, list[str]]:
            return {language: [_said(turn, language) for turn in self.turns] for language in ("en", "zh")}

    prompt = Prompt(
        en=r"""
        A game has cards of three kinds:

        {% for kind, cards in kinds %}
        {{ kind }}: {{ cards | join(", ") }}
        {% endfor %}

        One card of each kind lies hidden in an envelope. The others have been dealt to the players, who sit in a circle
        in this order (with the number of their cards): {% for name in players %}{{ name }} ({{ sizes[loop.index0] }})
        {{- "" if loop.last else ", " }}{% endfor %}. In a turn a player names one card of each kind, perhaps cards of
        their own. Then the others are asked in the order of seating, beginning with the next one after that player: who
        holds none of the three says so; the first who holds any of them shows one to that player alone, and the turn is
        over. All are honest.

        You are {{ players[0] }} and hold {{ hand | listed }}. These turns were taken, in no fixed order of players:

        {{ said.en | numbered }}

        Which three cards are hidden ("hidden"), and who holds {{ asked | listed }} ("holders")? All of this follows.
        """,
        zh=r"""
        一个游戏有三类牌：

        {% for kind, cards in kinds %}
        {{ kind | gloss }}：{% for card in cards %}{{ card | gloss }}{{ "" if loop.last else "、" }}{% endfor %}

        {% endfor %}

        每一类各有一张牌藏在信封里。其余的牌发给了各位玩家，他们按下面的顺序围坐一圈：
        {% for name in players %}{{ name }}（{{ sizes[loop.index0] }} 张）{{ "" if loop.last else "、" }}{% endfor %}。
        轮到某位玩家时，他说出每一类的一张牌（可以包括自己手中的牌）。然后从他的下一位开始，按座次依次询问其他人：
        手中没有这三张牌中任何一张的人如实说没有；第一个持有其中至少一张的人把其中一张只给提问者看，这一轮就结束。
        所有人都是诚实的。

        你是 {{ players[0] }}，手中有 {{ hand | join("、") }}。已经进行了以下各轮（由谁提问没有固定次序）：

        {{ said.zh | numbered }}

        藏着的是哪三张牌（"hidden"）？{{ asked | join("、") }} 分别在谁手中（"holders"）？这些都可以推出。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        cards = Word(tuple(card for _, group in instance.kinds for card in group))
        holders = Mapping(Word(instance.asked), Word(instance.players), required=instance.asked)
        return Record(hidden=Set(cards, size=3), holders=holders)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.players
        players = draw_names(rng, n)
        kinds = [
            (kind, cards[: (params.cards + place) // 3])
            for place, (kind, cards) in enumerate(draw_categories(rng, 3, (params.cards + 2) // 3))
        ]
        hidden = frozenset(rng.choice(cards) for _, cards in kinds)
        dealt = [card for _, cards in kinds for card in cards if card not in hidden]
        rng.shuffle(dealt)
        holder = {card: players[place % n] for place, card in enumerate(dealt)}
        turns = list(dict.fromkeys(_turn(rng, kinds, players, holder) for _ in range(_TURNS)))
        sat, place = _game(kinds, players, holder)
        switches = sat.variables(len(turns))
        for switch, turn in zip(switches, turns, strict=True):
            for clause in _clauses(turn, place):
                sat.add(-switch, *clause)
        facts = [place[card, ""] for card in hidden]
        others = [card for card in rng.sample(dealt, len(dealt)) if holder[card] != players[0]]
        try:
            if any(sat.solve((*switches, -fact)) for fact in facts):
                raise task.Retry
            asked = [card for card in others if not sat.solve((*switches, -place[card, holder[card]]))][: params.asked]
        except BudgetError:
            raise task.Retry from None
        needed = minimal_clues(sat, [*facts, *(place[card, holder[card]] for card in asked)], switches, rng)
        if needed is None or len(asked) < params.asked or len(needed) < 3:
            raise task.Retry
        spare = rng.sample([switch for switch in switches if switch not in needed], params.spare)
        instance = self.Instance(
            kinds=tuple((kind, tuple(sorted(cards))) for kind, cards in kinds),
            players=players,
            sizes=tuple(sum(who == name for who in holder.values()) for name in players),
            hand=tuple(sorted(card for card, who in holder.items() if who == players[0])),
            turns=tuple(turn for switch, turn in zip(switches, turns, strict=True) if switch in (*needed, *spare)),
            asked=tuple(sorted(asked)),
        )
        return instance, {"hidden": hidden, "holders": {card: holder[card] for card in instance.asked}}

    def key(self, instance: Instance) -> object:
        seat = {name: number for number, name in enumerate(instance.players)} | {"": -1}
        turns = [
            [seat[turn.asker], sorted(turn.cards), [seat[name] for name in turn.without], seat[turn.shower], turn.shown]
            for turn in instance.turns
        ]
        return [instance.kinds, instance.sizes, instance.hand, sorted(turns, key=str), instance.asked]


def _said(turn: _Turn, language: str) -> str:
    """Tell a turn."""
    cards, without = ", ".join(turn.cards), listed(turn.without, language)
    if language == "zh":
        lacks = f"{without} 没有。" if without else ""
        shows = f"{turn.shower} 给{f'你看了 {turn.shown}' if turn.shown else f' {turn.asker} 看了一张牌'}。"
        return f"{turn.asker} 说出 {cards}。{lacks}{shows if turn.shower else '没有人出示牌。'}"
    lacks = f" {without} {'has' if len(turn.without) == 1 else 'have'} none." if without else ""
    shows = f" {turn.shower} shows {f'you {turn.shown}' if turn.shown else f'{turn.asker} a card'}."
    return f"{turn.asker} names {cards}.{lacks}{shows if turn.shower else ' Nobody shows a card.'}"


def _turn(rng: Random, kinds: Any, players: tuple[str, ...], holder: dict[str, str]) -> _Turn:
    """Take a turn at random."""
    start = rng.randrange(len(players))
    asker = players[start]
    cards = tuple(rng.choice(group) for _, group in kinds)
    without: list[str] = []
    for name in (*players[start + 1 :], *players[:start]):
        own = [card for card in cards if holder.get(card) == name]
        if own:
            return _Turn(asker, cards, tuple(without), name, rng.choice(own) if start == 0 else "")
        without.append(name)
    return _Turn(asker, cards, tuple(without), "", "")


def _game(kinds: Any, players: tuple[str, ...], holder: dict[str, str]) -> tuple[Sat, dict[tuple[str, str], int]]:
    """State where each card can be, with your own hand: at a player or, as "", in the envelope."""
    sat = Sat()
    place = {(card, where): sat.variable() for _, cards in kinds for card in cards for where in ("", *players)}
    for _, cards in kinds:
        sat.exactly_one([place[card, ""] for card in cards])
        for card in cards:
            sat.exactly_one([place[card, where] for where in ("", *players)])
    for name in players:
        own = [card for card, who in holder.items() if who == name]
        sat.exactly([literal for (_, where), literal in place.items() if where == name], len(own))
        for card in own if name == players[0] else ():
            sat.add(place[card, name])
    return sat, place


def _clauses(turn: _Turn, place: dict[tuple[str, str], int]) -> list[list[int]]:
    """State what a turn tells you."""
    found = [[-place[card, name]] for name in turn.without for card in turn.cards]
    if turn.shower:
        found.append([place[card, turn.shower] for card in ([turn.shown] if turn.shown else turn.cards)])
    return found
