"""Give the files and folders that a list of shell commands leaves, some of which fail.

Answer: all full paths in the end, in any order; unique.
Harder: more commands, deeper folders, more commands that fail, moves and copies of whole folders.
Skills: simulation, coding
Source: original; a plain subset of the usual shell commands.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Set, Text

Path = tuple[str, ...]
Tree = dict[Path, bool]
"""Every path below the root, and whether it is a folder."""
Command = tuple[str, ...]

_FOLDERS = ("app", "bin", "doc", "lib", "src", "tmp")
_FILES = ("a.txt", "b.txt", "log", "map", "note")
_MANUAL = {
    "mkdir": ("mkdir P makes the folder P; it fails if P exists", "mkdir P 新建文件夹 P；若 P 已存在则失败"),
    "touch": (
        "touch P makes the empty file P; it does nothing if P exists",
        "touch P 新建空文件 P；若 P 已存在则什么也不做",
    ),
    "cd": (
        "cd P makes P the current folder; it fails if P is not a folder",
        "cd P 把 P 设为当前文件夹；若 P 不是文件夹则失败",
    ),
    "rm": (
        "rm -r P deletes P with all that is in it; it fails if P does not exist, or is the current folder or holds it",
        "rm -r P 删除 P 及其中的一切；若 P 不存在，或 P 是当前文件夹或包含当前文件夹，则失败",
    ),
    "mv": (
        "mv P Q moves P with all that is in it: into Q under its old name if Q is a folder, else to the path Q. It"
        " fails if P does not exist, if P is the current folder or holds it, if the target exists or if the target"
        " is in P",
        "mv P Q 移动 P 及其中的一切：若 Q 是文件夹，就以原名移入 Q，否则移到路径 Q；"
        "若 P 不存在，或 P 是当前文件夹或包含当前文件夹，或目标已存在，或目标在 P 中，则失败",
    ),
    "cp": (
        "cp -r P Q copies P with all that is in it: into Q under its old name if Q is a folder, else to the path Q. It"
        " fails if P does not exist, if the target exists or if the target is in P",
        "cp -r P Q 复制 P 及其中的一切：若 Q 是文件夹，就以原名复制到 Q 中，否则复制到路径 Q；"
        "若 P 不存在，或目标已存在，或目标在 P 中，则失败",
    ),
}


class FilesystemCommandTrace(Task["FilesystemCommandTrace.Params", "FilesystemCommandTrace.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        commands: int = knob("the number of commands", levels=(5, 7, 9, 11, 14, 17, 20, 24, 29, 34), ge=4, le=50)
        kinds: int = knob("the kinds of commands", levels=(3, 4, 5, 6, 6, 6, 6, 6, 6, 6), ge=3, le=6)
        depth: int = knob("the deepest path", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        failing: int = knob("the most commands that fail", levels=(0, 1, 1, 2, 3, 4, 5, 6, 7, 8), ge=0, le=12)

    class Instance(task.Instance):
        commands: tuple[Command, ...]

        @property
        def manual(self) -> list[tuple[str, str]]:
            kinds = {command[0] for command in self.commands}
            return [texts for kind, texts in _MANUAL.items() if kind in kinds]

    answer = Set(Text(content="/."))
    prompt = Prompt(
        en=r"""
        A file system holds nothing but its root /, which is the current folder. These commands are given:

        {% for command in commands %}
        {{ command | join(" ") | replace("rm", "rm -r") | replace("cp", "cp -r") }}
        {% endfor %}

        A path that begins with / begins at the root, any other one at the current folder; .. is the folder above.

        {{ manual | map("first") | bullets }}

        A command also fails if a folder on the way to one of its paths or targets does not exist. A command that fails
        changes nothing, and the next one is carried out. Give the full paths, from / on, of all files and folders
        that there are in the end, without the root.
        """,
        zh=r"""
        一个文件系统中只有根目录 /，它也是当前文件夹。依次执行下列命令：

        {% for command in commands %}
        {{ command | join(" ") | replace("rm", "rm -r") | replace("cp", "cp -r") }}
        {% endfor %}

        以 / 开头的路径从根目录开始，其他路径从当前文件夹开始；.. 表示上一级文件夹。

        {{ manual | map("last") | bullets }}

        如果通往某个路径或目标的途中有文件夹不存在，命令也失败。失败的命令不改变任何东西，接着执行下一条。
        请给出最后所有文件和文件夹的完整路径（从 / 写起），根目录除外。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        tree: Tree = {}
        here: Path = ()
        commands: list[Command] = []
        failed = 0
        kinds = list(_MANUAL)[: params.kinds]
        for _ in range(30 * params.commands):
            used = [sum(command[0] == kind for command in commands) + 1 for kind in kinds]
            kind = min(zip(kinds, used, strict=True), key=lambda one: rng.random() * one[1])[0]
            kind = "mkdir" if len(tree) < 2 else kind
            command = (kind, *_paths(kind, tree, here, params.depth, rng))
            after = _do(tree, here, command)
            if after is None or after == (tree, here):
                if failed == params.failing or rng.random() < 0.7 or len(tree) < 3:
                    continue
                failed += 1
            tree, here = after or (tree, here)
            commands.append(command)
            if len(commands) == params.commands:
                if not min(params.commands // 3 + 1, 10) <= len(tree) <= 30 or failed < params.failing - 1:
                    break
                return self.Instance(commands=tuple(commands)), frozenset("/" + "/".join(path) for path in tree)
        raise task.Retry

    def solve(self, instance: Instance) -> frozenset[str]:
        tree: Tree = {}
        here: Path = ()
        for command in instance.commands:
            tree, here = _do(tree, here, command) or (tree, here)
        return frozenset("/" + "/".join(path) for path in tree)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, tree, here = [], Tree(), Path()
        for command in instance.commands:
            after = _do(tree, here, command)
            tree, here = after or (tree, here)
            failed = "" if after else {"en": " fails", "zh": " 失败"}[language]
            paths = ", ".join("/" + "/".join(path) for path in sorted(tree))
            shown = " ".join(({"rm": "rm -r", "cp": "cp -r"}.get(command[0], command[0]), *command[1:]))
            lines.append(f"{shown}{failed}: /{'/'.join(here)}; {paths}")
        return "\n".join(lines)


def _paths(kind: str, tree: Tree, here: Path, depth: int, rng: Random) -> tuple[str, ...]:
    """Draw the paths of a command, most of which will work."""
    folders = [(), *(path for path, folder in tree.items() if folder)]
    loose = rng.random() < 0.3
    if kind in ("mkdir", "touch"):
        inside = rng.choice(list(tree) if loose and tree else folders)
        path = (*inside, rng.choice(_FOLDERS if kind == "mkdir" else _FILES))
        return (_written(path[:depth], here, rng),)
    if kind == "cd":
        return (_written(rng.choice(folders), here, rng),)
    path, target = rng.choice(list(tree)), rng.choice(list(tree) if loose else folders)
    if rng.random() < 0.4:
        target = (*target, rng.choice(_FOLDERS if tree[path] else _FILES))
    return tuple(_written(one, here, rng) for one in (path, target)[: 1 + (kind != "rm")])


def _written(path: Path, here: Path, rng: Random) -> str:
    """Write a path from the root or from the current folder."""
    common = next((size for size in range(len(here), 0, -1) if path[:size] == here[:size]), 0)
    steps = ("..",) * (len(here) - common) + path[common:]
    return "/" + "/".join(path) if not steps or rng.random() < 0.3 else "/".join(steps)


def _do(tree: Tree, here: Path, command: Command) -> tuple[Tree, Path] | None:
    """Give the tree and the current folder after a command, or None if it fails."""
    paths = []
    for text in command[1:]:
        path = () if text.startswith("/") else here
        for step in text.strip("/").split("/"):
            path = path[:-1] if step == ".." else (*path, step) if step else path
        paths.append(path)
    path, target = paths[0], paths[-1]
    if len(paths) > 1 and tree.get(target, not target):
        target = (*target, *path[-1:])
    if any(not tree.get(one[:-1], not one[:-1]) for one in (path, target) if one):
        return None
    kind = command[0]
    if kind == "cd":
        return (tree, path) if tree.get(path, not path) else None
    if kind in ("mkdir", "touch"):
        if path in tree or not path:
            return None if kind == "mkdir" or not path else (tree, here)
        return tree | {path: kind == "mkdir"}, here
    moved = {one: folder for one, folder in tree.items() if one[: len(path)] == path}
    if not path or path not in tree or (kind != "cp" and here[: len(path)] == path):
        return None
    if kind == "rm":
        return {one: folder for one, folder in tree.items() if one not in moved}, here
    if target in tree or target[: len(path)] == path:
        return None
    rest = tree if kind == "cp" else {one: folder for one, folder in tree.items() if one not in moved}
    return rest | {(*target, *one[len(path) :]): folder for one, folder in moved.items()}, here
