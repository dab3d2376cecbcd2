"""The answers of ordinary rows of mathematics: how one is read, and when two are the same."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from fractions import Fraction

from bootcamp.rewards.math_letters import family, same_families, with_constants_of, without_declaration
from bootcamp.verifiers import Clock, Format, Malformed, Math, Matrix, Rational, Undecided, WrongForm
from bootcamp.verifiers.budget import Overspent
from bootcamp.verifiers.choices import lettered
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.symbolic import Node
from bootcamp.verifiers.symbolic.alternatives import is_label, is_name
from bootcamp.verifiers.symbolic.forms import CONTAINERS
from bootcamp.verifiers.symbolic.intervals import read as read_region
from bootcamp.verifiers.symbolic.matrix_format import Rows
from bootcamp.verifiers.symbolic.tree import is_equation, mul, symbols, walk
from bootcamp.verifiers.units import in_terms_of, is_counted, is_scale, measure


@dataclass(frozen=True)
class Reading:
    """An answer in the ways in which our formats can read it; what they cannot read is None or empty."""

    number: Fraction | None = None
    tree: Node | None = None
    """An expression or a statement."""
    rows: Rows | None = None
    """A matrix of several rows of numbers."""
    clock: int | None = None
    """The minute of the day of a time such as 5:30 PM."""
    numeral: tuple[str, str] | None = None
    """Digits, and the base that stands below them."""
    letter: str = ""
    """The letter of an option."""
    option: Reading | None = None
    """The text of an option, behind its letter."""
    unit: str = ""
    """The words behind the value, or the sign of a currency before it."""
    integer: str = ""
    r"""The letter that is said to be any integer, as in ``k\pi, k\in\mathbb{Z}``."""


class Answer(Format[Reading]):
    """A number or another closed form, with a unit or a noun that nobody asked for."""

    def parse(self, text: str) -> Reading:
        """Read a number, an expression or a statement; raise Malformed where math-verify may know better."""
        if _COMPOSED.search(text):
            raise Malformed("functions are composed, whose order is not read")
        dressed = _as_list(_PRIMED.sub(_unprimed, text, count=1))
        letter, option = self._option(dressed)
        clock = None
        if _TIME.search(dressed, max(0, len(dressed) - 30)):
            with suppress(Malformed):
                clock = Clock().parse(dressed)
        text, integer = without_declaration(dressed)
        text, unit = without_unit(text)
        number = tree = rows = None
        with suppress(Malformed, WrongForm):
            number = Rational().parse(text)
        if any(mark in text for mark in ("[", "matrix", "{{")):
            with suppress(Malformed, WrongForm):
                rows = Matrix().parse(text)
        try:
            tree, member = family(_meant(Math().parse(text)))
            integer = integer or member
            if tree.head == "ratio" and any(arg.head == "text" for arg in tree.args):
                raise Malformed("expected a number, found words before a colon")
        except Overspent as fault:
            raise WrongForm(str(fault)) from None
        except (Malformed, WrongForm):
            if number is None and rows is None and clock is None and not letter:
                raise
        rows = rows if rows is not None and len(rows) > 1 else None
        return Reading(number, tree, rows, clock, _numeral(text), letter, option, unit, integer)

    def _option(self, text: str) -> tuple[str, Reading | None]:
        """Read the letter of an option alone, or before its text."""
        if not _OPTION.match(text):
            return "", None
        plain = undress(text)
        if bare := _LETTER.fullmatch(plain):
            return (bare[1] or bare[2]).upper(), None
        found = lettered(plain)
        if found is None or not ("A" <= found[0].upper() <= "H") or _NAMED.match(plain):
            return "", None
        with suppress(Malformed, WrongForm):
            return found[0].upper(), self.parse(found[1])
        return found[0].upper(), None

    def equal(self, reference: Reading, answer: Reading) -> bool:
        """Tell whether the two are the same; raise Undecided, or WrongForm where it takes too much work to tell."""
        if reference.letter and answer.letter:
            texts = reference.option, answer.option
            return reference.letter == answer.letter and (None in texts or self.equal(*texts))  # type: ignore[arg-type]
        if reference.option is not None or answer.option is not None:
            return self.equal(reference.option or reference, answer.option or answer)
        if reference.clock is not None and reference.clock == answer.clock:
            return True
        if reference.numeral is not None and reference.numeral[1]:  # its value in another base is not what was asked
            return answer.numeral in (reference.numeral, (reference.numeral[0], ""))
        if reference.tree is not None and reference.tree.head == "degree" and measure(answer.unit) == "rad":
            return answer.tree is not None and Math().compare(reference.tree, answer.tree) is True
        factor = _factor(reference.unit, answer)
        if factor is None:
            return False
        answer = answer if factor == 1 else _scaled(answer, factor)
        if reference.number is not None and answer.number is not None:
            return reference.number == answer.number
        if reference.rows is not None and answer.rows is not None:
            return reference.rows == answer.rows
        if reference.tree is None or answer.tree is None:
            return False
        try:
            return _same_tree(reference.tree, answer.tree, (reference.integer, answer.integer))
        except Overspent as fault:
            raise WrongForm(str(fault)) from None


_COMPOSED = re.compile(r"[A-Za-z]\s*\\circ\s*[A-Za-z]")
_TIME = re.compile(r"\d\s*(?:\{:\}|:)\s*\d\d|\d.{0,12}[AaPp]\.?\s*[Mm]\.?\W*\Z|[点时]")
_OPTION = re.compile(r"\s*(?:\\[a-z]+\s*\{\s*)*[(\[（]?\s*[A-Ha-h]\s*(?:[)\].:}）]|\Z)|(?i:\W*option\b)|选")
_LETTER = re.compile(r"(?:(?i:option|choice)\s*|选项?\s*)?(?:([A-H])\.?|[(\[]\s*([A-Ha-h])\s*[)\]]\.?)")
_NAMED = re.compile(r"[A-Za-z]\s*:|[a-z]")
"""What names a value rather than an option: ``A: 5``, ``a) 5``."""


def _same_tree(reference: Node, answer: Node, integers: tuple[str, str]) -> bool:
    curve = _is_curve(reference)
    if curve and answer.head != "relation":
        return False
    reference, answer = _as_points(reference, with_constants_of(reference, answer))
    pairs = {(reference, answer), (_without_sign(reference), _without_sign(answer))}
    # a question that asks for percents or degrees may have their sign in its answer or not
    verdicts = [Math(up_to_factor=curve).compare(*pair) for pair in pairs]
    if True in verdicts or same_families(reference, answer, integers):
        return True
    if _solves(answer, reference) or _solves(reference, answer):
        return True
    if None in verdicts:
        raise Undecided("the two answers could be proven neither equal nor different")
    return False


_PRIMED = re.compile(r"\A\s*([A-Za-z])('+|’|\^\{?\\prime\}?)\s*(?:\([a-z]\))?\s*=(?!=)")


def _unprimed(found: re.Match[str]) -> str:
    """Write the name in ``f'(x) = 2x`` as one that is not read as a derivative still to be worked out."""
    return rf"{found[1]}_{{{'p' * (found[2].count(chr(39)) or 1)}}}="


_SYSTEM = re.compile(
    r"\s*([A-Za-z](?:\([a-z]\))?\s*=)?\s*(?:\\left\s*\\\{)?\s*\\begin\{(cases|aligned|array)\}(?:\{[clr|]*\})?(.*)"
    r"\\end\{\2\}\s*(?:\\right\s*\.)?\s*",
    re.DOTALL,
)
_ROW_END = re.compile(r"\\\\(?:\[[^\]]*\])?")
_EQUATION = re.compile(r"[^&=<>]+&?\s*=\s*[^&=<>]+")
_IF = r"(?:\\(?:text|mbox|mathrm)\{\s*,?\s*(?:if|when|for|while)?\s*\}|\b(?:if|when|for)\b|\\q?quad|\\[,;: ]|[\s,，])*"
_PIECE = re.compile(
    rf"([^&]*?){_IF}&{_IF}(?:\\(?:text|mbox|mathrm)\{{\s*(?:if|when|for)?\s*(otherwise|else)\s*\}}|([^&]*\S))"
)


def _as_list(text: str) -> str:
    r"""Write the equations of a ``cases`` environment as a list, and pieces with their conditions as a set of pairs.

    >>> _as_list(r"\begin{cases} x = 1 \\ y = 2 \end{cases}")
    'x = 1, y = 2'
    >>> _as_list(r"\begin{cases} 1 & \text{if } x>0 \\ 0 & x \le 0 \end{cases}")
    '\\{(1; x>0), (0; x \\le 0)\\}'
    """
    found = _SYSTEM.fullmatch(text) if "\\begin" in text else None
    rows = [*filter(None, (row.strip(" \n,;.") for row in _ROW_END.split(found[3])))] if found else []
    if not found or not rows:
        return text
    if all(map(_EQUATION.fullmatch, rows)) and not found[1]:
        return ", ".join(row.replace("&", "") for row in rows)
    pieces = [_PIECE.fullmatch(row) for row in rows]
    if found[2] != "cases" or not all(pieces):
        return text
    return rf"\{{{', '.join(f'({piece[1]}; {piece[2] or piece[3]})' for piece in pieces if piece)}\}}"


def _meant(tree: Node) -> Node:
    """Read words that say a set or that nothing is there: no solution, all real numbers, DNE."""
    if tree.head != "text":
        return tree
    words = str(tree.leaf).lower().strip(".")
    if words in ("dne", "does not exist", "不存在"):
        return Node("text", (), "does not exist")
    with suppress(Malformed):
        return Node("constant", (), "reals") if read_region(Node("text", (), words))[0] else Node("set")
    return tree


_NUMERAL = re.compile(r"(-?)\(?0*(\d[0-9A-Fa-f]*)\)?(?:_\{?(?:\()?(\d{1,2})\)?\}?)?")


def _numeral(text: str) -> tuple[str, str] | None:
    r"""Read digits and the base below them.

    >>> _numeral("2112_3"), _numeral("(1a)_{16}"), _numeral("2112"), _numeral("a_1"), _numeral("12_2")
    (('2112', '3'), ('1A', '16'), ('2112', ''), None, None)
    """
    found = _NUMERAL.fullmatch("".join(undress(text).split())) if len(text) <= 60 else None
    if found is None:
        return None
    sign, digits, base = found[1], found[2].upper(), found[3] or ""
    if base and (int(base) < 2 or any(int(digit, 16) >= int(base) for digit in digits)):
        return None
    return sign + digits, base


def without_unit(text: str) -> tuple[str, str]:
    r"""Split the words behind a value off, and the sign of a currency before it.

    What stands in ``\text{}`` is words whatever it says; bare letters are words only where they are a unit or a noun.

    >>> without_unit(r"\frac34\text{ cm}^2"), without_unit("12 red apples"), without_unit("6 xyz"), without_unit(r"\$5")
    (('\\frac34', 'cm^2'), ('12', 'red apples'), ('6 xyz', ''), ('5', '$'))
    >>> without_unit(r"3 \text{ million dollars}"), without_unit(r"5\text{ million}")
    (('3 million', 'dollars'), ('5\\text{ million}', ''))
    """
    text = text.strip()
    money = _MONEY.match(text)
    if money:
        return text[money.end() :], "$"
    start = max(0, len(text) - _LONGEST_UNIT)
    found = _IN_MACRO.search(text, start) or _PLAIN.search(text, start)
    if found is None or not re.search(r"\d|\\pi", text[: found.start()]):
        return text, ""
    value, words, power = text[: found.start()], found["words"].replace("~", " ").split(), found["power"] or ""
    if words and is_scale(words[0]):
        value, words = f"{value} {words[0]}", words[1:]
    per = (found.groupdict().get("per") or "").strip(" ~")
    unit = " ".join(words) + f"/{per}" * bool(per) + re.sub(r"[{}]", "", power)
    if not unit or (found.re is _PLAIN and not measure(unit) and not is_counted(unit)):
        return text, ""
    return value, unit


_LONGEST_UNIT = 80
_MONEY = re.compile(r"\\\$\s*(?=[\d.])|\$\s*(?=[\d.][^$]*\Z)")
_POWER = r"(?P<power>\^(?:\{[23]\}|[23]))?\s*\.?\s*\Z"
_GAP = r"(?:\\[,;: ]|[\s~])*"
_IN_MACRO = re.compile(
    rf"{_GAP}\\(?:text|mathrm|textrm|mbox)\{{(?P<words>[^{{}}()\d]*(?:\^[23])?)\}}"
    rf"(?:\s*/\s*\\(?:text|mathrm)\{{(?P<per>[^{{}}\d]*)\}})?{_POWER}"
)
_PLAIN = re.compile(
    rf"(?:(?<=[\d}}])(?=[A-Za-z]{{2}}\b)|\\[,;: ]|[\s~]){_GAP}"
    rf"(?P<words>[A-Za-z]{{2,}}(?:[ /][A-Za-z]+){{0,4}}){_POWER}"
)


def _factor(reference: str, answer: Reading) -> Fraction | int | None:
    """Return what makes the value of `answer` one in the unit of the reference; None where the units do not agree.

    Either may have no unit: the question names it.
    """
    if not answer.unit or answer.unit == reference:
        return 1
    said, meant = measure(answer.unit), measure(reference)
    if reference and said != meant:
        return in_terms_of(said, meant)
    if said or is_counted(answer.unit.partition("^")[0]):
        return 1
    return 1 if answer.number == 1 and is_counted(answer.unit + "s") else None


def _scaled(answer: Reading, factor: Fraction | int) -> Reading:
    """Multiply one value, named or not; lists and statements are not converted."""
    tree, number = answer.tree, answer.number
    name: tuple[Node, ...] = ()
    if tree is not None and is_equation(tree):
        name, tree = tree.args[:1], tree.args[1]
    if tree is not None:
        tree = None if tree.head in CONTAINERS or tree.head == "text" else mul(factor, tree)
    if tree is not None and name:
        tree = Node("relation", (*name, tree), "=")
    return replace(answer, number=None if number is None else number * factor, tree=tree, rows=None)


def _as_points(reference: Node, answer: Node) -> tuple[Node, Node]:
    """Write a row or column vector as a point where the other is a list of coordinates in brackets."""
    heads = reference.head, answer.head
    if heads[0] == "matrix" and heads[1] in ("tuple", "interval") and answer.leaf in ("", "[]"):
        return _point(reference), Node("tuple", answer.args)
    if heads == ("tuple", "apply") and str(answer.leaf).isupper():  # P(3, 4)
        return reference, Node("tuple", answer.args)
    if heads[1] == "matrix" and heads[0] == "tuple":
        return reference, _point(answer)
    return reference, answer


def _point(matrix: Node) -> Node:
    rows = [row.args for row in matrix.args]
    if len(rows) == 1 or len(rows[0]) == 1:
        return Node("tuple", tuple(cell for row in rows for cell in row))
    return matrix


def _is_curve(tree: Node) -> bool:
    """Tell whether the tree is an equation between variables, which any multiple of it says as well."""
    if not is_equation(tree) or any(map(is_name, tree.args)) or len(set(symbols(tree))) < 2:
        return False
    return not is_label(tree.args[0]) or any(node.head == "pow" for node in walk(tree.args[0]))


def _solves(solved: Node, equation: Node) -> bool:
    """Tell whether `solved` is the equation, such as ``x + y = 1``, solved for a letter: ``y = 1 - x``."""
    if not is_equation(solved) or not is_equation(equation):
        return False
    if any(map(is_name, equation.args)) or not is_name(solved.args[0]) or not symbols(solved.args[1]):
        return False
    return Math(up_to_factor=True).compare(equation, solved) is True


def _without_sign(tree: Node) -> Node:
    if is_equation(tree):
        return Node("relation", (*tree.args[:-1], _without_sign(tree.args[-1])), "=")
    return tree.args[0] if tree.head in ("percent", "degree") else tree
