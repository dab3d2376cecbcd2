"""Apply a patch in unified format to a file that has changed since, or undo it.

Answer: the lines of the resulting file; unique.
Harder: longer files, more hunks, hunks that are out of place or fit nowhere, patches to be undone.
Skills: simulation, coding
Source: original; what the command patch does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence as List
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Lines = tuple[str, ...]
Hunk = tuple[int, int, Lines]
"""The first lines of the old and of the new text, and the lines with their signs."""


class UnifiedDiffApply(Task["UnifiedDiffApply.Params", "UnifiedDiffApply.Instance", Lines]):
    version = 1

    class Params(task.Params):
        lines: int = knob("the number of lines", levels=(6, 8, 12, 14, 18, 20, 24, 28, 32, 36), ge=6, le=60)
        hunks: int = knob("the number of hunks", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        words: int = knob("how many different lines there are", levels=(6, 7, 6, 6, 6, 6, 6, 6, 6, 6), ge=3, le=20)
        changes: int = knob("how often the file was changed since", levels=(0, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=0, le=10)
        undo: bool = knob("whether the patch may have to be undone", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        file: Lines
        hunks: tuple[Hunk, ...]
        undo: bool

        @property
        def numbered(self) -> list[str]:
            return [f"{place:2} {line}" for place, line in enumerate(self.file, 1)]

        @property
        def patch(self) -> list[str]:
            shown = []
            for old, new, lines in self.hunks:
                less, more = (sum(line[0] != sign for line in lines) for sign in "+-")
                shown += [f"@@ -{old},{less} +{new},{more} @@", *lines]
            return shown

    prompt = Prompt(
        en=r"""
        Here are a file with one word on each line, after the number of the line, and a patch in unified format:

        {% for line in numbered %}
        {{ line }}
        {% endfor %}

        {% for line in patch %}
        {{ line }}
        {% endfor %}

        {% if undo %}
        The patch is undone. Its hunks are carried out in order, each on the file as the ones before have left it.
        A hunk begins with @@ -a,b +c,d @@. The lines that follow and begin with a blank or with + must stand in the
        file one directly after the other, and are replaced by the lines that begin with a blank or with -. The first
        of them is expected on line a of the file as it is then.
        {% else %}
        The patch is applied. Its hunks are carried out in order, each on the file as the ones before have left it.
        A hunk begins with @@ -a,b +c,d @@. The lines that follow and begin with a blank or with - must stand in the
        file one directly after the other, and are replaced by the lines that begin with a blank or with +. The first
        of them is expected on line c of the file as it is then.
        {% endif %}
        If they do not stand there, the nearest place is taken where they do, of two equally near ones the earlier;
        if they stand nowhere, the hunk is skipped. What are the lines of the file in the end?
        """,
        zh=r"""
        下面是一个文件（每行一个词，词前面是行号）和一个统一格式（unified format）的补丁：

        {% for line in numbered %}
        {{ line }}
        {% endfor %}

        {% for line in patch %}
        {{ line }}
        {% endfor %}

        {% if undo %}
        现在撤销这个补丁。各块依次处理，每一块都作用于前面各块处理后的文件。一块以 @@ -a,b +c,d @@ 开头，
        其后以空格或 + 开头的各行必须在文件中连续出现，它们被替换为以空格或 - 开头的各行。
        预期其中第一行位于当时文件的第 a 行。
        {% else %}
        现在应用这个补丁。各块依次处理，每一块都作用于前面各块处理后的文件。一块以 @@ -a,b +c,d @@ 开头，
        其后以空格或 - 开头的各行必须在文件中连续出现，它们被替换为以空格或 + 开头的各行。
        预期其中第一行位于当时文件的第 c 行。
        {% endif %}
        如果它们不在那里，就取离那里最近的、它们确实连续出现的位置，一样近时取靠前的；如果哪里都没有，就跳过这一块。
        最后文件的各行是什么？
        """,
    )

    def format(self, instance: Instance) -> Format[Lines]:
        bank = {*instance.file, *(line[1:] for _, _, lines in instance.hunks for line in lines)}
        return Sequence(Word(tuple(sorted(bank))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lines]:
        pool = words.draw(rng, params.words + 2, 3, 5)
        for _ in range(40):
            old = [rng.choice(pool[: params.words]) for _ in range(params.lines)]
            hunks, new = _patch(old, params.hunks, pool, rng)
            undo = params.undo and rng.random() < 0.5
            file = new if undo else old
            for _ in range(params.changes):
                place = rng.randrange(len(file))
                file[place : place + rng.randint(0, 2)] = rng.choices(pool, k=rng.randint(0, 2))
            instance = self.Instance(file=tuple(file), hunks=hunks, undo=undo)
            result, moved, skipped = _apply(instance)
            most = (params.hunks - 1 + (params.hunks > 1)) // 2
            if skipped <= most and result != instance.file and (moved or not params.changes):
                return instance, result
        raise task.Retry

    def key(self, instance: Instance) -> object:
        seen: dict[str, int] = {}
        lines = [line[1:] for _, _, lines in instance.hunks for line in lines]
        signs = [[old, new, [line[0] for line in lines]] for old, new, lines in instance.hunks]
        return [[seen.setdefault(word, len(seen)) for word in (*instance.file, *lines)], signs, instance.undo]

    def solve(self, instance: Instance) -> Lines:
        return _apply(instance)[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        for number, (before, after, expected, fitting, file) in enumerate(_steps(instance), 1):
            fits = ", ".join(str(place + 1) for place in fitting) or "-"
            lines.append(f"{number}. {' '.join(before)} -> {' '.join(after)}")
            found = {"en": f"expected {expected + 1}, fits {fits}", "zh": f"预期 {expected + 1}，符合 {fits}"}[language]
            lines.append(f"{found}: {' '.join(file)}")
        return "\n".join(lines)


def _patch(old: List[str], count: int, pool: List[str], rng: Random) -> tuple[tuple[Hunk, ...], list[str]]:
    """Draw hunks that change a text, and give the text that they make of it."""
    hunks: list[Hunk] = []
    new = list(old[: rng.randint(0, 2)])
    place = len(new)
    for left in range(count, 0, -1):
        room = (len(old) - place) // left
        size = min(rng.randint(3, 5), room)
        place_old, place_new = place + 1, len(new) + 1
        kept = [" "] + [rng.choice(" -") for _ in range(size - 2)] + [" "] * (size > 1)
        if size < 3:
            raise task.Retry
        lines: list[str] = []
        for sign in kept:
            if lines and (rng.random() < 0.35 or (sign == kept[-1] and len(lines) == size - 1 and "-" not in kept)):
                lines.append("+" + rng.choice(pool))
            lines.append(sign + old[place])
            place += 1
        if all(line[0] == " " for line in lines):
            lines.insert(1, "+" + rng.choice(pool))
        new += [line[1:] for line in lines if line[0] != "-"]
        hunks.append((place_old, place_new, tuple(lines)))
        gap = rng.randint(0, max(0, room - size)) if left > 1 else len(old) - place
        new += old[place : place + gap]
        place += gap
    return tuple(hunks), [*new, *old[place:]]


def _apply(instance: UnifiedDiffApply.Instance) -> tuple[Lines, int, int]:
    """Give the resulting lines, and how many hunks were laid elsewhere and skipped."""
    file, moved, skipped = instance.file, 0, 0
    for _, _, expected, fitting, after in _steps(instance):
        file = after
        skipped += not fitting
        moved += bool(fitting) and expected not in fitting
    return file, moved, skipped


def _steps(instance: UnifiedDiffApply.Instance) -> Iterator[tuple[Lines, Lines, int, list[int], Lines]]:
    """Give for each hunk what it replaces and by what, where it is expected and where it fits, and the file then."""
    file = instance.file
    for old, new, lines in instance.hunks:
        before, after = (tuple(line[1:] for line in lines if line[0] != sign) for sign in "+-")
        expected = new - 1
        if instance.undo:
            before, after, expected = after, before, old - 1
        fitting = [place for place in range(len(file)) if file[place : place + len(before)] == before]
        if fitting:
            place = min(fitting, key=lambda place: (abs(place - expected), place))
            file = file[:place] + after + file[place + len(before) :]
        yield before, after, expected, fitting, file
