"""The recipes of the README: each command runs, each name exists."""

import re
import shlex
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bootcamp.cases import Case
from bootcamp.rewards.rows import FORMATS
from tests.shell import Shell

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("## In a trainer")[2].partition("\n## ")[0]
COMMANDS = re.findall(r"^bootcamp (.*)$", SECTION, re.MULTILINE)


@pytest.mark.parametrize("command", [line for line in COMMANDS if not line.startswith("serve")])
def test_commands_run(command: str, shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    command = re.sub(r"-n \d+", "-n 4", command).replace("'grids/*'", "chinese_remainder")
    assert shell(*shlex.split(command))[0] == 0
    assert list(tmp_path.iterdir())


def test_every_format_with_a_recipe_exists() -> None:
    assert set(re.findall(r"--format ([\w-]+)", SECTION)) <= set(FORMATS)
    assert len(COMMANDS) >= 8


@pytest.mark.parametrize("name", sorted(set(re.findall(r"bootcamp\.rewards\.[\w.]+\w", SECTION))))
def test_names_exist(name: str) -> None:
    module, _, member = name.partition("bootcamp.rewards.")[2].partition(".")
    try:
        found = import_module(f"bootcamp.rewards.{module}")
    except ModuleNotFoundError as fault:
        pytest.skip(f"{fault.name} is not installed")
    assert not member or callable(getattr(found, member))


def test_trl_recipe_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines themselves, on 20 cases, with a trainer that only takes its arguments."""
    trained: list[dict[str, Any]] = []

    class GRPOTrainer:
        def __init__(self, model: str, **options: Any) -> None:
            trained.append(options)

        def train(self) -> None:
            pass

    stand_ins: dict[str, dict[str, Any]] = {
        "trl": {"GRPOConfig": SimpleNamespace, "GRPOTrainer": GRPOTrainer},
        "datasets": {"Dataset": SimpleNamespace(from_list=list)},
    }
    for name, members in stand_ins.items():
        module = ModuleType(name)
        vars(module).update(members)
        monkeypatch.setitem(sys.modules, name, module)
    code = SECTION.partition("```python\n")[2].partition("```")[0].replace("[:1000]", "[:20]")
    exec(code, {})
    [options] = trained
    rows = options["train_dataset"]
    answers = [[{"role": "assistant", "content": rf"\boxed{{{Case.from_json(row['case']).answer}}}"}] for row in rows]
    assert options["reward_funcs"](completions=answers, case=[row["case"] for row in rows]) == [1.0] * 20
