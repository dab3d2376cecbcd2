"""Give the branches, the history and the files of a repository after a list of version control commands.

Answer: the commit of each name, the commits of the current branch and its files; unique.
Harder: more commands of more kinds, more branches and files.
Skills: simulation, coding
Source: original; what git does, without conflicts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.repository import Repository, State
from bootcamp.lib.words import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Sequence, Word

Command = tuple[str, ...]

_MANUAL = {
    "commit": (
        "commit makes a new commit on top of the current one with the given contents of files; others stay as they are",
        "commit 在当前提交之上新建一个提交，所列文件改为所给内容，其余文件不变",
    ),
    "branch": (
        "branch makes a branch at the current commit, but the current branch stays",
        "branch 在当前提交处新建一个分支，当前分支不变",
    ),
    "switch": ("switch makes another branch the current one", "switch 把另一个分支设为当前分支"),
    "merge": (
        "merge X: if the current commit is an ancestor of X, the current branch moves to X. Otherwise a new commit is"
        " made with the current commit and X as parents: a file that has changed on one side only since the last common"
        " ancestor (all other common ancestors are ancestors of it) has the content of that side",
        "merge X：如果当前提交是 X 的祖先，当前分支就移到 X；否则新建一个提交，以当前提交和 X 为父提交，"
        "自最近公共祖先（其余公共祖先都是它的祖先）以来只在一侧改变过的文件取那一侧的内容",
    ),
    "cherry-pick": (
        "cherry-pick X makes a new commit on top of the current one that changes the files as X changed them",
        "cherry-pick X 在当前提交之上新建一个提交，像 X 那样修改文件",
    ),
    "reset": ("reset X moves the current branch to X", "reset X 把当前分支移到 X"),
    "tag": ("tag gives the current commit a name that never moves", "tag 给当前提交一个不再移动的名称"),
    "revert": (
        "revert X makes a new commit on top of the current one that undoes what X changed",
        "revert X 在当前提交之上新建一个提交，撤销 X 所作的修改",
    ),
    "rebase": (
        "rebase X: the ancestors of the current commit and itself, as far as they are neither X nor ancestors of X, are"
        " copied on top of X, the lowest number first, each copy being a new commit that changes the files as the old"
        " one did; then the current branch moves to the last copy",
        "rebase X：把当前提交及其祖先中既不是 X 也不是 X 的祖先的那些提交，从编号最小的起依次复制到 X 之上，"
        "每个副本都是一个新提交，像原提交那样修改文件；然后当前分支移到最后一个副本",
    ),
}


class GitBranchState(Task["GitBranchState.Params", "GitBranchState.Instance", State]):
    version = 1

    class Params(task.Params):
        commands: int = knob("the number of commands", levels=(5, 7, 9, 11, 13, 16, 19, 23, 27, 32), ge=4, le=40)
        kinds: int = knob("the kinds of commands", levels=(4, 4, 5, 6, 7, 8, 9, 9, 9, 9), ge=4, le=9)
        branches: int = knob("the most branches", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=6)
        files: int = knob("the number of files", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=8)

    class Instance(task.Instance):
        files: tuple[str, ...]
        commands: tuple[Command, ...]

        @property
        def manual(self) -> list[tuple[str, str]]:
            kinds = {command[0] for command in self.commands}
            return [texts for kind, texts in _MANUAL.items() if kind in kinds]

    prompt = Prompt(
        en=r"""
        A repository has the branch main with one commit, c1, in which the files {{ files | listed(language) }} all have
        the content 0. New commits are named c2, c3, ... in the order in which they are made. A new commit becomes the
        current one: the current branch, main at first, moves to it. These commands are given:

        {% for command in commands %}
        {{ command | join(" ") }}
        {% endfor %}

        They mean the following; a branch or tag also stands for its commit, and there are no conflicts. The ancestors
        of a commit are its parents, their parents and so on.

        {{ manual | map("first") | bullets }}

        Give, at the end, the commit of each branch and tag (tips), the current commit with all its ancestors from the
        highest number to the lowest (log), and the content of each file in the current commit (files).
        """,
        zh=r"""
        一个版本库有分支 main，其中只有一个提交 c1，文件 {{ files | listed(language) }} 的内容都是 0。
        新提交按建立的先后命名为 c2、c3、……。新提交成为当前提交，即当前分支（起初是 main）移到新提交。
        依次执行下列命令：

        {% for command in commands %}
        {{ command | join(" ") }}
        {% endfor %}

        这些命令的含义如下；分支名和标签名也代表它所在的提交，不会出现冲突。一个提交的祖先是它的父提交、父提交的父提交等等。

        {{ manual | map("last") | bullets }}

        请给出最后每个分支和标签所在的提交（tips），当前提交及其所有祖先（log，编号从大到小），
        以及当前提交中每个文件的内容（files）。
        """,
    )

    def format(self, instance: Instance) -> Format[State]:
        names = ("main", *(command[1] for command in instance.commands if command[0] in ("branch", "tag")))
        commit = Word(tuple(f"c{number}" for number in range(1, 80)))
        return Record(
            tips=Mapping(Word(names), commit, required=names),
            log=Sequence(commit),
            files=Mapping(Word(instance.files), Integer(), required=instance.files),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, State]:
        kinds = list(_MANUAL)[: params.kinds]
        words = [word for word in draw(rng, 60, 3, 4) if word not in ("log", "tips", "file", "main", "tag")]
        repository = Repository(tuple("abcdefgh"[: params.files]))
        commands: list[Command] = []
        for _ in range(20 * params.commands):
            used = [sum(command[0] == kind for command in commands) for kind in kinds]
            weights = [{"commit": 3, "switch": 2}.get(kind, 1) for kind in kinds]
            kind = min(zip(kinds, used, weights, strict=True), key=lambda one: rng.random() * (1 + one[1]) / one[2])[0]
            commits, branches = list(repository.commits), list(repository.tips)
            command: Command = (kind, rng.choice(commits[-8:]))
            if kind == "commit":
                chosen = sorted(rng.sample(repository.files, rng.choice((1, 1, 1, 2))))
                command = (kind, *(f"{name}={rng.randint(1, 99)}" for name in chosen))
            elif kind in ("branch", "tag"):
                many = len(branches) >= params.branches if kind == "branch" else len(repository.tags) > 1
                command = ("switch", branches[0]) if many else (kind, words.pop())
            elif kind in ("switch", "merge", "rebase"):
                command = (kind, rng.choice(branches))
            if command[0] == (commands or [("branch",)])[-1][0] != "commit" or not repository.do(command):
                continue
            commands.append(command)
            if len(commands) == params.commands:
                state = repository.state()
                rare = {one[0] for one in commands} - {"commit", "branch", "switch", "tag"}
                if not 2 <= len(state["log"]) < len(repository.commits) or len(set(repository.tips.values())) < 2:
                    break
                if len(rare) < min(len(kinds) - 3 - ("tag" in kinds), params.commands // 4 - 1):
                    break
                return self.Instance(files=repository.files, commands=tuple(commands)), state
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names = [command[1] for command in instance.commands if command[0] in ("branch", "tag")]
        places = {name: str(place) for place, name in enumerate(names)}
        return [[places.get(word, word) for word in command] for command in instance.commands]

    def solve(self, instance: Instance) -> State:
        repository = Repository(instance.files)
        for command in instance.commands:
            repository.do(command)
        return repository.state()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        repository, lines = Repository(instance.files), []
        for command in instance.commands:
            old = len(repository.commits)
            repository.do(command)
            tip = repository.tips[repository.current]
            told = [f"{repository.current} {tip}"]
            for name in [*repository.commits][old:]:
                parents, files = repository.commits[name]
                told.append(
                    f"{name} ({', '.join(parents)}): {', '.join(f'{file} {value}' for file, value in files.items())}"
                )
            if command[0] in ("branch", "tag"):
                told = [f"{command[1]} {tip}"]
            lines.append(f"{' '.join(command)}: {'; '.join(told)}")
        log = repository.state()["log"]
        return "\n".join([*lines, " ".join(f"{name} ({', '.join(repository.commits[name][0])})" for name in log)])
