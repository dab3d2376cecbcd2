"""Carry out the commands of a text editor with a cursor, a selection, a clipboard, undo and redo.

Answer: the text with a bar where the cursor is; unique.
Harder: more commands of more kinds.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text_editor import MOVES, Command, Editor
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_SAID: tuple[tuple[tuple[str, ...], str, str], ...] = (
    (
        ("type",),
        "type T: puts the text T in at the cursor, which stands behind it then.",
        "type T：在光标处插入文本 T，光标随后在它后面。",
    ),
    (
        ("left", "right"),
        "left n, right n: move the cursor by n characters, at most to the end of the text on that side.",
        "left n、right n：光标移动 n 个字符，至多移到文本在该侧的尽头。",
    ),
    (
        ("backspace", "delete"),
        "backspace, delete: take out the character before, or after, the cursor, if there is one.",
        "backspace、delete：分别去掉光标前、光标后的一个字符（如果有）。",
    ),
    (
        ("home", "end"),
        "home, end: move the cursor to the beginning, or the end, of the text.",
        "home、end：光标移到文本的开头、末尾。",
    ),
    (
        ("word-left", "word-right"),
        "word-left, word-right: move the cursor to the nearest place on that side where a word begins (a letter "
        "follows, and a blank or nothing stands before); if there is none, to the end of the text on that side.",
        "word-left、word-right：光标移到该侧最近的一个单词起点（后面是字母，前面是空格或什么也没有）；"
        "若没有，则移到文本在该侧的尽头。",
    ),
    (
        ("select",),
        "select M, with a move M: moves the cursor as M does and selects what lies between its new place and the fixed "
        "end, which is where the cursor stood when selecting began; select commands in a row keep it.",
        "select M（M 是一种移动）：光标像 M 那样移动，并选中新位置与固定端之间的内容。"
        "固定端是开始选择时光标所在的位置，连续的 select 命令不改变它。",
    ),
    (
        ("copy", "paste"),
        "copy: copies what is selected to the clipboard, in place of what was there. paste: puts the text of the "
        "clipboard in, like type.",
        "copy：把选中的内容复制到剪贴板，取代其中原有的内容。paste：像 type 一样插入剪贴板中的文本。",
    ),
    (
        ("cut",),
        "cut: as copy, but what is selected is taken out of the text too.",
        "cut：与 copy 一样，但还把选中的内容从文本中去掉。",
    ),
    (
        ("undo",),
        "undo: takes back the last change of the text that is not yet taken back; text and cursor are as just before "
        "it. Without such a change it does nothing but end the selection.",
        "undo：撤销最近一次尚未撤销的文本改动，文本和光标恢复到那次改动之前；若没有这样的改动，则只取消选中。",
    ),
    (
        ("redo",),
        "redo: carries out again the change that was taken back last; text and cursor are as just after it. After a "
        "new change there is nothing to redo.",
        "redo：重做最近撤销的一次改动，文本和光标恢复到那次改动之后。一旦有新的改动，就没有可以重做的了。",
    ),
)

_ON_SELECTED = ("type", "backspace", "delete", "select", "copy", "cut", "paste")


class TextEditorTrace(Task["TextEditorTrace.Params", "TextEditorTrace.Instance", str]):
    version = 1

    class Params(task.Params):
        commands: int = knob("the number of commands", levels=(4, 6, 8, 10, 13, 16, 20, 25, 31, 38), ge=2, le=60)
        kinds: int = knob("how many groups of commands occur", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 10), ge=2, le=10)
        words: int = knob("the words of the text at first", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)

    class Instance(task.Instance):
        text: str  # with the cursor
        commands: tuple[Command, ...]

        @property
        def lines(self) -> list[str]:
            return [" ".join(command).strip() for command in self.commands]

        def rules(self, language: str) -> list[str]:
            used = {part for line in self.lines for part in line.split()[:2]}
            return [zh if language == "zh" else en for names, en, zh in _SAID if used & set(names)]

        @property
        def selects(self) -> bool:
            return any(name == "select" for name, _ in self.commands)

    answer = Text(content="|")
    prompt = Prompt(
        en=r"""
        A text editor holds one line of text with a cursor, shown as |, which is no character of the text. It knows
        these commands:

        {{ rules(language) | bullets }}
        {% if selects %}

        While something is selected, type, paste, backspace and delete first take it out (backspace and delete do no
        more than that); this and what is put in are one change. Every command except select and copy leaves nothing
        selected;
        moves start from where the cursor is. With nothing selected, copy and cut do nothing.
        {% endif %}

        At first: {{ text }}

        {{ lines | numbered }}

        Give the text after all commands, with | where the cursor is.
        """,
        zh=r"""
        一个文本编辑器中有一行文本和一个光标。光标显示为 |，它不是文本中的字符。编辑器有下列命令：

        {{ rules(language) | bullets }}
        {% if selects %}

        有内容被选中时，type、paste、backspace 和 delete 先去掉选中的内容（backspace 和 delete 只做到这一步），
        这与随后的插入算作同一次改动。除 select 和 copy 以外，每个命令执行后都没有内容被选中；移动从光标所在处开始。
        没有选中任何内容时，copy 和 cut 不起作用。
        {% endif %}

        开始时：{{ text }}

        {{ lines | numbered }}

        请给出执行全部命令后的文本，并在光标处写出 |。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        text = " ".join(words.draw(rng, params.words, 3, 7))
        names = [name for group, _, _ in _SAID[: params.kinds] for name in group]
        place = rng.randint(0, len(text))
        shown = f"{text[:place]}|{text[place:]}"
        editor = Editor(shown)
        commands: list[Command] = []
        for _ in range(20 * params.commands):
            chosen = [name for name in names if name in _ON_SELECTED] if editor.place != editor.fixed else []
            command = _draw(rng, chosen if chosen and rng.random() < 0.7 else names)
            before = editor.state()
            if commands and command[0] == commands[-1][0] and command[0] not in ("select", "undo"):
                continue
            editor.run(command)
            if editor.state() != before:
                commands.append(command)
            if len(commands) == params.commands:
                break
        answer = str(editor)
        plain = editor.text
        stray = plain.strip() != plain or "  " in plain or not 4 <= len(plain) <= 60 or answer == shown
        if stray or len(commands) < params.commands or "select" in commands[-1][0]:
            raise task.Retry
        return self.Instance(text=shown, commands=tuple(commands)), answer

    def solve(self, instance: Instance) -> str:
        editor = Editor(instance.text)
        for command in instance.commands:
            editor.run(command)
        return str(editor)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, editor = [], Editor(instance.text)
        for number, command in enumerate(instance.commands, start=1):
            before = editor.clip, editor.done[:]
            editor.run(command)
            low, high = sorted((editor.place, editor.fixed))
            lines.append(f"{number}. {instance.lines[number - 1]}: {editor}")
            if low < high:
                lines[-1] += f", [{editor.text[low:high]}]"
            if editor.clip != before[0]:
                lines[-1] += f", copy = {editor.clip}"
        return "\n".join(lines)


def _draw(rng: Random, names: list[str]) -> Command:
    name = rng.choice(names)
    move = rng.choice(MOVES) if name == "select" else name
    number = f"{rng.randint(1, 6)}" if move in ("left", "right") else ""
    if name == "select":
        return name, f"{move} {number}".strip()
    return name, rng.choice(words.draw(rng, 1, 3, 5)) if name == "type" else number
