"""Find a name in a tree of files by following references from file to file, old versions among them.

Answer: a command of a file system or, once, the name; the game is won by the right name.
Turns: one command each, the last one gives the answer.
Harder: more files and versions, longer chains of references.
Skills: planning, deduction
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.words import invented
from bootcamp.tasks.interactive.tools._plans import Move, Plan, following
from bootcamp.verifiers import Command, Text

TAGS = ("copy", "draft", "final", "new", "notes", "old", "report", "v2")
HEADS = ("subject", "date", "next", "owner")


class _Seen(NamedTuple):
    verb: str
    found: tuple[str, ...]
    more: int
    right: bool = False


Past = tuple[tuple[Move, _Seen], ...]


class FileTreeSearch(Interactive["FileTreeSearch.Params", "FileTreeSearch.Instance", Move, int, _Seen]):
    version = 1
    answer = Command(
        ls=Text(content="/-."), find=Text(content="-."), read=Text(content="/-."), answer=Text(ignore_case=True)
    )

    class Params(interactive.Params):
        subjects: int = knob("how many subjects there are", levels=(8, 10, 12, 16, 20, 25, 30, 40, 50, 60), ge=4, le=99)
        versions: int = knob("files about each subject", levels=(2, 2, 3, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        hops: int = knob("references to follow", levels=(0, 1, 1, 2, 2, 3, 4, 4, 5, 6), ge=0, le=8)
        folders: int = knob("how many folders there are", levels=(4, 5, 6, 8, 10, 12, 15, 18, 22, 26), ge=2, le=50)

    class Instance(interactive.Instance):
        secret = ("files",)
        versions: int
        hops: int
        start: str
        files: tuple[tuple[str, str, str, str, str], ...]
        """Path, subject, date, next subject, owner."""

    prompt = Prompt(
        en=r"""
        A tree of folders holds small text files. Each file has four lines: subject, date, next and owner. There are
        {{ versions }} files about each subject; their names hold the subject and begin with it, in any folder. Of
        these, the one with the latest date is current, whatever its name says; the others are out of date. "next"
        names another subject.

        - "ls PATH" lists what is in a folder, at most 20 entries in alphabetic order, and how many more; "ls /" is
          the root. Folders end with "/".
        - "find WORD" gives the paths of files whose names hold the word, at most 5 in alphabetic order, and how many
          more.
        - "read PATH" shows the four lines of a file.
        - "answer NAME": this ends the game. You win if the name is right.

        The question: begin with the subject {{ start }}.{% if hops %} Go from the current file about a subject to the
        subject that its line "next" names; do this {{ hops }} time{{ "s" if hops > 1 }} in all.{% endif %} Who is the
        owner in the current file about the subject {{ "that you come to" if hops else start }}?
        """,
        zh=r"""
        一棵文件夹树里放着一些小文本文件。每个文件有四行：subject（主题）、date（日期）、next（下一个主题）、owner（负
        责人）。每个主题有 {{ versions }} 个文件，文件名以主题开头，可能在任何文件夹里。其中日期最晚的那个是现行的，不
        管文件名怎么写；其余都已过时。next 一行写着另一个主题。

        - “ls PATH”：列出一个文件夹里的内容，按字母顺序至多 20 项，并说明还有几项；根文件夹是“ls /”。文件夹以“/”结尾。
        - “find WORD”：给出文件名含有该词的文件的路径，按字母顺序至多 5 个，并说明还有几个。
        - “read PATH”：显示一个文件的四行。
        - “answer NAME”：游戏到此结束。名字正确时你获胜。

        问题：从主题 {{ start }} 开始。{% if hops %}从一个主题的现行文件出发，到它的 next 一行所写的主题，这样一共走
        {{ hops }} 次。{% endif %}{{ "最后到达的主题" if hops else start ~ " " }}的现行文件里，owner 是谁？
        """,
    )
    reply = Prompt(
        en="{% if verb == 'answer' %}{{ found[0] }} is {{ '' if right else 'not ' }}the answer.{% else %}"
        "{{ found | join('\n') or 'Nothing was found.' }}{{ '\nand ' ~ more ~ ' more' if more }}{% endif %}",
        zh="{% if verb == 'answer' %}{{ found[0] }} {{ '是' if right else '不是' }}正确答案。{% else %}"
        "{{ found | join('\n') or '什么也没有找到。' }}{{ '\n还有 ' ~ more ~ ' 个' if more }}{% endif %}",
    )

    def deal(self, params: FileTreeSearch.Params, rng: Random) -> Instance:
        words = invented(rng, params.subjects + params.folders + 30, 2)
        subjects, owners = words[: params.subjects], words[params.subjects : params.subjects + 30]
        folders = ["/"]
        for word in words[params.subjects + 30 :]:
            folders.append(f"{rng.choice(folders[-6:])}{word}/")
        files = []
        for subject in subjects:
            others = rng.sample([other for other in subjects if other != subject], params.versions)
            dates = rng.sample(range(360), params.versions)
            for tag, day, other, owner in zip(
                rng.sample(TAGS, params.versions), dates, others, rng.sample(owners, params.versions), strict=True
            ):
                date = f"{2020 + day % 5}-{1 + day // 30:02}-{1 + day % 28:02}"
                files.append((f"{rng.choice(folders)}{subject}-{tag}.txt", subject, date, other, owner))
        instance = self.Instance(
            versions=params.versions,
            hops=params.hops,
            start=subjects[0],
            files=tuple(sorted(files)),
            turns=(params.hops + 1) * (params.versions + 1) + 2,
        )
        if any(a in b for a in subjects for b in subjects if a != b) or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, text = move
        paths = {path: lines for path, *lines in instance.files}
        if verb == "answer":
            right = text.casefold() == _owner(instance)
            return Turn(state, _Seen(verb, (text,), 0, right), "won" if right else "lost")
        text = text.casefold()
        if verb == "find":
            found = [path for path in paths if text in path.rpartition("/")[2]]
            return Turn(state, _Seen(verb, tuple(found[:5]), max(0, len(found) - 5)))
        place = "/" + text.strip("/")
        if verb == "read":
            lines = paths.get(place, [])
            return Turn(state, _Seen(verb, tuple(map(": ".join, zip(HEADS, lines, strict=False))), 0))
        place = place.rstrip("/") + "/"
        below = sorted({path[len(place) :] for path in paths if path.startswith(place)})
        entries = list(dict.fromkeys(rest.partition("/")[0] + ("/" if "/" in rest else "") for rest in below))
        return Turn(state, _Seen(verb, tuple(entries[:20]), max(0, len(entries) - 20)))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        words = [word for _, seen in past for line in seen.found for word in line.split(": ")[-1:]]
        return rng.choice(("ls", "find", "read", "answer")), rng.choice([shown.start, "/", *words])

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        return following(_plan(shown), (seen.found for _, seen in past))


def _plan(shown: FileTreeSearch.Instance) -> Plan:
    """Read all versions about a subject, go on with the latest."""
    subject, owner = shown.start, ""
    for _ in range(shown.hops + 1):
        versions = []
        for path in (yield "find", subject):
            lines = yield "read", path
            versions.append([line.partition(": ")[2] for line in lines])
        _, _, subject, owner = max(versions, key=lambda version: version[1])
    yield "answer", owner


def _owner(instance: FileTreeSearch.Instance) -> str:
    subject, owner = instance.start, ""
    for _ in range(instance.hops + 1):
        _, subject, owner = max(
            (date, after, name) for _, about, date, after, name in instance.files if about == subject
        )
    return owner
