"""What all tests share: strict mode, and the day's rotation of levels and seeds."""

import os
from datetime import date
from typing import Any

import pytest

from tests.shell import Shell

os.environ["BOOTCAMP_STRICT"] = "1"  # a fault of ours raises instead of becoming the verdict `error`
ROTATION = int(os.environ.setdefault("BOOTCAMP_ROTATION", str(date.today().toordinal())))


@pytest.fixture(scope="session")
def rotation() -> int:
    """The number that chooses the levels and seeds of quick checks: the date, or BOOTCAMP_ROTATION."""
    return ROTATION


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """The command `bootcamp`."""
    return Shell(monkeypatch, capsys)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the rotation, so that a failure can be had again."""
    terminalreporter.write_line(f"levels and seeds: BOOTCAMP_ROTATION={ROTATION}")
