"""What makes the record of an audit stale, tried on a small checkout."""

from pathlib import Path
from textwrap import dedent

import pytest

from bootcamp.authoring import sources
from bootcamp.registry import Entry

FILES = {
    "bootcamp/tasks/sums/add_up.py": '''
        """Add up numbers."""

        from random import Random

        from bootcamp import task
        from bootcamp.lib import words
        from bootcamp.lib.numbers import total
        from bootcamp.task import Prompt, Task, knob
        from bootcamp.tasks.sums import _topic
        from bootcamp.verifiers import Integer

        class AddUp(Task):
            class Params(task.Params):
                size: int = knob("how many numbers", levels=range(10), ge=0)

            class Instance(task.Instance):
                """What is shown."""
                numbers: _topic.Numbers

            prompt = Prompt(en="Add {{ numbers | comma | upper }}.", zh="求 {{ numbers | comma }} 的和。")

            def sample(self, params: Params, rng: Random) -> int:
                return total(words.invented(params.size), _draw(rng))

            def trace(self, instance, rng, language="en", **options):
                return _sums(instance)

        def _draw(rng):
            return rng.random()

        def _sums(instance):
            return "1 + 2 = 3"
    ''',
    "bootcamp/tasks/sums/_topic.py": '''
        """Shared."""
        from bootcamp.lib.numbers import NOT_REACHED
        Numbers = tuple[int, ...]

        def unused(): return NOT_REACHED
    ''',
    "bootcamp/lib/__init__.py": '"""Shared."""',
    "bootcamp/lib/numbers.py": '''
        """Numbers."""
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            from collections.abc import Iterable
        NOT_REACHED = 1
        START = 0

        def total(numbers: "Iterable[int]", more: int) -> int:
            """Return the sum."""
            return sum(numbers, START) + more
    ''',
    "bootcamp/lib/words.py": '''
        """Words."""
        from bootcamp.lib.numbers import START as FIRST

        def invented(size): return range(FIRST, size)

        def other(): return 2
    ''',
    "bootcamp/lib/prompts.py": '''
        """Filters."""
        def comma(items): return _joined(items)

        def _joined(items): return ", ".join(map(str, items))

        def dashes(items): return "- ".join(items)

        FILTERS = {function.__name__: function for function in (comma, dashes)}
    ''',
    "bootcamp/verifiers/__init__.py": "class Integer: pass",
    "tests/oracles/sums/add_up.py": '''
        """Add them up in another way."""
        from tests.oracles.sums._counting import count
        LEVELS = range(1, 11)

        def confirm(instance, answer): return count(instance)
    ''',
    "tests/oracles/sums/_counting.py": "def count(instance): return 0",
}


def hashes(root: Path, files: dict[str, str]) -> sources.Hashes:
    """Hash the task of a checkout with these files."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), encoding="utf-8")
    found = next(root.glob("bootcamp/tasks/**/add_up.py"))
    folder = found.parent.relative_to(root / "bootcamp" / "tasks").parts
    return sources.hashes(Entry("add_up", folder[0], str(found), "", "/".join(folder[1:])))


@pytest.fixture
def before(tmp_path: Path) -> sources.Hashes:
    return hashes(tmp_path / "before", FILES)


def changed(tmp_path: Path, name: str, old: str, new: str) -> sources.Hashes:
    assert old in FILES[name]
    return hashes(tmp_path / "after", FILES | {name: FILES[name].replace(old, new)})


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("bootcamp/tasks/sums/add_up.py", "rng.random()", "rng.random() + 1"),
        ("bootcamp/tasks/sums/add_up.py", "range(10)", "range(1, 11)"),
        ("bootcamp/tasks/sums/add_up.py", "_topic.Numbers", "list[int]"),
        ("bootcamp/tasks/sums/_topic.py", "tuple[int, ...]", "tuple[int, int]"),
        ("bootcamp/lib/numbers.py", "START = 0", "START = 1"),
        ("bootcamp/lib/numbers.py", "+ more", "- more"),
        ("bootcamp/lib/words.py", "START as FIRST", "NOT_REACHED as FIRST"),
        ("bootcamp/lib/words.py", "def other()", "print()\n        def other()"),
        ("tests/oracles/sums/add_up.py", "range(1, 11)", "range(1, 10)"),
        ("tests/oracles/sums/_counting.py", "return 0", "return 1"),
    ],
)
def test_logic_changes(before: sources.Hashes, tmp_path: Path, name: str, old: str, new: str) -> None:
    assert changed(tmp_path, name, old, new).logic != before.logic


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("bootcamp/tasks/sums/add_up.py", "Add {{", "Sum {{"),
        ("bootcamp/tasks/sums/add_up.py", "how many numbers", "the count"),
        ("bootcamp/tasks/sums/add_up.py", "zh=", "zh='' + "),
        ("bootcamp/lib/prompts.py", '", "', '"; "'),
        ("bootcamp/lib/prompts.py", "return _joined(items)", "return str(items)"),
    ],
)
def test_only_wording_changes(before: sources.Hashes, tmp_path: Path, name: str, old: str, new: str) -> None:
    after = changed(tmp_path, name, old, new)
    assert after.logic == before.logic
    assert after.wording != before.wording


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("bootcamp/tasks/sums/add_up.py", '"""Add up numbers."""', '"""Sum up."""  # a comment'),
        ("bootcamp/tasks/sums/add_up.py", '"""What is shown."""', '"""Other words."""'),
        ("bootcamp/tasks/sums/add_up.py", "params: Params, rng: Random) -> int", "params, rng)"),
        ("bootcamp/tasks/sums/add_up.py", "1 + 2 = 3", "2 + 1 = 3"),
        ("bootcamp/tasks/sums/add_up.py", "return _sums(instance)", "return str(instance)"),
        ("bootcamp/tasks/sums/add_up.py", "import Prompt, Task, knob", "import Task, knob, Prompt, Params"),
        ("bootcamp/lib/numbers.py", "Return the sum.", "Give the sum."),
        ("bootcamp/lib/numbers.py", "NOT_REACHED = 1", "NOT_REACHED = 2"),
        ("bootcamp/lib/numbers.py", "START = 0", "START: int = 0"),
        ("bootcamp/lib/words.py", "return 2", "return 3"),
        ("bootcamp/lib/prompts.py", '"- "', '"* "'),
        ("bootcamp/tasks/sums/_topic.py", "return NOT_REACHED", "return 0"),
        ("bootcamp/verifiers/__init__.py", "pass", "spare = 1"),
    ],
)
def test_nothing_changes(before: sources.Hashes, tmp_path: Path, name: str, old: str, new: str) -> None:
    assert changed(tmp_path, name, old, new) == before


def test_moving_changes_nothing(before: sources.Hashes, tmp_path: Path) -> None:
    moved = {
        name.replace("/sums/", "/sums/plain/"): text.replace("tasks.sums", "tasks.sums.plain").replace(
            "oracles.sums", "oracles.sums.plain"
        )
        for name, text in FILES.items()
    }
    words = moved.pop("bootcamp/lib/words.py").replace("words", "terms")
    moved["bootcamp/lib/text/words.py"] = words
    task = "bootcamp/tasks/sums/plain/add_up.py"
    moved[task] = moved[task].replace("from bootcamp.lib import words", "from bootcamp.lib.text import words")
    assert hashes(tmp_path / "after", moved) == before


def test_a_module_used_as_a_value_counts_whole(tmp_path: Path) -> None:
    task = "bootcamp/tasks/sums/add_up.py"
    files = FILES | {task: FILES[task].replace("words.invented(params.size)", "vars(words)")}
    before = hashes(tmp_path / "before", files)
    words = "bootcamp/lib/words.py"
    files[words] = files[words].replace("return 2", "return 3")
    assert hashes(tmp_path / "after", files).logic != before.logic
