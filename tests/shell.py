"""The command line, called by the tests of its subcommands."""

import sys

import pytest

from bootcamp.cli import main


class Shell:
    """The command, run in this process, with what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def __call__(self, *arguments: object) -> tuple[int, str, str]:
        """Return the exit code, standard output and standard error."""
        self._monkeypatch.setattr(sys, "argv", ["bootcamp", *map(str, arguments)])
        code = 0
        try:
            main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        return code, *self._capsys.readouterr()
