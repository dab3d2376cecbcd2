"""Certify a game: the promises of tasks that are played turn by turn, as rules.

The oracle of a game is written from its prompt::

    LEVELS = range(1, 11)
    def play(instance, moves)                 # what is seen after each move, up to the end, and "won", "lost" or ""
    def least(instance) -> int                # optional: the fewest moves that win for sure
    LEAST_LEVELS = range(1, 4)                # the levels that `least` reaches
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from typing import Any, cast

from bootcamp import interactive
from bootcamp.cases import Case
from bootcamp.identity import LEVELS
from bootcamp.interactive import MOST_GUESSES, MOST_TURNS, Interactive, Past, Position, replay
from bootcamp.testing.answers import GARBAGE, dresses
from bootcamp.testing.probe import Probe, Rule, rule
from bootcamp.testing.timing import timed
from bootcamp.testing.variety import require_clean_prompts
from bootcamp.verifiers.commands import Command

PLAY_PROMISES = {
    0: "the file declares what it is",
    1: "the same replies bring the same observations and verdict",
    2: "the policy wins every case, knowing what the model knows",
    3: "neither random play nor a script wins",
    4: "nothing gives a secret away",
    5: "stopping early, slips and garbage earn nothing",
    6: "an independent oracle agrees",
    7: "dealing, stepping and replaying keep their budgets",
    8: "every level deals, and harder than the last",
    11: "splits never share a key",
}
"""What every game promises; each has rules of its own."""

OF_EVERY_TASK = (
    *("declared", "reproducible", "reproducible_elsewhere", "survives"),
    *("ladder", "levels_differ", "generates", "splits_apart", "splits_large_enough"),
)
"""Rules of other tasks that hold for games too."""

PLAY_SECONDS = {"generate p50": 0.100, "verify p50": 0.001, "replay p99 level 10": 0.050}
"""Budgets on one core: dealing at level 5 with the policy's game, one step, and a whole replay at level 10."""

MOST_WON = 0.10
"""The largest share of games that random play may win from level 3; twice that below."""

MOST_SCRIPTED = 0.20
"""The largest share of games that a script may win from level 3."""

MOST_GRADE = 0.30
"""The largest mean grade of random play."""

MOST_OBSERVED, MOST_TOKENS = 600, 4000
"""The largest size of an observation in characters, and of a won conversation in tokens."""

_GAMES = 100
"""Games that scripts and random play are measured on at a level in full checks."""

PLAY_RULES: dict[str, Rule] = {}
"""The rules of games alone, by name."""


_play_rule = partial(rule, among=PLAY_RULES)

AnyGame = Interactive[Any, Any, Any, Any, Any]


def _game(probe: Probe) -> AnyGame:
    return cast(AnyGame, probe.task)


def _dealt(case: Case) -> Any:
    return case.instance


@_play_rule(0)
def declares_turns(probe: Probe) -> None:
    """The docstring tells of the turns, the secrets are fields without defaults, the budgets of size are kept."""
    game = _game(probe)
    probe.require(bool(game.about.get("turns")), "the docstring has no Turns: line")
    fields = game.Instance.model_fields
    for name in cast("type[interactive.Instance]", game.Instance).secret:
        probe.require(
            name in fields and fields[name].is_required(), f"secret names {name!r}, which is no field or has a default"
        )
    for case in probe.cases():
        turns = _dealt(case).turns
        probe.require(1 <= turns <= MOST_TURNS, f"{case.id}: turns={turns}: expected 1 to {MOST_TURNS}")
        messages = case.demonstrate()
        longest = max(len(message["content"]) for message in messages[2::2])
        probe.require(
            longest <= MOST_OBSERVED, f"{case.id}: an observation has {longest} characters, over {MOST_OBSERVED}"
        )
        tokens = sum(map(_tokens, messages))
        probe.require(tokens <= MOST_TOKENS, f"{case.id}: the won game has about {tokens} tokens, over {MOST_TOKENS}")
        require_clean_prompts(probe, case)


def _tokens(message: dict[str, str]) -> int:
    """Estimate the tokens of a message: four bytes each, and four for its frame."""
    return len(message["content"].encode()) // 4 + 4


@_play_rule(1)
def replays_alike(probe: Probe) -> None:
    """An episode, a verdict on its messages and one after JSON agree, interleaved and in threads, cache or not."""
    for case in probe.cases():
        rng = Random(probe.rotation)
        games = [
            list(_game(probe).demonstration(case)),
            _random_replies(probe, case, rng),
            _random_replies(probe, case, rng),
        ]
        episodes = [_game(probe).play(case) for _ in games]
        for turn in range(max(map(len, games))):  # interleaved
            for episode, replies in zip(episodes, games, strict=True):
                if turn < len(replies) and not episode.done:
                    episode.step(replies[turn])
        copy = Case.from_json(case.to_json()) if probe.known else case
        with ThreadPoolExecutor(4) as pool:
            again = list(pool.map(partial(replay, copy), [episode.messages for episode in episodes]))
        interactive.forget()
        for episode, warm in zip(episodes, again, strict=True):
            cold = replay(case, episode.messages)
            probe.require(warm == cold == episode.position, f"{case.id}: the same replies lead to two positions")
            drifted = interactive.drift(case, episode.messages)
            probe.require(not drifted, f"{case.id}: an observation is not the case's own: {drifted!r:.80}")


@_play_rule(2)
def policy_wins(probe: Probe) -> None:
    """The policy wins within the turns, its moves handed in through every dress."""
    game = _game(probe)
    for case in probe.cases():
        format_ = game.format(_dealt(case).veiled())
        moves = [format_.render(move) for move, _ in game.policy_game(_dealt(case))[0]]
        for name, _ in dresses("", format_.marks):
            said = [dict(dresses(move, format_.marks)).get(name, rf"\boxed{{{move}}}") for move in moves]
            verdict = replay(case, said).verdict
            probe.require(
                verdict.correct, f"{case.id}: the policy's game as {name} is {verdict.reason} ({verdict.detail})"
            )


@_play_rule(2, full=True)
def policy_wins_often(probe: Probe) -> None:
    """The policy wins each of 50 games a level."""
    for level in LEVELS:
        for case in probe.draws(level, 50):
            probe.require(_game(probe).policy_wins(_dealt(case)), f"{case.id}: the policy does not win")


@_play_rule(3, full=True)
def cheap_play_loses(probe: Probe) -> None:
    """Random legal play, exploring and then answering at random, and scripts hardly win."""
    worst, scripted, grades = 0.0, 0.0, []
    for level in LEVELS:
        cases = probe.draws(level, _GAMES)
        rng = Random(level)
        lost = [_play(probe, case, partial(_random_move, probe, rng, explore=False)) for case in cases]
        explored = [_play(probe, case, partial(_random_move, probe, rng, explore=True)) for case in cases]
        shares = [sum(position.over == "won" for position in found) / len(cases) for found in (lost, explored)]
        limit = MOST_WON if level >= 3 else 2 * MOST_WON
        error = 3 * (limit * (1 - limit) / len(cases)) ** 0.5
        probe.require(max(shares) <= limit + error, f"level {level}: random play wins {max(shares):.0%} of the games")
        grades += [position.verdict.grade for position in lost + explored if position.over != "won"]
        if level < 3:
            continue
        worst = max(worst, *shares)
        for name, share in _scripts(probe, cases):
            probe.require(share <= MOST_SCRIPTED, f"level {level}: {name} wins {share:.0%} of the games")
            scripted = max(scripted, share)
    mean = sum(grades) / max(1, len(grades))
    probe.require(mean <= MOST_GRADE, f"random play that lost is graded {mean:.2f} on average, over {MOST_GRADE}")
    probe.figures |= {"guess": worst, "policy": scripted, "distinct": _distinct(probe)}


def _distinct(probe: Probe) -> float:
    """Return the smallest share of distinct games among those dealt at a level from 3."""
    shares = []
    for level in LEVELS[2:]:
        cases = probe.draws(level, _GAMES)
        shares.append(len({probe.task.key_digest(case.instance) for case in cases}) / len(cases))
    return min(shares)


def _scripts(probe: Probe, cases: list[Case]) -> Iterator[tuple[str, float]]:
    """Give the shares of games that scripts win: one move repeated, the policy's moves of another case."""
    first = [[_first_legal(probe, case)] * _dealt(case).turns for case in cases]
    games = [[move for move, _ in _game(probe).policy_game(_dealt(case))[0]] for case in cases]
    yield "one move repeated", _won(probe, cases, first)
    yield (
        "the policy's first move repeated",
        _won(probe, cases, [[game[0]] * _dealt(c).turns for c, game in zip(cases, games, strict=True)]),
    )
    yield "the policy's game of another case", _won(probe, cases, [*games[1:], games[0]])


def _won(probe: Probe, cases: list[Case], scripts: list[list[Any]]) -> float:
    won = 0
    for case, moves in zip(cases, scripts, strict=True):
        format_ = _game(probe).format(_dealt(case).veiled())
        won += replay(case, [rf"\boxed{{{format_.render(move)}}}" for move in moves]).over == "won"
    return won / len(cases)


def _first_legal(probe: Probe, case: Case) -> Any:
    move = _random_move(probe, Random(0), case, (), explore=True)
    assert move is not None, f"{case.id}: no legal first move is found"
    return move


def _play(probe: Probe, case: Case, choose: Any) -> Position:
    """Play a game by moves that are chosen from the case and the past; a player without a move stops."""
    game, position = _game(probe), _game(probe).opening(_dealt(case))
    format_ = game.format(_dealt(case).veiled())
    while not position.over:
        move = choose(case, position.past)
        if move is None:
            break
        position = game.after(case, position, rf"\boxed{{{format_.render(move)}}}")
    return position


def _random_move(probe: Probe, rng: Random, case: Case, past: Past[Any, Any], *, explore: bool) -> Any:
    """Draw a legal move; who explores gives the verb that ends the game, the last one, only in the last turn."""
    game, shown = _game(probe), _dealt(case).veiled()
    format_ = game.format(shown)
    ends = format_.verbs[-1][0] if explore and isinstance(format_, Command) else ""
    last = len(past) + 1 == shown.turns
    moves = (game.random_move(shown, past, rng) for _ in range(MOST_GUESSES))
    return next((move for move in moves if move is None or not ends or (move[0] == ends) == last), None)


def _random_replies(probe: Probe, case: Case, rng: Random) -> list[str]:
    """Give the replies of random play up to the end of the game, with a slip among them."""
    format_ = _game(probe).format(_dealt(case).veiled())
    position = _play(probe, case, partial(_random_move, probe, rng, explore=True))
    said = [rf"\boxed{{{format_.render(move)}}}" for move, _ in position.past]
    said.insert(rng.randrange(len(said) + 1), "I am not sure.")
    return said


@_play_rule(4)
def secrets_kept(probe: Probe) -> None:
    """A slip moves nothing, no observation holds a secret that no move named, budgets follow from what is shown."""
    game = _game(probe)
    for case in probe.cases():
        moves = list(game.demonstration(case))
        position = replay(case, moves[:-1])
        slip = game.after(case, position, "Pass.")
        probe.require(slip.state == position.state and slip.slips == 1, f"{case.id}: a slip moves the world")
        named, secrets = _words(case.prompt), _secret_words(_dealt(case))
        for turn, move in enumerate(moves[:-1], start=1):
            named |= _words(move)
            leaked = secrets & _words(replay(case, moves[:turn]).observation) - named
            probe.require(
                not leaked, f"{case.id}: an observation holds the secret {sorted(leaked)}, which no move named"
            )
    for level in probe.levels:
        budgets: dict[str, set[int]] = defaultdict(set)
        for case in probe.draws(level, 20):
            shown = _dealt(case).veiled().model_dump_json(exclude={"turns"})
            budgets[shown].add(_dealt(case).turns)
            both = {game.prompt.render(instance, case.language) for instance in (_dealt(case), _dealt(case).veiled())}
            probe.require(len(both) == 1, f"{case.id}: the prompt depends on a secret")
        differ = any(len(turns) > 1 for turns in budgets.values())
        probe.require(
            not differ, f"level {level}: games that look alike have different budgets, which tells of the secret"
        )


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def _secret_words(instance: Any) -> set[str]:
    """Return the secrets that are words or numbers of three or more characters."""
    values = (getattr(instance, name) for name in instance.secrets())
    return {str(value) for value in values if isinstance(value, str | int) and len(str(value)) >= 3}


@_play_rule(5)
def nothing_for_nothing(probe: Probe) -> None:
    """Prefixes of a won game, slips, garbage and a cut-off move earn nothing; long conversations end quickly."""
    game = _game(probe)
    for case in probe.cases():
        moves = list(game.demonstration(case))
        for turn in range(len(moves)):
            verdict = replay(case, moves[:turn]).verdict
            probe.require(
                verdict.score == verdict.grade == 0.0,
                f"{case.id}: {turn} of {len(moves)} moves of a won game earn something",
            )
        cut = replay(case, [*moves[:-1], moves[-1][:-1]], truncated=True)
        probe.require(not cut.verdict.correct or case.answer_style == "none", f"{case.id}: a cut-off move wins")
        for garbage in ("", "Pass.", case.prompt, r"\boxed{}"):
            position = replay(case, [garbage] * (game.slips + 1))
            probe.require(position.over == "slips", f"{case.id}: {garbage!r:.40} said {game.slips + 1} times is no end")
            probe.require(
                position.verdict.score == position.verdict.grade == 0.0, f"{case.id}: garbage earns something"
            )
        after = replay(case, [*moves, "Pass.", "Pass.", "Pass.", "Pass."])
        probe.require(after.verdict.correct, f"{case.id}: what is said after a won game counts")
    case = probe.case(probe.levels[-1])
    size, many = (1_000_000, 10_000) if probe.full else (20_000, 500)
    units = GARBAGE if probe.full else GARBAGE[probe.rotation % len(GARBAGE) :][:1]
    for unit in units:
        _ends_soon(probe, case, [unit * (size // len(unit))] * (game.slips + 1), f"{size} characters of {unit!r}")
    _ends_soon(probe, case, [r"\boxed{pass}"] * many, f"{many} messages")


def _ends_soon(probe: Probe, case: Case, said: list[str], what: str) -> None:
    position, seconds = timed(partial(replay, case, said))
    probe.require(bool(position.over) and not position.verdict.correct, f"{case.id}: {what} do not end the game")
    probe.require(seconds < 1, f"{case.id}: {what} took {seconds:.1f} s")


@_play_rule(6)
def oracle_agrees(probe: Probe) -> None:
    """The oracle sees what the game shows, and the same end, in the policy's, random and near-miss play."""
    oracle, game = probe.oracle, _game(probe)
    probe.require(oracle is not None, "there is no oracle")
    assert oracle is not None
    levels = [level for level in oracle.LEVELS if level in LEVELS]
    chosen = (
        [(level, seed) for level in levels for seed in range(3)]
        if probe.full
        else [(level, 0) for level in probe.levels if level in levels]
    )
    for level, seed in chosen:
        case, rng = probe.case(level, seed), Random(seed)
        instance, format_ = _dealt(case), game.format(_dealt(case).veiled())
        best = [move for move, _ in game.policy_game(instance)[0]]
        games = [
            best,
            *(
                [*best[:place], near, *best[place + 1 :]]
                for place in range(len(best))
                for near in _near(format_, best[place], rng)
            ),
        ]
        games += [
            [move for move, _ in _play(probe, case, partial(_random_move, probe, rng, explore=e)).past]
            for e in (True, False)
        ]
        for moves in games:
            position = replay(case, [rf"\boxed{{{format_.render(move)}}}" for move in moves])
            played = [move for move, _ in position.past]
            seen, over = oracle.play(instance, played)
            probe.require(
                [tuple(one) for one in seen] == [tuple(one) for _, one in position.past],
                f"{case.id}: after {played!r:.200} the oracle sees {seen!r:.200}, not {position.past!r:.200}",
            )
            ended = position.over if position.over in ("won", "lost") else ""
            probe.require(over == ended, f"{case.id}: the oracle says {over!r}, not {ended!r}, after {played!r:.200}")
        if level in getattr(oracle, "LEAST_LEVELS", ()):
            least = oracle.least(instance)
            probe.require(least <= instance.turns, f"{case.id}: the oracle needs {least} moves, over {instance.turns}")


def _near(format_: Any, move: Any, rng: Random) -> list[Any]:
    return list(format_.neighbours(move, rng))[:2]


@_play_rule(7, full=True)
def fast(probe: Probe) -> None:
    """Dealing, one step and a whole replay keep their budgets on one core."""
    game = _game(probe)
    deals = probe.seconds(5, 50)
    steps, replays = [], []
    for seed in range(20):
        case = probe.draw(5, seed)
        position = game.opening(_dealt(case))
        for text in game.demonstration(case):
            position, seconds = timed(partial(game.after, case, position, text))
            steps.append(seconds)
        hard = probe.draw(10, seed)
        said = list(game.demonstration(hard))
        interactive.forget()
        replays.append(timed(partial(replay, hard, said))[1])
    measured = {
        "generate p50": deals[len(deals) // 2],
        "verify p50": sorted(steps)[len(steps) // 2],
        "replay p99 level 10": max(replays),
    }
    probe.figures |= measured
    for name, seconds in measured.items():
        probe.require(
            seconds <= PLAY_SECONDS[name], f"{name} is {1000 * seconds:.1f} ms, over {1000 * PLAY_SECONDS[name]:g} ms"
        )
