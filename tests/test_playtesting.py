"""Find a number by guesses that are told to be too low or too high: a sound game, and broken ones for the rules."""

from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bootcamp import interactive, registry, testing
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Format, Integer

__doc__ += """
Answer: a number; the game is won by the right one.
Turns: one guess each.
Harder: more numbers.
Skills: search
Source: original.
"""


class Seen(NamedTuple):
    guess: int
    sign: int


class Knobs(interactive.Params):
    size: int = knob(
        "how many numbers there are", levels=(100, 120, 150, 200, 250, 300, 400, 500, 700, 1000), ge=2, le=9999
    )


class Dealt(interactive.Instance):
    secret = ("number",)
    low: int
    size: int
    number: int


Past = tuple[tuple[int, Seen], ...]


class Sound(Interactive[Knobs, Dealt, int, int, Seen]):
    Params = Knobs
    Instance = Dealt
    prompt = Prompt(
        en="Find my number from {{ low }} to {{ low + size }}; after each guess I say higher, lower or right.",
        zh="猜一个从 {{ low }} 到 {{ low + size }} 的数；每次猜完我会说大了、小了还是对了。",
    )
    reply = Prompt(
        en="{{ ['Lower', 'Right', 'Higher'][sign + 1] }}.",
        zh="{{ ['大了', '对了', '小了'][sign + 1] }}。",
    )

    def format(self, instance: Dealt) -> Format[int]:
        return Integer(instance.low, instance.low + instance.size)

    def deal(self, params: Knobs, rng: Random) -> Dealt:
        low = rng.randint(1, 500)
        number = low + rng.randint(0, params.size)
        return self.Instance(low=low, size=params.size, number=number, turns=(params.size + 1).bit_length())

    def begin(self, instance: Dealt) -> int:
        return 0

    def react(self, instance: Dealt, state: int, move: int) -> Turn:
        sign = (instance.number > move) - (instance.number < move)
        return Turn(state + 1, Seen(move, sign), "" if sign else "won")

    def policy(self, shown: Dealt, past: Past, rng: Random) -> int:
        low, high = shown.low, shown.low + shown.size
        for guess, seen in past:
            low, high = (guess + 1, high) if seen.sign > 0 else (low, guess - 1)
        return (low + high) // 2


def play(instance: Dealt, moves: list[int]) -> tuple[list[tuple[int, int]], str]:
    seen = []
    for move in moves:
        seen.append((move, 0 if move == instance.number else 1 if move < instance.number else -1))
        if move == instance.number:
            return seen, "won"
    return seen, ""


ORACLE: Any = SimpleNamespace(LEVELS=range(1, 11), LEAST_LEVELS=(1,), play=play, least=lambda instance: instance.turns)


class NoBudget(Sound):
    """Breaks `declares_turns`: more turns than a game may have."""

    def deal(self, params: Knobs, rng: Random) -> Dealt:
        return super().deal(params, rng).model_copy(update={"turns": 99})


class Forgetful(Sound):
    """Breaks `replays_alike`: the world keeps a count of its own."""

    count = 0

    def react(self, instance: Dealt, state: int, move: int) -> Turn:
        type(self).count += 1
        return super().react(instance, state, move)._replace(state=type(self).count)


class Poor(Sound):
    """Breaks `policy_wins` and `policy_wins_often`: it counts up."""

    def policy(self, shown: Dealt, past: Past, rng: Random) -> int:
        return shown.low + len(past)


class Generous(Sound):
    """Breaks `cheap_play_loses`: whatever is near is right."""

    def react(self, instance: Dealt, state: int, move: int) -> Turn:
        turn = super().react(instance, state, move)
        return turn._replace(over="won") if abs(instance.number - move) < instance.size / 4 else turn


class Graded(Sound):
    """Breaks `cheap_play_loses`: lost games have high grades."""

    def progress(self, instance: Dealt, state: int) -> float:
        return 0.9


class Talkative(Sound):
    """Breaks `secrets_kept`: an observation tells the number."""

    class Told(NamedTuple):
        guess: int
        sign: int
        number: int

    reply = Prompt(en="Not yet; it is {{ number }}.", zh="还不对，是 {{ number }}。")

    def react(self, instance: Dealt, state: int, move: int) -> Turn:
        turn = super().react(instance, state, move)
        return turn._replace(seen=self.Told(move, turn.seen.sign, instance.number))


class Budgeted(Sound):
    """Breaks `secrets_kept`: the budget tells of the number."""

    def deal(self, params: Knobs, rng: Random) -> Dealt:
        dealt = super().deal(params, Random(rng.randrange(2)))
        number = dealt.low + rng.randint(0, params.size)
        return dealt.model_copy(update={"number": number, "turns": dealt.turns + 2 + number % 2})


class Anything(Integer):
    def parse(self, text: str) -> int:
        return self.low or 0 if not text.isdecimal() else super().parse(text)


class Patient(Sound):
    """Breaks `nothing_for_nothing`: any reply is a move."""

    def format(self, instance: Dealt) -> Format[int]:
        return Anything(instance.low, instance.low + instance.size)


class Slow(Sound):
    """Breaks `fast`: a step adds up many numbers."""

    def react(self, instance: Dealt, state: int, move: int) -> Turn:
        return super().react(instance, state + 0 * sum(range(200_000)), move)


BROKEN = {
    "declares_turns": (NoBudget,),
    "replays_alike": (Forgetful,),
    "policy_wins": (Poor,),
    "policy_wins_often": (Poor,),
    "cheap_play_loses": (Generous, Graded),
    "secrets_kept": (Talkative, Budgeted),
    "nothing_for_nothing": (Patient,),
    "fast": (Slow,),
}


def check(kind: type[Sound], *rules: str, full: bool = True, oracle: Any = ORACLE) -> testing.Report:
    interactive.forget()
    registry.register(kind)
    return testing.check_task(kind(f"local/{kind.stem()}"), oracle=oracle, full=full, rules=list(rules) or None)


def test_a_sound_game_keeps_every_promise() -> None:
    report = check(Sound)
    assert report.faults == {}
    assert report.figures["guess"] <= testing.playtesting.MOST_WON


def test_every_rule_of_games_has_a_broken_one() -> None:
    assert {*BROKEN, "oracle_agrees"} == testing.playtesting.PLAY_RULES.keys()


@pytest.mark.parametrize("rule", BROKEN)
def test_broken_games_are_found(rule: str) -> None:
    for kind in BROKEN[rule]:
        assert rule in check(kind, rule).faults, kind.__doc__


def test_an_oracle_that_sees_otherwise_is_told() -> None:
    blind = SimpleNamespace(**{**vars(ORACLE), "play": lambda instance, moves: ([(move, 1) for move in moves], "")})
    deep = SimpleNamespace(**{**vars(ORACLE), "least": lambda instance: instance.turns + 1})
    for oracle in (blind, deep, None):
        assert "oracle_agrees" in check(Sound, "oracle_agrees", oracle=oracle).faults


def test_quick_rules_are_quick_and_enough_for_a_sound_game() -> None:
    assert check(Sound, full=False).passed
