"""What the commands of version control do to small repositories, and which are refused."""

from __future__ import annotations

import pytest

from bootcamp.lib.repository import Repository


def run(*commands: str) -> Repository:
    repository = Repository(("a", "b"))
    for command in commands:
        assert repository.do(command.split()), command
    return repository


@pytest.mark.parametrize(
    ("commands", "tip", "log", "files"),
    [
        (("commit a=1", "commit b=2"), "c3", 3, (1, 2)),
        (("commit a=1", "reset c1", "commit b=2"), "c3", 2, (0, 2)),
        (("branch x", "switch x", "commit a=1", "switch main", "merge x"), "c2", 2, (1, 0)),
        (("branch x", "commit b=5", "switch x", "commit a=1", "switch main", "merge x"), "c4", 4, (1, 5)),
        (("branch x", "commit b=5", "switch x", "commit a=1", "switch main", "rebase x"), "c4", 3, (1, 5)),
        (("branch x", "commit b=5", "switch x", "cherry-pick c2", "switch main"), "c2", 2, (0, 5)),
        (("commit a=1", "commit b=2", "revert c2"), "c4", 4, (0, 2)),
        (("tag t", "commit a=1", "branch x"), "c2", 2, (1, 0)),
    ],
)
def test_commands(commands: tuple[str, ...], tip: str, log: int, files: tuple[int, int]) -> None:
    state = run(*commands).state()
    assert (state["tips"]["main"], len(state["log"]), tuple(state["files"].values())) == (tip, log, files)


@pytest.mark.parametrize(
    ("commands", "refused"),
    [
        ((), "commit a=0"),
        ((), "switch main"),
        (("branch x",), "merge x"),
        (("commit a=1",), "cherry-pick c2"),
        (("commit a=1", "commit a=2"), "revert c2"),
        (("branch x", "commit a=5", "switch x", "commit a=1"), "merge main"),
        (("branch x", "commit a=5", "switch x", "commit a=1"), "rebase main"),
        (("commit a=1", "branch x", "reset c1"), "reset c2"),
    ],
)
def test_refused(commands: tuple[str, ...], refused: str) -> None:
    repository = run(*commands)
    before = repository.state(), len(repository.commits)
    assert not repository.do(refused.split())
    assert (repository.state(), len(repository.commits)) == before
