"""Small repositories under version control: commits, branches and tags, and what the commands of git do to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

State = dict[str, Any]


class Repository:
    """Commits with their parents and files, branches and tags; all files are there, with content 0, from c1 on.

    >>> repository = Repository(("a", "b"))
    >>> [repository.do(words.split()) for words in ("branch x", "commit a=3", "switch x", "commit b=1", "merge main")]
    [True, True, True, True, True]
    >>> repository.state()
    {'tips': {'main': 'c2', 'x': 'c4'}, 'log': ('c4', 'c3', 'c2', 'c1'), 'files': {'a': 3, 'b': 1}}
    """

    def __init__(self, files: tuple[str, ...]) -> None:
        self.files = files
        self.commits: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {"c1": ((), dict.fromkeys(files, 0))}
        self.tips = {"main": "c1"}
        self.tags: dict[str, str] = {}
        self.current = "main"

    def state(self) -> State:
        """Give the commit of each name, the log of the current branch from the newest commit, and its files."""
        commit = self.tips[self.current]
        log = sorted(self.history(commit), key=lambda name: -int(name[1:]))
        return {"tips": self.tips | self.tags, "log": tuple(log), "files": self.commits[commit][1]}

    def do(self, command: Sequence[str]) -> bool:
        """Carry out a command, or refuse it if it would do nothing or make a conflict."""
        kind, word, *_ = command
        here = self.tips[self.current]
        target = self.tips.get(word, word)
        past = self.history(here)
        if kind == "commit":
            new = {part[0]: int(part[2:]) for part in command[1:]}
            return self._add((here,), {name: (self.commits[here][1][name], value) for name, value in new.items()})
        if kind in ("branch", "tag"):
            (self.tips if kind == "branch" else self.tags)[word] = here
        elif kind == "switch" and word != self.current:
            self.current = word
        elif kind == "reset" and target in past and target != here:
            self.tips[self.current] = target
        elif kind == "merge" and target not in past:
            if here in self.history(target):
                self.tips[self.current] = target
                return True
            common = past & self.history(target)
            last = [one for one in common if common <= self.history(one)]
            return bool(last) and self._add((here, target), self._changes(target, last[0]))
        elif kind == "cherry-pick" and target not in past and len(self.commits[target][0]) == 1:
            return self._add((here,), self._changes(target))
        elif kind == "revert" and target in past and len(self.commits[target][0]) == 1:
            return self._add((here,), {name: pair[::-1] for name, pair in self._changes(target).items()})
        elif kind == "rebase" and target not in past and here not in self.history(target):
            old = sorted(past - self.history(target), key=lambda name: int(name[1:]))
            saved = self.commits.copy()
            if any(len(self.commits[one][0]) > 1 for one in old):
                return False
            self.tips[self.current] = target
            if not all(self._add((self.tips[self.current],), self._changes(one)) for one in old):
                self.commits, self.tips[self.current] = saved, here
                return False
        else:
            return False
        return True

    def history(self, commit: str) -> set[str]:
        """Give a commit and its ancestors."""
        found, rest = {commit}, [commit]
        while rest:
            new = set(self.commits[rest.pop()][0]) - found
            found |= new
            rest += new
        return found

    def _changes(self, commit: str, since: str = "") -> dict[str, tuple[int, int]]:
        """Give the old and the new contents of what a commit changed since its parent or another commit."""
        old, new = (self.commits[one][1] for one in (since or self.commits[commit][0][0], commit))
        return {name: (old[name], new[name]) for name in self.files if old[name] != new[name]}

    def _add(self, parents: tuple[str, ...], changes: dict[str, tuple[int, int]]) -> bool:
        """Make a commit, or refuse it if a file does not have the old contents or does not change."""
        files = self.commits[parents[0]][1]
        if any(files[name] != old or old == new for name, (old, new) in changes.items()):
            return False
        name = f"c{len(self.commits) + 1}"
        self.commits[name] = (parents, files | {file: new for file, (_, new) in changes.items()})
        self.tips[self.current] = name
        return True
