"""Machines and terms: what their runs and readers make of odd cases."""

import pytest

from bootcamp.lib import assembly, fixed_width, lambda_terms, machines


def test_a_ring_leads_back() -> None:
    machine = machines.Machine((("A", "_", "1", "L", "A"),), [""], ring=3)
    assert (machine.run(10), machine.content(), machine.heads) == (3, "111", [0])


def test_a_machine_without_end_is_cut_off() -> None:
    assert machines.compute([("A", "_", "1", "R", "A")], "", 50) is None


@pytest.mark.parametrize(
    "text",
    ["A 0 1 R", "A 2 1 R B", "A 0 1 U B", "A 0 1 R B\nA 0 0 L B", "H 0 1 R B", "A 00 1 R B"],
)
def test_what_is_no_rule_is_named(text: str) -> None:
    assert isinstance(machines.read_rules(text, "01_"), str)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("λx. λy. x y", r"\x y. x y"),
        ("λx. x x", "fun k. k k"),
        ("(λx. x) y", r"((\lambda z. (z)) y)"),
        ("λxy. x", "λx.λy.x"),
    ],
)
def test_terms_are_the_same_up_to_names(first: str, second: str) -> None:
    one, other = (lambda_terms.nameless(lambda_terms.read(text)) for text in (first, second))
    assert one == other


@pytest.mark.parametrize("text", ["", "λ. x", "λx x", "(x", "x)", "()", "x + y", "(" * 60 + "x" + ")" * 60, "x " * 301])
def test_what_is_no_term_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        lambda_terms.read(text)


def test_a_free_variable_is_not_caught() -> None:
    term = lambda_terms.nameless(lambda_terms.read("(λx. λy. x y) y"))
    assert lambda_terms.step(term) == lambda_terms.nameless(lambda_terms.read("λz. y z"))


def test_mixed_signs_compare_without_sign() -> None:
    assert fixed_width.operate("<", (-1, "int32"), (1, "uint32"))[0] == (0, "int32")
    assert fixed_width.operate("<", (-1, "int8"), (1, "uint16"))[0] == (1, "int32")
    assert fixed_width.operate("/", (-7, "int32"), (2, "int32"))[0] == (-3, "int32")
    assert fixed_width.operate("%", (-7, "int32"), (2, "int32"))[0] == (-1, "int32")


def test_a_stack_that_leaves_the_memory_breaks_off() -> None:
    assert assembly.run(["push r0", "push r0", "halt"], 1, (5,), 8, 10) is None
    assert assembly.run(["ld r0, [1]", "halt"], 1, (5,), 8, 10) is None


def test_a_call_pushes_the_next_line() -> None:
    end = assembly.run(["call 3", "halt", "add r0, 1", "ret"], 1, (0, 0), 8, 10)
    assert end == ([1], [0, 2], 4)
