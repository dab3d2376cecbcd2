"""Runs of games: played to their end, kept as replies, judged again by replay, gone on with after a failure."""

from pathlib import Path
from typing import Any

import pytest

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.eval import evaluate, rescore
from bootcamp.eval.suites import compose

SUITE = compose("interactive,game24", [1, 3], n=1)


class Player:
    """Plays by the reference policy, or slips, and answers questions wrongly; it may fail once."""

    def __init__(self, fails: bool = False, slips: bool = False) -> None:
        self.cases = {case.prompt: case for case in SUITE.cases()}
        self.fails, self.slips = fails, slips

    def __call__(self, messages: list[dict[str, str]]) -> str:
        case = self.cases[messages[0]["content"]]
        if not registry.get(case.task).interactive:
            return "\\boxed{1}"
        if self.fails and len(messages) > 3:
            raise ConnectionError("gone")
        if self.slips:
            return "I pass."
        return str(case.demonstrate()[len(messages)]["content"])


def test_games_are_played_to_their_end(tmp_path: Path) -> None:
    report = evaluate(Player(), SUITE, out=tmp_path)
    assert report.groups["domain"]["interactive"].accuracy == 1.0
    assert report.groups["domain"]["arithmetic"].accuracy == 0.0
    games = report.groups["domain"]["interactive"]
    assert games.turns is not None
    assert games.turns > 1
    assert games.slips == 0.0
    assert report.groups["domain"]["arithmetic"].turns is None
    found = rescore(tmp_path)
    assert not found.differences
    kept = [one for one in found.responses if registry.get(one.task).interactive]
    assert all(isinstance(one.response, list) and len(one.response) == one.turns for one in kept)


def test_slips_are_counted(tmp_path: Path) -> None:
    games = evaluate(Player(slips=True), SUITE, out=tmp_path).groups["domain"]["interactive"]
    assert (games.accuracy, games.turns, games.slips) == (0.0, 0.0, 3.0)


def test_a_game_that_failed_is_played_again(tmp_path: Path) -> None:
    player = Player(fails=True)
    report = evaluate(player, SUITE, out=tmp_path)
    games = [case for case in SUITE.cases() if registry.get(case.task).interactive]
    longer = [case for case in games if len(case.demonstrate()) > 2 * 2 + 1]  # shorter games are over before it fails
    assert report.missing == len(longer) > len(games) / 2
    player.fails = False
    assert evaluate(player, SUITE, out=tmp_path).missing == 0


def test_globs_take_games_in_if_asked() -> None:
    names = set(registry.names("interactive"))
    assert not names & {name.partition("@")[0] for name in compose("core").tasks}
    assert names <= {name.partition("@")[0] for name in compose("core", interactive=True).tasks}


def test_a_recipe_says_itself_what_it_holds(tmp_path: Path) -> None:
    with pytest.raises(BootcampError, match="recipe"):
        evaluate(lambda messages: "", SUITE, out=tmp_path, interactive=True)


def test_a_local_model_is_asked_the_whole_conversation(tmp_path: Path) -> None:
    asked: list[Any] = []

    def player(messages: list[dict[str, str]]) -> str:
        asked.append([message["role"] for message in messages])
        return "\\boxed{1}"

    evaluate(player, compose("hidden_wiring_lamps", [1], n=1), out=tmp_path, system="Play.")
    assert asked[0] == ["system", "user"]
    assert asked[1] == ["system", "user", "assistant", "user"]
    assert isinstance(SUITE.cases()[0], Case)
