r"""Formulas with prefixes: first-order and modal, read from ASCII, Unicode, LaTeX and words into trees of one shape."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from types import MappingProxyType

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.formula import PRECEDENCE
from bootcamp.verifiers.wording import listed

MAX_NODES = 300
"""The most parts of a formula."""

MAX_DEPTH = 60
"""The deepest nesting, of brackets and of the tree."""

MAX_QUANTIFIERS = 6
"""The most quantifiers inside one another in an answer."""


@dataclass(frozen=True)
class Node:
    """A formula: what joins its parts, and the name that it carries.

    `op` is ``atom`` (`name` and, for predicates, `terms`), ``=`` (two `terms`), ``true``, ``false``, ``not``, a
    connective, a quantifier ``all`` or ``exists`` (`name` is the variable), ``box`` or ``diamond`` (`name` is the
    agent), or an operator of the grammar that read it.
    """

    op: str
    parts: tuple[Node, ...] = ()
    name: str = ""
    terms: tuple[str, ...] = ()

    @cached_property
    def quantifiers(self) -> int:
        """The most quantifiers inside one another."""
        return max((part.quantifiers for part in self.parts), default=0) + (self.op in ("all", "exists"))

    def walk(self) -> Iterator[Node]:
        """Yield all subformulas, a formula before its parts."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack += reversed(node.parts)

    @cached_property
    def height(self) -> int:
        """The levels below the root."""
        return 1 + max(part.height for part in self.parts) if self.parts else 0


SIGNS: Mapping[str, str] = MappingProxyType(
    {"not": "¬", "and": "∧", "or": "∨", "xor": "⊕", "implies": "→", "iff": "↔", "all": "∀", "exists": "∃"}
)
"""The signs that prompts show."""

ASCII: Mapping[str, str] = MappingProxyType(
    {
        "not": "~",
        "and": "&",
        "or": "|",
        "xor": "^",
        "implies": "->",
        "iff": "<->",
        "all": "forall ",
        "exists": "exists ",
    }
)
"""The signs that answers are asked for in."""


def written(node: Node, signs: Mapping[str, str] = SIGNS) -> str:
    """Write a formula with all brackets but the outermost and those in chains of one ``and`` or ``or``.

    >>> p, q = Node("atom", name="P", terms=("x",)), Node("atom", name="Q", terms=("x", "y"))
    >>> written(Node("all", (Node("implies", (p, Node("exists", (Node("not", (q,)),), "y"))),), "x"))
    '∀x (P(x) → ∃y ¬Q(x,y))'
    >>> written(Node("box", (Node("diamond", (Node("atom", name="p"),), "a"),)))
    '□◇a p'
    """
    if node.op == "atom":
        return node.name + (f"({','.join(node.terms)})" if node.terms else "")
    if node.op == "=":
        return f"{node.terms[0]} = {node.terms[1]}"
    if not node.parts:
        return node.op
    if len(node.parts) == 1:
        inner = written(node.parts[0], signs)
        if (len(node.parts[0].parts) == 2 and node.parts[0].op not in ("EU", "AU")) or node.parts[0].op == "=":
            inner = f"({inner})"
        sign = {"box": "□", "diamond": "◇"}.get(node.op) or signs.get(node.op, node.op)
        space = " " if node.name or (sign.isalpha() and not inner.startswith("(")) else ""
        return f"{sign}{node.name}{space}{inner}"
    if node.op in ("EU", "AU"):
        return f"{node.op[0]}[{' U '.join(written(part, signs) for part in node.parts)}]"
    sides = []
    for place, part in enumerate(node.parts):
        chained = place == 0 and node.op in ("and", "or") and part.op == node.op
        plain = (len(part.parts) < 2 and part.op != "=") or chained or part.op in ("EU", "AU")
        sides.append(written(part, signs) if plain else f"({written(part, signs)})")
    return f" {signs.get(node.op, node.op)} ".join(sides)


@dataclass(frozen=True)
class Grammar:
    """What may occur in a formula beside the connectives of propositional logic.

    `atoms` are propositional; `predicates` have a number of arguments; `constants` are terms, and `equality` may join
    terms. `prefixes` are operators of one formula, `agents` names after box and diamond, `joins` operators of two.
    """

    atoms: tuple[str, ...] = ()
    predicates: tuple[tuple[str, int], ...] = ()
    constants: tuple[str, ...] = ()
    equality: bool = False
    prefixes: tuple[str, ...] = ()
    agents: tuple[str, ...] = ()
    joins: tuple[str, ...] = ()
    connectives: tuple[str, ...] = ("not", "and", "xor", "or", "implies", "iff")

    def read(self, text: str) -> Node:
        """Read a closed formula.

        ``~`` and prefixes bind most, then (if there are any) the joins such as ``U``, ``&``, ``^``, ``|``, ``->`` (to
        the right), ``<->``. A quantifier applies to the next unit; after a dot or a colon to all that follows.

        >>> grammar = Grammar(predicates=(("P", 1), ("R", 2)), equality=True)
        >>> written(grammar.read(r"forall x. P(x) -> \\exists y (R(x,y) & x != y)"))
        '∀x (P(x) → ∃y (R(x,y) ∧ ¬(x = y)))'
        """
        node = _Reader(self, text).whole()
        if sum(1 for _ in node.walk()) > MAX_NODES or node.height > MAX_DEPTH:
            raise Malformed(f"the formula has more than {MAX_NODES} parts or is deeper than {MAX_DEPTH}")
        return node

    @cached_property
    def arities(self) -> dict[str, int]:
        """The number of arguments of each predicate and atom, by its name; also in the other case, if that is free."""
        known = dict(self.predicates) | dict.fromkeys(self.atoms, 0)
        return {name.lower(): arity for name, arity in known.items()} | known

    @cached_property
    def proper(self) -> dict[str, str]:
        """The name of each predicate and atom by its spellings."""
        names = [name for name, _ in self.predicates] + list(self.atoms)
        return {name.lower(): name for name in names} | {name: name for name in names}


_OPERATORS = {
    **dict.fromkeys(("~", "¬", "!", "￢", r"\neg", r"\lnot", r"\sim", "not", "非", "NOT"), "not"),
    **dict.fromkeys(("&", "&&", "∧", "/\\", r"\land", r"\wedge", r"\&", "and", "AND", "且", "并且", "与"), "and"),
    **dict.fromkeys(("|", "||", "∨", "\\/", r"\lor", r"\vee", "or", "OR", "或", "或者"), "or"),
    **dict.fromkeys(("^", "⊕", r"\oplus", "xor", "XOR", "异或"), "xor"),
    **dict.fromkeys(("->", "-->", "=>", "==>", "→", "⇒", "⟹", "⊃", r"\to", r"\rightarrow", r"\Rightarrow"), "implies"),
    **dict.fromkeys((r"\implies", r"\supset", r"\Longrightarrow", "implies", "IMPLIES", "蕴含"), "implies"),
    **dict.fromkeys(("<->", "<-->", "<=>", "<==>", "↔", "⇔", "⟺", "≡", r"\iff", r"\leftrightarrow"), "iff"),
    **dict.fromkeys((r"\Leftrightarrow", r"\equiv", r"\Longleftrightarrow", "iff", "IFF", "当且仅当"), "iff"),
    **dict.fromkeys(("∀", r"\forall", "forall", "ForAll", "Forall", "FORALL", "all", "任意", "所有"), "all"),
    **dict.fromkeys(("∃", r"\exists", "exists", "Exists", "EXISTS", "存在"), "exists"),
    **dict.fromkeys(("□", "[]", r"\Box", r"\square", "box"), "box"),
    **dict.fromkeys(("◇", "<>", r"\Diamond", r"\diamond", r"\lozenge", "◊", "diamond"), "diamond"),
    **dict.fromkeys(("=", "=="), "="),
    **dict.fromkeys(("!=", "≠", r"\neq", r"\ne", "<>=", "~=", "/="), "!="),
}
_TOKEN = re.compile(
    r"\\[A-Za-z]+|当且仅当|并且|或者|异或|蕴含|任意|所有|存在|[A-Za-z][A-Za-z0-9]*(?:_(?:\{\w{1,9}\}|\w{1,20}))?|<?[-=]{1,2}>|<>|\[\]"
    r"|!=|~=|/=|==|&&|\|\||/\\|\\/|\\&|\S"
)
_CLOSERS = {"(": ")", "[": "]", "{": "}"}


class _Reader:
    """A parser by precedence; its recursion is bounded by MAX_DEPTH."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar = grammar
        text = re.sub(r"\bfor all\b|\bfor every\b", "forall", text, flags=re.IGNORECASE)
        text = re.sub(r"\bthere exists\b|\bfor some\b", "exists", text, flags=re.IGNORECASE)
        text = re.sub(r"\bsuch that\b", " : ", text)
        text = re.sub(r"\b(forall|exists)([a-z])\b", r"\1 \2", text)
        self.tokens = _TOKEN.findall(text)
        if len(self.tokens) > 8 * MAX_NODES:
            raise Malformed(f"the formula has more than {MAX_NODES} parts")
        self.tokens.append("")
        self.at = self.depth = 0
        self.bound: list[str] = []
        self.ranks = dict(PRECEDENCE) | dict.fromkeys(grammar.joins, 6)

    def whole(self) -> Node:
        node = self._joined(1)
        if self.tokens[self.at]:
            raise Malformed("a connective is missing, or a bracket is out of place")
        return node

    def _joined(self, least: int) -> Node:
        self._deeper()
        left = self._unit()
        while True:
            token = self.tokens[self.at]
            op = token if token in self.grammar.joins else _OPERATORS.get(token, "")
            rank = self.ranks.get(op, 0)
            if op == "not" or not rank or rank < least:
                break
            self._allowed(op)
            self.at += 1
            left = Node(op, (left, self._joined(rank + (op != "implies"))))
        self.depth -= 1
        return left

    def _unit(self) -> Node:
        token, grammar = self.tokens[self.at], self.grammar
        op = _OPERATORS.get(token, "")
        if not token:
            raise Malformed("a formula is missing")
        self.at += 1
        if token in grammar.prefixes:
            return Node(token, (self._deep_unit(),))
        if token in ("A", "E") and self.tokens[self.at] == "[" and "EU" in grammar.joins:
            return self._until(token)
        if op == "not":
            self._allowed("not")
            return Node("not", (self._deep_unit(),))
        if op in ("all", "exists") and (grammar.predicates or grammar.equality):
            return self._quantified(op)
        if op in ("box", "diamond"):
            return self._modal(op)
        if token in _CLOSERS:
            if quantifier := self._bracketed_quantifier(token):
                return quantifier
            node = self._joined(1)
            self._expect(_CLOSERS[token])
            return node
        name = grammar.proper.get(token) or grammar.proper.get(re.sub(r"[_{}]", "", token))
        if name is not None and token not in self.bound:
            return Node("atom", name=name, terms=self._terms(grammar.arities[name]))
        if grammar.equality and self.tokens[self.at] in ("=", "==", "!=", "≠", r"\neq", r"\ne", "~=", "/="):
            self.at -= 1
            return self._equation()
        raise Malformed(f"{token:.20} is not expected here")

    def _bracketed_quantifier(self, opener: str) -> Node | None:
        """Read ``(forall x)`` before the formula that it binds."""
        op = _OPERATORS.get(self.tokens[self.at], "")
        if op in ("all", "exists") and self.tokens[self.at + 2 : self.at + 3] == [_CLOSERS[opener]]:
            name = self._variable(self.at + 1)
            self.at += 3
            return self._body(op, [name])
        return None

    def _quantified(self, op: str) -> Node:
        names = [self._variable(self.at)]
        self.at += 1
        while self.tokens[self.at] == "," or self._is_variable(self.at):
            self.at += self.tokens[self.at] == ","
            if _OPERATORS.get(self.tokens[self.at]) in ("all", "exists"):
                break
            names.append(self._variable(self.at))
            self.at += 1
        return self._body(op, names)

    def _body(self, op: str, names: list[str]) -> Node:
        wide = self.tokens[self.at] in (".", ":")
        self.at += wide
        self.bound += names
        node = self._joined(1) if wide else self._deep_unit()
        del self.bound[len(self.bound) - len(names) :]
        for name in reversed(names):
            node = Node(op, (node,), name)
        return node

    def _modal(self, op: str) -> Node:
        agent = ""
        if self.grammar.agents:
            agent = self.tokens[self.at].strip("_{}")
            if agent not in self.grammar.agents:
                raise Malformed("an agent is missing after box or diamond")
            self.at += 1
        return Node(op, (self._deep_unit(),), agent)

    def _until(self, path: str) -> Node:
        self.at += 1
        left = self._joined(1)
        self._expect("U")
        right = self._joined(1)
        self._expect("]")
        return Node(f"{path}U", (left, right))

    def _terms(self, arity: int) -> tuple[str, ...]:
        if not arity:
            return ()
        opener = self.tokens[self.at]
        if opener not in ("(", "["):
            raise Malformed("a predicate has its arguments in brackets")
        self.at += 1
        terms = [self._term()]
        while self.tokens[self.at] == ",":
            self.at += 1
            terms.append(self._term())
        self._expect(_CLOSERS[opener])
        if len(terms) != arity:
            raise WrongForm("a predicate has another number of arguments")
        return tuple(terms)

    def _equation(self) -> Node:
        left = self._term()
        unequal = _OPERATORS[self.tokens[self.at]] == "!="
        self.at += 1
        node = Node("=", terms=(left, self._term()))
        return Node("not", (node,)) if unequal else node

    def _term(self) -> str:
        token = re.sub(r"[_{}]", "", self.tokens[self.at])
        self.at += 1
        if token in self.bound or token in self.grammar.constants:
            return token
        folded = {name.lower(): name for name in self.grammar.constants}
        if token.lower() in folded and len(token) > 1:
            return folded[token.lower()]
        if token[:1].isalpha():
            raise WrongForm(f"{token:.20} is neither a constant nor bound by a quantifier")
        raise Malformed("a term is missing")

    def _is_variable(self, at: int) -> bool:
        token = self.tokens[at]
        plain = re.fullmatch(r"[A-Za-z][_{}0-9]*", token) is not None and token not in self.grammar.constants
        return plain and (token not in self.grammar.proper or self.tokens[at + 1 : at + 2] != ["("])

    def _variable(self, at: int) -> str:
        if not self._is_variable(at):
            raise Malformed("a variable is missing after a quantifier")
        return re.sub(r"[_{}]", "", self.tokens[at])

    def _deep_unit(self) -> Node:
        self._deeper()
        node = self._unit()
        self.depth -= 1
        return node

    def _deeper(self) -> None:
        self.depth += 1
        if self.depth > 2 * MAX_DEPTH:
            raise Malformed(f"the formula is nested more than {MAX_DEPTH} deep")

    def _expect(self, token: str) -> None:
        if self.tokens[self.at] != token:
            raise Malformed("a connective is missing, or a bracket or comma is out of place")
        self.at += 1

    def _allowed(self, op: str) -> None:
        if op in PRECEDENCE and op not in self.grammar.connectives:
            raise WrongForm(f"the connective {op} is not allowed")


@dataclass(frozen=True)
class FirstOrder(Format[Node]):
    r"""A closed first-order formula over `predicates` with their numbers of arguments, and `constants`.

    Read are ``forall x``, ``exists x``, ``∀x``, ``\forall x``, the connectives of `Formula` but for nand and nor, and
    with `equality` ``=`` and ``!=``. A quantifier applies, as ``~`` does, to the next unit; if a dot or a colon follows
    its variable, to all that follows. Whether another formula says the same is the task's to check: equal are formulas
    that differ at most in the names of bound variables.

    >>> format = FirstOrder((("Likes", 2), ("Cat", 1)), ("mia",))
    >>> tree = format.parse(r"\forall x (Cat(x) \to Likes(mia, x))")
    >>> format.render(tree), format.equal(tree, format.parse("forall y: Cat(y) -> Likes(mia,y)"))
    ('forall x (Cat(x) -> Likes(mia,x))', True)
    """

    predicates: tuple[tuple[str, int], ...]
    constants: tuple[str, ...] = ()
    equality: bool = True
    grammar: Grammar = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Build the grammar once."""
        grammar = Grammar(predicates=self.predicates, constants=self.constants, equality=self.equality)
        object.__setattr__(self, "grammar", grammar)

    def form(self, language: str) -> str:
        """Describe the answer."""
        predicates = [f"{name}({','.join('xyzuvw'[:arity])})" for name, arity in self.predicates]
        if language == "zh":
            terms = listed(self.constants, language)
            text = (
                f"一个含谓词 {listed(predicates, language)}"
                + (f"、常元 {terms}" if terms else "")
                + (" 和等号 =" if self.equality else "")
            )
            return (
                f"{text} 的一阶公式（可用 forall x、exists x、~ & ^ | -> <-> 和括号；量词与 ~ 只作用于紧随其后的部分，"
                "其余优先级从高到低为 &、^、|、->、<->，-> 从右向左结合）"
            )
        names = listed([*self.constants, *predicates, *(["="] if self.equality else [])], language)
        return (
            f"a first-order formula over {names} (with forall x, exists x, ~ & ^ | -> <-> and parentheses; quantifiers "
            "and ~ apply only to what comes right after them, then &, ^, |, ->, <-> bind in this order, and -> groups "
            "to the right)"
        )

    def parse(self, text: str) -> Node:
        """Read a formula; raise Malformed for what is none, WrongForm for free variables or wrong arguments."""
        text = text.replace("/\\", " ∧ ").replace("\\/", " ∨ ") if "\\/" in text or "/\\" in text else text
        node = self.grammar.read(undress(text))
        if node.quantifiers > MAX_QUANTIFIERS:
            raise WrongForm(f"more than {MAX_QUANTIFIERS} quantifiers stand inside one another")
        return node

    def render(self, value: Node) -> str:
        """Write the formula in ASCII."""
        return written(value, ASCII)

    def equal(self, reference: Node, answer: Node) -> bool:
        """Compare up to the names of bound variables."""
        return renamed(reference) == renamed(answer)

    def guess(self, rng: Random) -> Node:
        """Quantify over one or two atoms."""
        atoms = []
        for _ in range(rng.randint(1, 2)):
            name, arity = rng.choice(self.predicates)
            atoms.append(Node("atom", name=name, terms=tuple(rng.choice(("x", *self.constants)) for _ in range(arity))))
        body = atoms[0] if len(atoms) == 1 else Node(rng.choice(("and", "or", "implies")), tuple(atoms))
        return Node(rng.choice(("all", "exists")), (body,), "x")

    def neighbours(self, value: Node, rng: Random) -> Iterator[Node]:
        """Give the negation, another quantifier, another main connective."""
        yield Node("not", (value,))
        swap = {"all": "exists", "exists": "all", "and": "or", "or": "and", "implies": "and"}
        if value.op in swap:
            yield replace(value, op=swap[value.op])
        if value.parts and value.parts[0].op in swap:
            yield replace(value, parts=(replace(value.parts[0], op=swap[value.parts[0].op]), *value.parts[1:]))


def renamed(node: Node, names: Mapping[str, str] = MappingProxyType({}), level: int = 0) -> Node:
    """Name each bound variable after the number of quantifiers around it.

    >>> written(renamed(Node("all", (Node("atom", name="P", terms=("u",)),), "u")))
    '∀x0 P(x0)'
    """
    if node.op in ("all", "exists"):
        name = f"x{level}"
        return Node(node.op, (renamed(node.parts[0], {**names, node.name: name}, level + 1),), name)
    parts = tuple(renamed(part, names, level) for part in node.parts)
    return replace(node, parts=parts, terms=tuple(names.get(term, term) for term in node.terms))
