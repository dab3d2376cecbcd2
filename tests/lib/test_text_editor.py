"""The editor of one line: each command on small texts."""

import pytest

from bootcamp.lib.text_editor import Editor


@pytest.mark.parametrize(
    ("start", "commands", "end"),
    [
        ("ab|c", "left 5", "|abc"),
        ("ab|c", "right 5", "abc|"),
        ("one t|wo", "word-left", "one |two"),
        ("one |two", "word-left", "|one two"),
        ("o|ne two", "word-right", "one |two"),
        ("one t|wo", "word-right", "one two|"),
        ("ab|c", "backspace", "a|c"),
        ("|abc", "backspace", "|abc"),
        ("ab|c", "delete", "ab|"),
        ("abc|", "delete", "abc|"),
        ("ab|c", "type xy", "abxy|c"),
        ("ab|c", "select home, type x", "x|c"),
        ("a|bcd", "select right 2, backspace", "a|d"),
        ("a|bcd", "select right 2, right 1", "abcd|"),
        ("a|bcd", "select right 2, select left 1, delete", "a|cd"),
        ("a|bcd", "select right 2, copy, end, paste", "abcdbc|"),
        ("a|bcd", "copy, end, paste", "abcd|"),
        ("a|bcd", "select end, cut, home, paste", "bcd|a"),
        ("a|b", "type x, undo", "a|b"),
        ("a|b", "type x, home, undo, redo", "ax|b"),
        ("a|b", "type x, undo, type y, redo", "ay|b"),
        ("a|b", "undo, redo", "a|b"),
        ("a|bc", "select end, undo, type x", "abcx|"),
        ("a|bc", "select end, redo, delete", "abc|"),
        ("a|bc", "select end, type x, undo", "abc|"),
    ],
)
def test_commands(start: str, commands: str, end: str) -> None:
    editor = Editor(start)
    for command in commands.split(", "):
        name, _, rest = command.partition(" ")
        editor.run((name, rest))
    assert str(editor) == end
