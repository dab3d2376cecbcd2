"""The interpreter of the small imperative language against Python itself, and what changes its programs."""

import re
from random import Random
from typing import Any

import pytest

from bootcamp.lib.program import (
    Fault,
    Lines,
    draw,
    indent,
    is_name,
    manual,
    mutations,
    names,
    run,
    skeleton,
    tokens,
)  # fmt: skip

INPUTS = {"a": 7, "b": 3}


def drawn(seed: int) -> Lines:
    return draw(Random(seed), ("a", "b"), 6 + seed % 20, seed % 5, 1 + seed % 3)


def python(lines: Lines, inputs: dict[str, int]) -> dict[str, Any]:
    """Run lines in Python; what is printed is under ``print``."""
    out: list[int] = []
    space: dict[str, Any] = {**inputs, "show": out.append}
    exec("\n".join(lines).replace("print(", "show("), space)
    return {name: value for name, value in space.items() if isinstance(value, int)} | {"print": out}


@pytest.mark.parametrize("seed", range(120))
def test_drawn_programs_run_as_in_python(seed: int) -> None:
    lines = drawn(seed)
    try:
        done = run(lines, INPUTS, 3000)
    except Fault:
        return
    assert {**done.values, "print": done.output} == python(lines, INPUTS)


@pytest.mark.parametrize(
    ("lines", "printed"),
    [
        (("x = -7 // 2", "print(x)", "print(-7 % 3)", "print(7 - 2 - 1)"), [-4, 2, 4]),
        (("print(2 + 3 * -4)", "print((2 + 3) * 4)", "print(- - 5)", "print(20 // 3 % 4 * 2)"), [-10, 20, 5, 4]),
        (("x = 2", "x += 3", "x *= 4", "x -= 1", "print(x)"), [19]),
        (("print(min(3, 1, 2))", "print(max(a, 9))", "print(abs(b - a))"), [1, 9, 4]),
        (("for i in range(2, 9, 3):", "    print(i)", "for i in range(0):", "    print(i)", "print(i)"), [2, 5, 8, 8]),
        (("for i in range(3):", "    i = 9", "    print(i)"), [9, 9, 9]),
        (("if a < b:", "    print(1)", "elif a == 7:", "    print(2)", "else:", "    print(3)"), [2]),
        (("if a > 5 and not b > 5:", "    print(1)", "if a < 5 or b < 5 and a < 5:", "    print(2)"), [1]),
        (("if a > 9 and b // 0 > 1:", "    print(1)", "else:", "    print(2)"), [2]),
        (("while a > 0:", "    a -= b", "    while b > 2:", "        b -= 1", "print(a)"), [0]),
        (("assert a > b", "print(0)"), [0]),
    ],
)
def test_statements(lines: Lines, printed: list[int]) -> None:
    assert run(lines, INPUTS).output == printed == python(lines, INPUTS)["print"]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (("print(a // 0)",), "divided by 0"),
        (("print(a % (b - b))",), "divided by 0"),
        (("print(c)",), "c has no value yet"),
        (("c += 1",), "c has no value yet"),
        (("a = 99999 * 99999",), "too large"),
        (("while a > 0:", "    b = b + 1"), "too many steps"),
        (("for i in range(999999999):", "    b = 1"), "too many steps"),
        (("for i in range(1, 5, b - 3):", "    b = 1"), "the step of a range is 0"),
        (("assert a < b",), "the assertion fails"),
        (("a = 1", "  b = 2"), "indented wrongly"),
        (("if a > b:", "print(a)"), "a block is empty"),
        (("else:", "    a = 1"), "not one of the language"),
        (("a = b ^ 2",), "a sign that is not in the language"),
        (("a = b +",), "not one of the language"),
        (("a = 1 2",), "not one of the language"),
        (("if a:", "    b = 1"), "not one of the language"),
        (("print = 1",), "not one of the language"),
        (("import os",), "not one of the language"),
        (("a = min(b)",), "not one of the language"),
        (("a = abs(b, 1)",), "not one of the language"),
        (("a = " + "(" * 40 + "1" + ")" * 40,), "nested too deep"),
        ((*("    " * deep + "if a > 0:" for deep in range(60)), "    " * 60 + "a = 1"), "nested too deep"),
    ],
)
def test_faults(lines: Lines, reason: str) -> None:
    with pytest.raises(Fault, match=reason):
        run(lines, INPUTS)


def test_steps_tests_and_log() -> None:
    lines = ("for i in range(2):", "    if i > 0:", "        a += i", "b = 5")
    done = run(lines, INPUTS, log=True)
    assert done.tests == {(1, False), (1, True)}
    assert done.log == [(2, {"a": 8, "b": 3, "i": 1}), (3, {"a": 8, "b": 5, "i": 1})]
    used = 1000 - done.left
    assert run(lines, INPUTS, used).left == 0
    with pytest.raises(Fault):
        run(lines, INPUTS, used - 1)
    assert run(("while a > 5:", "    a -= 1"), INPUTS).tests == {(0, True), (0, False)}
    assert not run(lines, INPUTS).log
    assert INPUTS == {"a": 7, "b": 3}


@pytest.mark.parametrize("seed", range(40))
def test_tokens_names_and_skeleton(seed: int) -> None:
    lines = drawn(seed)
    for line in lines:
        assert "".join(tokens(line)) == re.sub(r"\s", "", line)
        assert indent(line) % 4 == 0
    known = names(lines)
    assert len(known) == len(set(known))
    assert all(map(is_name, known))
    new = {name: f"n{place}_" for place, name in enumerate(known)}
    renamed = [re.sub(r"[a-z_]\w*", lambda match: new.get(match[0], match[0]), line) for line in lines]
    assert skeleton(renamed) == skeleton(lines)
    assert skeleton(lines[:-1]) != skeleton(lines)


@pytest.mark.parametrize("seed", range(30))
def test_mutations_change_one_token(seed: int) -> None:
    lines = drawn(seed)
    changes = list(mutations(lines))
    assert len(set(changes)) == len(changes)
    for place, new in changes:
        before, after = tokens(lines[place]), tokens(new)
        assert len(before) == len(after)
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 1
        assert indent(new) == indent(lines[place])


@pytest.mark.parametrize("seed", range(60))
def test_draw_keeps_its_bounds(seed: int) -> None:
    lines = drawn(seed)
    assert lines == drawn(seed)
    loops = sum(line.lstrip().startswith(("for", "while")) for line in lines)
    assert loops <= seed % 5
    assert max(map(indent, lines)) <= 4 * (1 + seed % 3)
    assert lines[-1].startswith("print(")
    assert not any("print" in line for line in draw(Random(seed), (), 9, 1, 1, printing=False))


def test_manual_explains_what_is_used() -> None:
    assert manual(("a = 1",))[0] == "The program is written in Python; all values are integers."
    for line, sign in (("a = b // 2", "//"), ("for i in range(3):", "range"), ("a -= 2", "-=")):
        assert all(sign in text for text in manual((line,)))
        assert not any(sign in text for text in manual(("a = b",)))
