"""What all tests share: strict mode, and the day's rotation of levels and seeds."""

import gc
import os
from datetime import date
from typing import Any

import pytest

from bootcamp import registry
from bootcamp.authoring import audits
from tests.shell import Shell

os.environ["TRITON_INTERPRET"] = "1"  # read when triton is first imported, which other tests do by the way
os.environ["BOOTCAMP_STRICT"] = "1"  # a fault of ours raises instead of becoming the verdict `error`
ROTATION = int(os.environ.setdefault("BOOTCAMP_ROTATION", str(date.today().toordinal())))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--all`."""
    parser.addoption(
        "--all", action="store_true", help="check all tasks, not only what changed and a rotating quarter of the others"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the checks of tasks (marked `each_task`) that did not change and whose turn it is not.

    Where tests are chosen by name, all stay.
    """
    if config.getoption("--all") or config.getoption("keyword") or any("::" in path for path in config.args):
        return
    due = {entry.name for entry in audits.due(registry.entries(), ROTATION)}
    kept = [item for item in items if item.get_closest_marker("each_task") is None or _task_of(item) in due]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def pytest_collection_finish() -> None:
    """Keep the collector off the tests themselves: a million objects, which it would walk again and again."""
    gc.freeze()


def _task_of(item: pytest.Item) -> str:
    """Return the task that a check is of: its one parameter, a name or an entry."""
    (parameter,) = item.callspec.params.values()  # type: ignore[attr-defined]
    return str(getattr(parameter, "name", parameter))


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
