"""How the sources of prompts become their lines."""

import re
from itertools import pairwise

import pytest

from bootcamp import registry, task
from bootcamp.prompt import Prompt, joined


class Things(task.Instance):
    names: tuple[str, ...] = ("x", "y")


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("Shade some\ncells.", "Shade some cells."),
        ("It makes\n{%- if names %}\n two changes:\n{% else %}\n one change:\n{% endif %}", "It makes two changes:"),
        ("Find\n{{- ' x' if names }}.", "Find x."),
        ("Rows:\n{{ names | comma }}", "Rows:\nx, y"),
        ("Rules:\n- one\n  more\n- two", "Rules:\n- one more\n- two"),
        ("1. one\nmore\n2. two", "1. one more\n2. two"),
        ("L:  #..   I:  #\n    ###       #\nEnd.", "L:  #..   I:  #\n    ###       #\nEnd."),
        ("| a | b |\n| c | d |\nEnd.", "| a | b |\n| c | d |\nEnd."),
        ("{{ {'a':\n 'b'}['a'] }} is\nhere.", "b is here."),
    ],
)
def test_paragraphs_are_lines(source: str, line: str) -> None:
    assert Prompt(en=source, zh="").render(Things()) == line


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ("给一些\n格涂色。", "给一些格涂色。"),
        ("共有\n3 个，\n(1, 1) 在左上角", "共有 3 个，(1, 1) 在左上角"),
        ("求最小的 x\n和 y", "求最小的 x 和 y"),
        ("a(n)\nb(n)", "a(n) b(n)"),
        ("质数{% if names %}（奇数）{% endif %}\n和合数", "质数（奇数）和合数"),
    ],
)
def test_chinese_lines_are_joined_without_a_blank(source: str, line: str) -> None:
    assert Prompt(en="", zh=source).render(Things(), "zh") == line


def test_filters_know_the_language() -> None:
    prompt = Prompt(en="{{ language }}", zh="{{ language }}")
    assert [prompt.render(Things(), language) for language in ("en", "zh")] == ["en", "zh"]


@pytest.mark.each_task
@pytest.mark.parametrize("name", registry.names(interactive=True))
def test_no_line_ends_within_an_english_sentence(name: str) -> None:
    lines = registry.get(name).generate(5).prompt.split("\n")
    broken = [
        (above, line)
        for above, line in pairwise(lines)
        if re.search(r"([a-z]{2,},? ){4}[a-z]+,?$", above) and re.match(r"([a-z]{2,},? ){4}", line)
    ]
    assert not broken


def test_shared_paragraphs_stand_around_those_of_a_task() -> None:
    head, tail = Prompt(en="Draw a\nmap:", zh="画图："), Prompt(en="Any way\nwill do.", zh="任意一种\n即可。")
    whole = Prompt(en="{{ names | comma }}", zh="{{ names | comma }}", before=head, after=tail)
    assert whole.render(Things()) == "Draw a map:\n\nx, y\n\nAny way will do."
    assert whole.render(Things(), "zh") == "画图：\n\nx, y\n\n任意一种即可。"


def test_joined_leaves_tags_alone() -> None:
    assert joined("a {{ b\n c }}\nd", "en") == "a {{ b\n c }} d"
