"""`bootcamp renew`, on a checkout of two tasks whose audits cost nothing."""

import shutil
from pathlib import Path

import pytest

from bootcamp import registry
from bootcamp.authoring import audits, sources
from bootcamp.registry import Entry
from bootcamp.testing import Report
from tests.shell import Shell

ROOT = Path(__file__).parents[2]
NAMES = ("caesar_shift", "vigenere")


class Checkout:
    """A checkout with two tasks; `audited` lists the audits that were asked for, `broken` the tasks that fail them."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.audited: list[tuple[str, bool]] = []
        self.broken: set[str] = set()

    def audit(self, entry: Entry, *, full: bool = True, rotation: int = 0) -> Report:
        self.audited.append((entry.name, full))
        return Report(entry.name, faults={"varied": "hardly"} if entry.name in self.broken else {}, full=full)

    def edit(self, path: str, old: str, new: str) -> None:
        text = (self.root / path).read_text(encoding="utf-8")
        assert old in text
        (self.root / path).write_text(text.replace(old, new), encoding="utf-8")
        sources._module.cache_clear()  # a new process would read it anew


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    found = [registry.find(name) for name in NAMES]
    for part in ("bootcamp/lib", *{f"bootcamp/tasks/{entry.folder}" for entry in found}, "tests/oracles/ciphers"):
        shutil.copytree(ROOT / part, tmp_path / part)
    shutil.copy(ROOT / "README.md", tmp_path)
    entries = [entry._replace(path=str(tmp_path / Path(entry.path).relative_to(ROOT))) for entry in found]
    made = Checkout(tmp_path)
    monkeypatch.setattr(registry, "entries", lambda: entries)
    monkeypatch.setattr(registry, "names", lambda **_: list(NAMES))
    monkeypatch.setattr(audits, "audit", made.audit)
    return made


def test_all_is_written_once(checkout: Checkout, shell: Shell) -> None:
    code, out, _ = shell("renew")
    assert code == 0
    assert checkout.audited == [(name, True) for name in NAMES]
    assert "docs/tasks/ciphers/substitution.md is written anew" in out
    for name in ("tests/audits/ciphers.tsv", "tests/fingerprints/ciphers.txt", "docs/tasks/README.md"):
        assert (checkout.root / name).is_file()
    checkout.audited.clear()
    assert shell("renew")[:2] == (0, "")
    assert checkout.audited == []
    assert shell("renew", "--check")[:2] == (0, "")


def test_what_changed_is_audited(checkout: Checkout, shell: Shell) -> None:
    shell("renew")
    checkout.audited.clear()
    task = "bootcamp/tasks/ciphers/polyalphabetic/vigenere.py"
    checkout.edit(task, "Random) -> tuple", "Random, more: int = 0) -> tuple")
    code, out, _ = shell("renew", "--check")
    assert (code, out) == (1, "vigenere: its record is stale\n")
    shell("renew")
    assert checkout.audited == [("vigenere", True)]


def test_new_wording_takes_the_quick_rules_only(checkout: Checkout, shell: Shell) -> None:
    shell("renew")
    checkout.audited.clear()
    checkout.edit("bootcamp/tasks/ciphers/substitution/caesar_shift.py", 'en=r"""', 'en=r"""Please! ')
    assert shell("renew", "--check")[1] == "caesar_shift: its record is reworded\n"
    shell("renew")
    assert checkout.audited == [("caesar_shift", False)]


def test_a_broken_promise_is_told_and_recorded(checkout: Checkout, shell: Shell) -> None:
    checkout.broken = {"vigenere"}
    code, out, _ = shell("renew")
    assert code == 1
    assert "vigenere: varied: hardly" in out
    assert out.endswith("1 of 2 tasks break a promise: vigenere\n")
    checkout.broken.clear()
    checkout.audited.clear()
    assert shell("renew")[0] == 0
    assert checkout.audited == [("vigenere", True)]


def test_pages_of_folders_that_are_gone_are_removed(checkout: Checkout, shell: Shell) -> None:
    page = checkout.root / "docs" / "tasks" / "gone.md"
    page.parent.mkdir(parents=True)
    page.write_text("# Gone\n")
    assert "docs/tasks/gone.md is gone" in shell("renew", "--pages")[1]
    assert not page.exists()


def test_outside_a_checkout_the_remedy_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = registry.find("vigenere")._replace(path="/usr/lib/bootcamp/tasks/ciphers/polyalphabetic/vigenere.py")
    monkeypatch.setattr(registry, "entries", lambda **_: [installed])
    code, _, err = shell("renew")
    assert code == 2
    assert "renew needs a checkout of the repository" in err
