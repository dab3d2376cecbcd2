"""Propositional formulas as immutable trees: evaluate, render, draw, compare; clauses and Horn rules.

Clauses are tuples of nonzero integers over the variables 1, 2, ...; ``-3`` says that variable 3 is false. Their solver
is `bootcamp.lib.solver.sat`. Reading a formula that a model wrote is the work of `bootcamp.verifiers`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from random import Random
from types import MappingProxyType

from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat
from bootcamp.verifiers.formula import (
    Atom as Atom,
    Constant as Constant,
    FormulaTree as FormulaTree,
    Join as Join,
    Not as Not,
    columns as columns,
    mask as mask,
    names_in as names_in,
    shown as shown,
)

Clause = tuple[int, ...]


Formula = FormulaTree

CONNECTIVES: Mapping[str, Callable[[bool, bool], bool]] = MappingProxyType(
    {
        "and": lambda a, b: a and b,
        "or": lambda a, b: a or b,
        "xor": lambda a, b: a != b,
        "implies": lambda a, b: not a or b,
        "iff": lambda a, b: a == b,
        "nand": lambda a, b: not (a and b),
        "nor": lambda a, b: not (a or b),
    }
)
"""What the connectives mean."""

SYMBOLS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "unicode": MappingProxyType(
            {"not": "¬", "and": "∧", "or": "∨", "xor": "⊕", "implies": "→", "iff": "↔", "nand": "↑", "nor": "↓"}
        ),
        "ascii": MappingProxyType(
            {"not": "~", "and": "&", "or": "|", "xor": "^", "implies": "->", "iff": "<->", "nand": "nand", "nor": "nor"}
        ),
        "words": MappingProxyType({"not": "not ", **{name: name for name in CONNECTIVES}}),
    }
)
"""Three ways to write the connectives."""

_LEGEND = {
    "en": {
        "not": "not (it negates only what comes right after it)",
        "and": "and",
        "or": "or (at least one of the two)",
        "xor": "exclusive or (exactly one of the two)",
        "implies": "implies (if the first, then the second)",
        "iff": "if and only if",
        "nand": "not both",
        "nor": "neither of the two",
    },
    "zh": {
        "not": "非（只否定紧跟其后的部分）",
        "and": "与",
        "or": "或（两者至少一个成立）",
        "xor": "异或（两者恰有一个成立）",
        "implies": "蕴含（若前者则后者）",
        "iff": "当且仅当",
        "nand": "与非（两者不都成立）",
        "nor": "或非（两者都不成立）",
    },
}
_QUANTIFIERS = {
    "en": {"∀": "for every element of the domain", "∃": "for at least one element of the domain"},
    "zh": {"∀": "对论域的每个元素", "∃": "论域中至少有一个元素使得"},
}
_EN = {
    "and": "{a} and {b}",
    "or": "{a} or {b} (or both)",
    "xor": "either {a} or {b}, but not both",
    "implies": "if {a}, then {b}",
    "iff": "{a} if and only if {b}",
    "nand": "at least one of these is false: {a}; {b}",
    "nor": "both of these are false: {a}; {b}",
}
_ZH = {
    "and": "{a}并且{b}",
    "or": "{a}或者{b}（可以都成立）",
    "xor": "以下恰有一项成立：{a}；{b}",
    "implies": "如果{a}，那么{b}",
    "iff": "{a}当且仅当{b}",
    "nand": "以下至少一项不成立：{a}；{b}",
    "nor": "以下两项都不成立：{a}；{b}",
}


def evaluate(formula: Formula, values: Mapping[str, bool]) -> bool:
    """Give the truth value under an assignment.

    >>> evaluate(Join("implies", Atom("p"), Not(Atom("q"))), {"p": True, "q": True})
    False
    """
    if isinstance(formula, Atom):
        return values[formula.name]
    if isinstance(formula, Not):
        return not evaluate(formula.operand, values)
    if isinstance(formula, Constant):
        return formula.value
    return CONNECTIVES[formula.connective](evaluate(formula.left, values), evaluate(formula.right, values))


def variables(formula: Formula) -> tuple[str, ...]:
    """List the names of the variables in alphabetic order.

    >>> variables(Join("or", Atom("q"), Join("and", Atom("p"), Atom("q"))))
    ('p', 'q')
    """
    return tuple(sorted({part.name for part in subformulas(formula) if isinstance(part, Atom)}))


def subformulas(formula: Formula) -> Iterator[Formula]:
    """Yield every subtree, operands before what joins them, left before right.

    >>> len(list(subformulas(Join("or", Atom("q"), Not(Atom("q"))))))
    4
    """
    if isinstance(formula, Not):
        yield from subformulas(formula.operand)
    elif isinstance(formula, Join):
        yield from subformulas(formula.left)
        yield from subformulas(formula.right)
    yield formula


def named_parts(formula: Formula) -> Iterator[tuple[str, str, Formula]]:
    """Yield each compound subformula once, operands before what joins them, with a name and its text.

    In the text, operands that are compound themselves are written by their names.

    >>> tree = Join("implies", Join("and", Atom("p"), Not(Atom("q"))), Not(Atom("q")))
    >>> [f"{name} = {text}" for name, text, _ in named_parts(tree)]
    ['P1 = ¬q', 'P2 = p ∧ P1', 'P3 = P2 → P1']
    """
    named: dict[Formula, Atom] = {}
    for part in subformulas(formula):
        if isinstance(part, Not | Join) and part not in named:
            named[part] = Atom(f"P{len(named) + 1}")
            if isinstance(part, Not):
                shallow: Formula = Not(named.get(part.operand, part.operand))
            else:
                left, right = (named.get(side, side) for side in (part.left, part.right))
                shallow = Join(part.connective, left, right)
            yield named[part].name, symbols(shallow), part


def assignments(names: Sequence[str]) -> Iterator[dict[str, bool]]:
    """Yield all assignments; the first name is the most significant bit of the row number, false before true.

    >>> list(assignments(["p"]))
    [{'p': False}, {'p': True}]
    """
    for values in product((False, True), repeat=len(names)):
        yield dict(zip(names, values, strict=True))


def truth_table(formula: Formula, names: Sequence[str] = ()) -> tuple[bool, ...]:
    """Give the value in every row over `names` (by default the formula's own variables), in the order of `assignments`.

    >>> truth_table(Join("and", Atom("p"), Atom("q")))
    (False, False, False, True)
    """
    return tuple(evaluate(formula, row) for row in assignments(names or variables(formula)))


def table_lines(formula: Formula, names: Sequence[str]) -> list[str]:
    """Write the columns of the variables and of all that the formula is made of, rows as in `assignments` by eights.

    >>> table_lines(Join("or", Atom("q"), Not(Atom("p"))), "pq")
    ['p: 0011', 'q: 0101', 'P1 = ¬p: 1100', 'P2 = q ∨ P1: 1101']
    """
    parts: list[tuple[str, Formula]] = [(name, Atom(name)) for name in names]
    parts += [(f"{name} = {text}", part) for name, text, part in named_parts(formula)]
    lines = []
    for title, part in parts:
        column = f"{mask(part, names):0{2 ** len(names)}b}"[::-1]
        lines.append(f"{title}: {' '.join(column[start : start + 8] for start in range(0, len(column), 8))}")
    return lines


def restricted(formula: Formula, name: str, value: bool) -> Formula:
    """Put in a truth value for a variable, and clear away constants, double negations and joins of equal sides.

    >>> tree = Join("iff", Join("implies", Atom("p"), Atom("q")), Not(Atom("p")))
    >>> symbols(restricted(tree, "p", True)), symbols(restricted(tree, "p", False))
    ('¬q', 'true')
    """
    if isinstance(formula, Not):
        return _negated(restricted(formula.operand, name, value))
    if isinstance(formula, Join):
        return _joined(formula.connective, *(restricted(one, name, value) for one in (formula.left, formula.right)))
    return Constant(value) if formula == Atom(name) else formula


def conjunction(formulas: Sequence[Formula]) -> Formula:
    """Join one or more formulas by ``and``, grouped to the left.

    >>> symbols(conjunction([Atom("p"), Atom("q"), Atom("r")]))
    '(p ∧ q) ∧ r'
    """
    return _chain("and", formulas)


def disjunction(formulas: Sequence[Formula]) -> Formula:
    """Join one or more formulas by ``or``, grouped to the left.

    >>> symbols(disjunction([Atom("p"), Not(Atom("q"))]))
    'p ∨ ¬q'
    """
    return _chain("or", formulas)


def symbols(formula: Formula, style: str = "unicode") -> str:
    """Write a formula with every bracket except the outermost; `style` is a key of `SYMBOLS`.

    >>> tree = Join("implies", Join("and", Atom("p"), Not(Atom("q"))), Not(Join("or", Atom("p"), Atom("q"))))
    >>> symbols(tree)
    '(p ∧ ¬q) → ¬(p ∨ q)'
    >>> symbols(tree, "words")
    '(p and not q) implies not (p or q)'
    """
    signs = SYMBOLS[style]

    def inner(part: Formula) -> str:
        return f"({symbols(part, style)})" if isinstance(part, Join) else symbols(part, style)

    if isinstance(formula, Atom):
        return formula.name
    if isinstance(formula, Not):
        return signs["not"] + inner(formula.operand)
    if isinstance(formula, Constant):
        return "true" if formula.value else "false"
    return f"{inner(formula.left)} {signs[formula.connective]} {inner(formula.right)}"


def legend(formulas: Iterable[Formula], language: str = "en") -> str:
    """Say what the signs of `symbols` mean that occur in some formulas.

    >>> legend([Not(Join("or", Atom("p"), Atom("q")))])
    '¬ is not (it negates only what comes right after it), ∨ is or (at least one of the two)'
    >>> legend([Join("implies", Atom("p"), Atom("q"))], "zh")
    '→ 表示蕴含（若前者则后者）'
    """
    used: set[str] = set()
    for formula in formulas:
        for part in subformulas(formula):
            used.add("not" if isinstance(part, Not) else part.connective if isinstance(part, Join) else "")
    signs = SYMBOLS["unicode"]
    verb, comma = {"en": (" is ", ", "), "zh": (" 表示", "，")}[language]
    return comma.join(signs[name] + verb + text for name, text in _LEGEND[language].items() if name in used)


def signs_legend(texts: Iterable[str], language: str = "en") -> str:
    """Say what the connectives and quantifiers mean that occur in formulas already written.

    >>> signs_legend(["∀x ¬P(x)"])
    '∀ is for every element of the domain, ¬ is not'
    >>> signs_legend(["p ∧ q"], "zh")
    '∧ 表示与'
    """
    used = set("".join(texts))
    meanings = _QUANTIFIERS[language] | {SYMBOLS["unicode"][name]: text for name, text in _LEGEND[language].items()}
    verb, comma = {"en": (" is ", ", "), "zh": (" 表示", "，")}[language]
    meanings["¬"] = {"en": "not", "zh": "非"}[language]
    return comma.join(sign + verb + text for sign, text in meanings.items() if sign in used)


def shape(formula: Formula, places: dict[str, str] | None = None) -> list[object]:
    """Write a formula as nested lists with its variables numbered as they occur; `places` goes on from one to the next.

    >>> shape(Join("or", Atom("q"), Not(Atom("p"))))
    ['or', ['0'], ['not', ['1']]]
    """
    places = {} if places is None else places
    if isinstance(formula, Atom):
        return [places.setdefault(formula.name, str(len(places)))]
    if isinstance(formula, Constant):
        return [formula.value]
    if isinstance(formula, Not):
        return ["not", shape(formula.operand, places)]
    left = shape(formula.left, places)
    return [formula.connective, left, shape(formula.right, places)]


def match(pattern: Formula, formula: Formula, bound: dict[str, Formula]) -> bool:
    """Tell whether a pattern with formulas for its variables is the formula; `bound` takes these formulas up.

    >>> bound = {}
    >>> match(Join("and", Atom("A"), Atom("A")), Join("and", Not(Atom("p")), Not(Atom("p"))), bound), bound
    (True, {'A': Not(operand=Atom(name='p'))})
    """
    if isinstance(pattern, Atom):
        return bound.setdefault(pattern.name, formula) == formula
    if isinstance(pattern, Not):
        return isinstance(formula, Not) and match(pattern.operand, formula.operand, bound)
    if isinstance(pattern, Join):
        if not isinstance(formula, Join) or formula.connective != pattern.connective:
            return False
        return match(pattern.left, formula.left, bound) and match(pattern.right, formula.right, bound)
    return pattern == formula


def filled(pattern: Formula, bound: Mapping[str, Formula]) -> Formula:
    """Put formulas for the variables of a pattern.

    >>> symbols(filled(Join("or", Atom("A"), Not(Atom("A"))), {"A": Join("and", Atom("p"), Atom("q"))}))
    '(p ∧ q) ∨ ¬(p ∧ q)'
    """
    if isinstance(pattern, Atom):
        return bound[pattern.name]
    if isinstance(pattern, Not):
        return Not(filled(pattern.operand, bound))
    if isinstance(pattern, Join):
        return Join(pattern.connective, filled(pattern.left, bound), filled(pattern.right, bound))
    return pattern


def phrase(formula: Formula, meanings: Mapping[str, tuple[str, str]], language: str = "en") -> str:
    """Say a formula in words; `meanings` gives each variable as a true and a false sentence in that language.

    Nested parts come in square brackets, so that the sentence has one reading. In Chinese, blanks part other letters.

    >>> meanings = {"p": ("it rains", "it does not rain"), "q": ("Omar sings", "Omar does not sing")}
    >>> phrase(Join("implies", Not(Atom("p")), Atom("q")), meanings)
    'if it does not rain, then Omar sings'
    >>> phrase(Not(Join("or", Atom("p"), Atom("q"))), meanings)
    'it is not the case that [it rains or Omar sings (or both)]'
    >>> phrase(Join("iff", Atom("q"), Atom("q")), {"q": ("Omar 唱歌", "Omar 不唱歌")}, "zh")
    'Omar 唱歌当且仅当 Omar 唱歌'
    """
    if isinstance(formula, Atom):
        return meanings[formula.name][0]
    if isinstance(formula, Not) and isinstance(formula.operand, Atom):
        return meanings[formula.operand.name][1]

    def inner(part: Formula) -> str:
        text = phrase(part, meanings, language)
        return text if _is_literal(part) else f"[{text}]"

    if isinstance(formula, Not):
        return {"en": "it is not the case that {a}", "zh": "并非{a}"}[language].format(a=inner(formula.operand))
    if isinstance(formula, Constant):
        return {"en": ("a falsehood", "a truth"), "zh": ("恒假", "恒真")}[language][formula.value]
    template = {"en": _EN, "zh": _ZH}[language][formula.connective]
    text = template.format(a=inner(formula.left), b=inner(formula.right))
    return re.sub(r"(?<=[\u4e00-\u9fff])(?=\w)(?![\u4e00-\u9fff])", " ", text)


def random_formula(
    rng: Random,
    names: Sequence[str],
    size: int,
    connectives: Sequence[str] = ("and", "or", "implies", "iff", "xor"),
    negation: float = 0.3,
) -> Formula:
    """Draw a formula with `size` binary connectives; each subformula is negated with probability `negation`.

    While leaves are enough every name occurs.

    >>> symbols(random_formula(Random(1), "pqr", 4))
    '(r ∧ ((¬p ↔ q) ↔ p)) ↔ ¬q'
    """
    leaves = [names[i % len(names)] for i in range(size + 1)]
    rng.shuffle(leaves)
    return _grow(rng, leaves, connectives, negation)


def random_clause(rng: Random, count: int, width: int) -> Clause:
    """Draw a clause of `width` different variables out of 1..count, signs at random, variables increasing.

    >>> random_clause(Random(1), 6, 3)
    (-1, 2, -5)

    Raises:
        ValueError: `width` is more than `count`.
    """
    if width > count:
        raise ValueError(f"width={width}: expected at most count={count}")
    return tuple(rng.choice((v, -v)) for v in sorted(rng.sample(range(1, count + 1), width)))


def clauses(formula: Formula, names: Sequence[str] = ()) -> tuple[Clause, ...]:
    """Give an equivalent set of clauses over the variables 1, 2, ... = `names`: one for each false row, no more.

    >>> clauses(Join("iff", Atom("p"), Atom("q")))
    ((1, -2), (-1, 2))
    """
    listed = names or variables(formula)
    rows = product((False, True), repeat=len(listed))
    return tuple(
        tuple(-v if value else v for v, value in enumerate(row, 1))
        for row, holds in zip(rows, truth_table(formula, listed), strict=True)
        if not holds
    )


def holds(clause_list: Iterable[Sequence[int]], literals: Iterable[int]) -> bool:
    """Tell whether every clause contains one of the true `literals`.

    >>> holds([(1, -2), (2, 3)], [1, 2, -3]), holds([(1, -2)], [-1, 2])
    (True, False)
    """
    true = frozenset(literals)
    return all(any(literal in true for literal in clause) for clause in clause_list)


def models(clause_list: Iterable[Sequence[int]], count: int, limit: int, budget: int = 20_000) -> list[tuple[int, ...]]:
    """Find up to `limit` models over the variables 1..count, each as its literals in order, and sort them.

    Ask for 2 to see whether a model is unique. Which ones are found, if there are more than `limit`, is not fixed: only
    their number may decide what a case is.

    >>> models([(1, 2), (-1, -2)], 2, 10)
    [(-1, 2), (1, -2)]

    Raises:
        BudgetError: one search took more than `budget` nodes.
    """
    sat = Sat()
    sat.variables(count)
    for clause in clause_list:
        sat.add(*clause)
    found: list[tuple[int, ...]] = []
    while len(found) < limit and sat.solve(budget=budget):
        found.append(tuple(v if sat.model[v] else -v for v in range(1, count + 1)))
        sat.add(*(-literal for literal in found[-1]))
    return sorted(found)


def backbone(clause_list: Sequence[Sequence[int]], count: int, budget: int = 20_000) -> tuple[int, ...] | None:
    """List the literals over 1..count that are true in every model, or None if there is no model.

    >>> backbone([(1, 2), (-1, 2), (2, 3)], 3), backbone([(1,), (-1,)], 1)
    ((2,), None)

    Raises:
        BudgetError: one search took more than `budget` nodes.
    """
    sat = Sat()
    sat.variables(count)
    for clause in clause_list:
        sat.add(*clause)
    if not sat.solve(budget=budget):
        return None
    literals = [v if sat.model[v] else -v for v in range(1, count + 1)]
    return tuple(literal for literal in literals if not sat.solve((-literal,), budget=budget))


def unit_propagation(clause_list: Sequence[Sequence[int]], literals: Iterable[int] = ()) -> tuple[list[int], bool]:
    """Close a set of true literals under unit clauses, always the first clause in order that forces something.

    Gives the literals in the order in which they became true, and whether no clause is false.

    >>> unit_propagation([(1,), (-1, 2), (-2, 3, 4)])
    ([1, 2], True)
    >>> unit_propagation([(1, 2), (1, -2)], [-1])
    ([-1, 2], False)
    """
    true = list(literals)
    known = set(true)
    while True:
        forced = None
        for clause in clause_list:
            if any(literal in known for literal in clause):
                continue
            free = [literal for literal in clause if -literal not in known]
            if not free:
                return true, False
            if len(free) == 1 and forced is None:
                forced = free[0]
        if forced is None:
            return true, True
        true.append(forced)
        known.add(forced)


def essential(table: int, count: int) -> list[int]:
    """List the places, from 0, of the variables on whose value a truth table over `count` variables depends.

    >>> essential(mask(Join("or", Atom("p"), Join("and", Atom("p"), Atom("q"))), "pq"), 2)
    [0]
    """
    places = []
    for place, column in enumerate(columns(count)):
        low = (1 << (1 << count)) - 1 & ~column
        if table & low != (table & column) >> (1 << (count - 1 - place)):
            places.append(place)
    return places


def clause_masks(clause_list: Iterable[Sequence[int]], count: int) -> list[int]:
    """Give the truth table of each clause over the variables 1..count, as `mask` does that of a formula.

    >>> [f"{table:04b}" for table in clause_masks([(1, -2), (2,)], 2)]
    ['1101', '1010']
    """
    full = (1 << (1 << count)) - 1
    known = columns(count)
    tables = []
    for clause in clause_list:
        table = 0
        for literal in clause:
            table |= known[literal - 1] if literal > 0 else full & ~known[-literal - 1]
        tables.append(table)
    return tables


def core(masks: Sequence[int], order: Iterable[int], full: int) -> list[int]:
    """Drop from an inconsistent list, in the `order` of places given, each truth table that is not needed for that.

    What is left, as places in increasing order, is inconsistent and no part of it is; places not in `order` stay.

    >>> core([0b1100, 0b1010, 0b0011, 0b0101], [0, 1, 2, 3], 0b1111)
    [1, 3]
    """
    kept = dict.fromkeys(range(len(masks)))
    for place in order:
        rows = full
        for other in kept:
            if other != place:
                rows &= masks[other]
        if not rows:
            del kept[place]
    return list(kept)


def minimal_transversals(sets: Iterable[Iterable[int]], limit: int = 5_000) -> list[frozenset[int]]:
    """List the minimal sets that share a member with each of some sets of numbers from 0 (Berge), sorted by members.

    >>> minimal_transversals([[0, 1], [1, 2]])
    [frozenset({1}), frozenset({0, 2})]

    Raises:
        BudgetError: there were more than `limit` on the way.
    """
    found = [0]
    for one in sets:
        members = sorted(set(one))
        block = sum(1 << member for member in members)
        good = [chosen for chosen in found if chosen & block]
        for chosen in found:
            if not chosen & block:
                for member in members:
                    longer = chosen | 1 << member
                    if not any(other & longer == other for other in good if other.bit_count() < longer.bit_count()):
                        good.append(longer)
        found = list(dict.fromkeys(good))
        if len(found) > limit:
            raise BudgetError(f"more than {limit} sets on the way")
    width = max((chosen.bit_length() for chosen in found), default=0)
    sets_found = [frozenset(place for place in range(width) if chosen >> place & 1) for chosen in found]
    return sorted(sets_found, key=lambda one: (len(one), sorted(one)))


def horn_closure(facts: Iterable[str], rules: Sequence[tuple[Sequence[str], str]]) -> tuple[tuple[str, ...], ...]:
    """List, round by round, the atoms that rules ``(body, head)`` add to the facts; sorted within a round.

    Every rule whose body held before a round adds its head in it.

    >>> horn_closure(["a"], [(["a"], "b"), (["a", "b"], "c"), (["d"], "e")])
    (('b',), ('c',))
    """
    known = set(facts)
    rounds = []
    while new := {head for body, head in rules if head not in known and known.issuperset(body)}:
        rounds.append(tuple(sorted(new)))
        known |= new
    return tuple(rounds)


def _chain(connective: str, formulas: Sequence[Formula]) -> Formula:
    result = formulas[0]
    for formula in formulas[1:]:
        result = Join(connective, result, formula)
    return result


def _negated(formula: Formula) -> Formula:
    if isinstance(formula, Constant):
        return Constant(not formula.value)
    return formula.operand if isinstance(formula, Not) else Not(formula)


def _joined(connective: str, left: Formula, right: Formula) -> Formula:
    """Join two formulas, of which constants are as good as gone: each value of such a side leaves what it leaves."""
    rule = CONNECTIVES[connective]
    if isinstance(left, Constant) and isinstance(right, Constant):
        return Constant(rule(left.value, right.value))
    if left == right:
        outcomes, rest = (rule(False, False), rule(True, True)), left
    elif isinstance(left, Constant):
        outcomes, rest = (rule(left.value, False), rule(left.value, True)), right
    elif isinstance(right, Constant):
        outcomes, rest = (rule(False, right.value), rule(True, right.value)), left
    else:
        return Join(connective, left, right)
    if outcomes[0] == outcomes[1]:
        return Constant(outcomes[0])
    return rest if outcomes[1] else _negated(rest)


def _is_literal(formula: Formula) -> bool:
    return isinstance(formula, Atom) or (isinstance(formula, Not) and isinstance(formula.operand, Atom))


def _grow(rng: Random, leaves: list[str], connectives: Sequence[str], negation: float) -> Formula:
    negated = rng.random() < negation
    formula: Formula
    if len(leaves) == 1:
        formula = Atom(leaves[0])
    else:
        cut = rng.randrange(1, len(leaves))
        connective = rng.choice(connectives)
        left = _grow(rng, leaves[:cut], connectives, negation)
        formula = Join(connective, left, _grow(rng, leaves[cut:], connectives, negation))
    return Not(formula) if negated else formula
