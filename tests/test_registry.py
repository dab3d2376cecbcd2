"""Where tasks are found: in folders of domains and of families."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bootcamp import registry
from bootcamp.errors import BootcampError, UnknownTask


def grow(root: Path, *files: str) -> str:
    """Make a tree of empty files."""
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()
    return str(root)


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The registry over a tree of its own."""
    files = ("maps/four_colours.py", "maps/roads/detour.py", "maps/roads/_lanes.py", "words/__pycache__/rhyme.py")
    monkeypatch.setattr(registry, "_ROOT", grow(tmp_path, "words/rhyme.py", *files))
    registry._builtin.cache_clear()
    yield
    registry._builtin.cache_clear()


@pytest.mark.usefixtures("library")
def test_families_are_folders_of_a_domain() -> None:
    assert registry.names() == ["detour", "four_colours", "rhyme"]
    assert registry.domains() == ["maps", "words"]
    assert registry.names("maps") == ["detour", "four_colours"]
    assert [entry.folder for entry in registry.entries()] == ["maps", "maps/roads", "words"]


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize("name", ["detour", "rhyme"])
def test_a_name_leads_to_its_file_as_the_listing_does(name: str) -> None:
    entry = registry.find(name)
    assert Path(entry.path).is_file()
    assert entry in registry.entries()
    assert entry.module.removeprefix("bootcamp.tasks.").replace(".", "/") == f"{entry.folder}/{name}"


@pytest.mark.usefixtures("library")
def test_patterns_may_name_domain_or_family() -> None:
    assert registry.match("maps/*") == ["detour", "four_colours"]
    assert registry.match(["maps/roads/*"]) == registry.match("maps/detour") == registry.match("det*") == ["detour"]


def test_the_name_of_a_domain_is_told_from_that_of_a_task() -> None:
    with pytest.raises(UnknownTask, match=r"'grids' is a domain.*bootcamp list grids"):
        registry.get("grids")


def test_a_name_is_used_once_in_all_folders(tmp_path: Path) -> None:
    with pytest.raises(BootcampError, match="'detour' is used twice, in maps/ and words/paths/"):
        registry._tree(grow(tmp_path, "maps/detour.py", "words/paths/detour.py"), "bootcamp.tasks")
