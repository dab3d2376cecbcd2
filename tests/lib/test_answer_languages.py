"""The small languages in which answers are written: what is no program is refused with a reason, whatever it is."""

from collections.abc import Callable
from random import Random

import pytest

from bootcamp.lib import byte_programs, principal_types, robot_language, string_language
from bootcamp.lib.byte_programs import OPERATORS, line_fault, program, table
from bootcamp.lib.principal_types import CONSTANTS, NoType, principal, read_term, read_type, written_term, written_type
from bootcamp.lib.robot_language import RobotFault
from bootcamp.lib.string_language import StringFault


def soup(seed: int, words: str) -> str:
    rng = Random(seed)
    return " ".join(rng.choice(words.split()) for _ in range(rng.randint(1, 25)))


READERS: dict[str, tuple[Callable[[str], object], type[Exception], str]] = {
    "robot": (robot_language.read, RobotFault, "move left repeat 3 while clear if marked [ ] [ ] 0 -1 ² ٣ \\ x"),
    "string": (string_language.read, StringFault, 'cat ( ) , s \'s\' "ab" " upper part word 2 -1 ² - find len add ( ('),
    "type": (read_type, NoType, "a -> ( ) [ ] , int bool b 'c → -> ( ² string * error"),
}


def outcome(name: str, text: str) -> str:
    reader, refusal, _ = READERS[name]
    try:
        reader(text)
    except refusal as fault:
        return str(fault)
    return "it was read"


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("seed", range(300))
def test_readers_refuse_with_a_reason(name: str, seed: int) -> None:
    assert outcome(name, soup(seed, READERS[name][2]))


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize(
    "text", ["", " ", "(", "[" * 5000, "(" * 5000, "move [" * 900, "upper(" * 900, "a -> " * 900, "\\"]
)
def test_readers_bound_their_work(name: str, text: str) -> None:
    assert outcome(name, text)


@pytest.mark.parametrize("seed", range(300))
def test_lines_of_bytes_are_refused_or_run(seed: int) -> None:
    lines = [f"t{place} = {soup(7 * seed + place, 'x y t1 t2 3 0x1f 300 ² & | ~ - << >> +')}" for place in range(1, 4)]
    lines += [f"t{place} = x {sign} {seed % 300}" for place, sign in enumerate(OPERATORS, 1)]
    known = {"x", "y"}
    good = [line for line in lines if not line_fault(line, known, OPERATORS)]
    results = table(good, 2)
    assert results.shape == (65536,)


@pytest.mark.parametrize("kind", byte_programs.STEPS)
def test_steps_use_known_operations(kind: str) -> None:
    known = {"x", "y"}
    for line in program([(kind, 2, 5), ("flip", 1, 3)]):
        assert line_fault(line, known, OPERATORS) == ""
    for side in (0, 1):
        assert "{" not in byte_programs.STEPS[kind][side].format(**byte_programs.numbers((kind, 2, 5)))


@pytest.mark.parametrize("seed", range(60))
def test_robot_programs_survive_writing(seed: int) -> None:
    allowed = ("repeat", "while", "clear", "if", "marked", "blocked", "unmarked")
    body = robot_language.draw(Random(seed), 2 + seed % 10, allowed)
    assert robot_language.size(body) == 2 + seed % 10
    assert robot_language.read(robot_language.written(body)) == body
    for less in robot_language.without_one(body):
        assert robot_language.size(less) < robot_language.size(body)
    grid = robot_language.grow(Random(seed), body, 5, 6, 0.2, 2)
    if grid is not None:
        row, column = robot_language.run(body, grid)
        assert grid[row][column] == "G"
        assert robot_language.shortest(grid) > 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("repeat 0 [ move ]", "a number from 1 to 99"),
        ("repeat 100 [ move ]", "a number from 1 to 99"),
        ("while move [ left ]", "a condition"),
        ("if clear move", "a bracket"),
        ("if clear [ move", "not closed"),
        ("move ]", "was not opened"),
        ("jump", "not a command"),
    ],
)
def test_robot_faults(text: str, reason: str) -> None:
    with pytest.raises(RobotFault, match=reason):
        robot_language.read(text)


def test_robot_runs_end() -> None:
    for text, reason in (("while clear [ left right ]", "too many steps"), ("move move move", "into a wall")):
        with pytest.raises(RobotFault, match=reason):
            robot_language.run(robot_language.read(text), [">..", "..G"])


@pytest.mark.parametrize("seed", range(60))
def test_string_expressions_survive_writing(seed: int) -> None:
    node = string_language.draw(Random(seed), 3 + seed % 12, tuple(string_language.SIGNATURES), "ab-")
    assert string_language.read(string_language.written(node)) == node
    for less in string_language.shortened(node):
        assert string_language.kind(less) == "t"
        assert string_language.size(less) <= string_language.size(node)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('word(s, "-", 1)', "Ab"), ('word(s, "-", -1)', "cab"), ('word(s, "-", 4)', ""), ('word(s, "-", 0)', ""),
        ("part(s, 2, 4)", "b-c"), ("part(s, -3, -1)", "cab"), ("part(s, 0, 2)", "Ab"), ("part(s, 5, 99)", "ab"),
        ("part(s, -99, 1)", "A"), ("part(s, 3, 2)", ""), ('part(s, find(s, "-"), len(s))', "-cab"),
        ('part(s, add(find(s, "x"), 1), 1)', "A"), ('replace(s, "b", "-b")', "A-b-ca-b"), 
        ("reverse(upper(s))", "BAC-BA"),
        ('choose(s, "x", s, lower(s))', "ab-cab"), ('cat(s, cat("x", s))', "Ab-cabxAb-cab"),
    ],
)  # fmt: skip
def test_string_values(text: str, value: str) -> None:
    assert string_language.run(string_language.read(text), "Ab-cab") == value


def test_string_texts_stay_short() -> None:
    text = "s"
    for _ in range(12):
        text = f"cat({text}, {text})" if len(text) < 150 else f'replace({text}, "a", "aaa")'
    with pytest.raises(StringFault, match="too long"):
        string_language.run(string_language.read(text), "aaaaaaaaaa" * 9)


@pytest.mark.parametrize(
    ("term", "type_"),
    [
        ("fun x -> x", "a -> a"),
        ("fun x -> fun y -> x", "a -> b -> a"),
        ("fun f -> fun g -> fun x -> f (g x)", "(a -> b) -> (c -> a) -> c -> b"),
        ("fun x -> (x, fun y -> (y, x))", "a -> (a, b -> (b, a))"),
        ("fun f -> map (fun x -> f x 1)", "(a -> int -> b) -> [a] -> [b]"),
        ("fun c -> fun x -> if c then x else tail x", "bool -> [a] -> [a]"),
        ("fun x -> fun y -> fun z -> x z (y z)", "(a -> b -> c) -> (a -> b) -> a -> c"),
    ],
)
def test_principal_types(term: str, type_: str) -> None:
    tree = read_term(term)
    assert written_term(tree) == term
    assert written_type(principal(tree, CONSTANTS)) == type_
    assert written_type(read_type(type_.replace("a", "z").replace("bool", "bool"))) == type_


@pytest.mark.parametrize(
    "term", ["fun x -> x x", "add (fun x -> x)", "fun f -> (f 1, f nil)", "if 1 then 2 else 3", "1 2"]
)
def test_terms_without_type(term: str) -> None:
    with pytest.raises(NoType):
        principal(read_term(term), CONSTANTS)


@pytest.mark.parametrize("seed", range(60))
def test_drawn_terms_survive_writing(seed: int) -> None:
    term = principal_types.draw_function(Random(seed), 1 + seed % 3, 3 + seed % 6, ["fst", "cons", "nil"])
    assert read_term(written_term(term)) == term
