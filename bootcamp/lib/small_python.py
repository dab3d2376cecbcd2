"""A bounded interpreter of a part of Python: numbers, strings, lists, dictionaries, functions in functions, exceptions.

It is for programs that tasks make, never for answers. Names are bound as in Python: what a function assigns is its own
unless a ``global`` or ``nonlocal`` says otherwise, functions keep the variables around them, defaults are fixed once.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import deepcopy
from typing import Any

_LARGEST = 10**12
_LONGEST = 2000
_BINARY: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod, ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.In: lambda one, many: one in many,
    ast.NotIn: lambda one, many: one not in many,
}  # fmt: skip
_AUGMENTED: dict[type[ast.AST], Callable[[Any, Any], Any]] = {**_BINARY, ast.Add: operator.iadd}
_UNARY: dict[type[ast.AST], Callable[[Any], Any]] = {ast.USub: operator.neg, ast.Not: operator.not_}
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "len": len, "range": range, "sum": sum, "max": max, "min": min, "abs": abs, "sorted": sorted, "str": str,
    "int": int, "list": list, "enumerate": enumerate, "zip": zip, "reversed": reversed,
}  # fmt: skip
_METHODS: dict[type, frozenset[str]] = {
    str: frozenset("upper lower replace count find join startswith endswith index swapcase".split()),
    list: frozenset("append pop insert sort reverse index count extend remove copy".split()),
    dict: frozenset("get items keys values pop".split()),
}


class Fault(Exception):
    """The program is not in the language, takes too many steps, or has an error that it does not raise itself."""


class Uncaught(Exception):
    """The program ends with an exception of its own; ``name`` is its class, ``output`` what was printed before."""

    def __init__(self, name: str, output: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name, self.output = name, output


def printed(lines: Iterable[str], limit: int = 3000) -> tuple[str, ...]:
    """Give the lines that a program prints; raise Fault if it breaks off, Uncaught if it ends with its own exception.

    >>> printed(["def f(n=[]):", "    n.append(1)", "    return n", "f()", "print(f()[::-1], 'ab'[1:])"])
    ('[1, 1] b',)
    >>> printed(["x = 1", "def f():", "    print(x)", "    x = 2", "f()"])
    Traceback (most recent call last):
    bootcamp.lib.small_python.Fault: x has no value yet
    >>> printed(["class A(Exception): pass", "try:", "    raise A", "finally:", "    print(1)"])
    Traceback (most recent call last):
    bootcamp.lib.small_python.Uncaught: A
    """
    return tuple(_run(_Machine(limit), lines).output)


def followed(lines: Iterable[str], limit: int = 3000) -> list[str]:
    """Write what a program does, step by step, up to its end or its own exception: calls, values, what is printed.

    >>> followed(["x = 2", "def f(n):", "    return n - x", "print(f(1))", "x += 3", "print(x)"])
    ['x = 2', 'f: n = 1', 'return 1 - 2 = -1', 'print -1', 'x = 2 + 3 = 5', 'print 5']
    """
    machine = _Follower(limit)
    with suppress(Uncaught):
        _run(machine, lines)
    return machine.log


def _run(machine: _Machine, lines: Iterable[str]) -> _Machine:
    root = _Frame(None, None)
    machine.root = root
    try:
        machine.block(ast.parse("\n".join(lines)).body, root)
    except _Raised as raised:
        if not machine.fault:
            raise Uncaught(raised.kind.name, tuple(machine.output)) from None
    except (Fault, _Return, _Loop, RuntimeError) as fault:
        machine.fault = machine.fault or str(fault) or "the program breaks off"
    if machine.fault:
        raise Fault(machine.fault)
    return machine


class _Class:
    def __init__(self, name: str, parent: _Class | None) -> None:
        self.name, self.parent = name, parent

    def within(self, other: _Class) -> bool:
        return self is other or (self.parent is not None and self.parent.within(other))


class _Raised(Exception):
    def __init__(self, kind: _Class) -> None:
        self.kind = kind


class _Return(Exception):
    def __init__(self, value: Any) -> None:
        self.value = value


class _Loop(Exception):
    def __init__(self, go_on: bool) -> None:
        self.go_on = go_on


class _Frame:
    """The variables of a run of a function; `own` are the names that belong to it, None for the whole program's."""

    def __init__(self, outer: _Frame | None, own: frozenset[str] | None, root_names: frozenset[str] = frozenset()):
        self.outer, self.own, self.root_names = outer, own, root_names
        self.values: dict[str, Any] = {}

    def home(self, name: str) -> _Frame:
        """Find the frame that a name belongs to."""
        frame, outer = self, self.outer
        while outer is not None and frame.own is not None and name not in frame.own:
            frame, outer = (outer, outer.outer) if name not in frame.root_names else (frame.root(), None)
        return frame

    def root(self) -> _Frame:
        return self if self.outer is None else self.outer.root()


class _Function:
    def __init__(self, node: ast.FunctionDef | ast.Lambda, frame: _Frame, defaults: list[Any]) -> None:
        self.node, self.frame, self.defaults = node, frame, defaults
        self.names = [one.arg for one in node.args.args]
        if isinstance(node, ast.Lambda):
            self.own, self.root_names = frozenset(self.names), frozenset[str]()
        else:
            bound, self.root_names, outside = _bound(node.body)
            self.own = (frozenset(self.names) | bound) - self.root_names - outside


def _bound(body: list[ast.stmt]) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """List the names that statements bind, those declared global and those declared nonlocal."""
    bound, roots, outside = set(), set(), set()
    waiting: list[ast.AST] = list(body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            bound.add(node.name)
        elif isinstance(node, ast.Global):
            roots.update(node.names)
        elif isinstance(node, ast.Nonlocal):
            outside.update(node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.add(node.id)
        elif not isinstance(node, ast.Lambda | ast.ListComp | ast.DictComp):
            waiting += ast.iter_child_nodes(node)
    return frozenset(bound), frozenset(roots), frozenset(outside)


class _Machine:
    def __init__(self, limit: int) -> None:
        self.left = limit
        self.output: list[str] = []
        self.fault = ""
        self.depth = 0
        self.handled: list[_Raised] = []
        self.root: _Frame
        self.base = _Class("Exception", None)

    def note(self, text: Callable[[], str]) -> None:
        """Take down a step; this machine does not."""

    def note_value(self, target: ast.AST, value: Any) -> None:
        self.note(lambda: f"{ast.unparse(target)} = {_shown(value)}")

    def fail(self, text: str) -> Fault:
        self.fault = self.fault or text
        return Fault(text)

    def block(self, body: list[ast.stmt], frame: _Frame) -> None:
        for node in body:
            self.left -= 1
            if self.left < 0:
                raise self.fail("the run takes too many steps")
            self.method("do", node)(node, frame)

    def method(self, kind: str, node: ast.AST) -> Any:
        found = getattr(self, f"{kind}_{type(node).__name__.lower()}", None)
        if found is None:
            raise self.fail(f"{type(node).__name__} is not in the language")
        return found

    def value(self, node: ast.AST, frame: _Frame) -> Any:
        return self.method("of", node)(node, frame)

    def native(self, act: Callable[..., Any], *values: Any, **named: Any) -> Any:
        """Let Python itself work out a value, within bounds."""
        try:
            result = act(*values, **named)
        except (ArithmeticError, LookupError, ValueError, TypeError) as fault:
            raise self.fail(str(fault)) from None
        if (isinstance(result, int) and abs(result) > _LARGEST) or (
            isinstance(result, str | list) and len(result) > _LONGEST
        ):
            raise self.fail("a value grows too large")
        return result

    def bind(self, target: ast.AST, value: Any, frame: _Frame) -> None:
        if isinstance(target, ast.Name):
            frame.home(target.id).values[target.id] = value
        elif isinstance(target, ast.Tuple):
            values = self.native(list, value)
            if len(values) != len(target.elts):
                raise self.fail("the numbers of values and variables differ")
            for one, each in zip(target.elts, values, strict=True):
                self.bind(one, each, frame)
        elif isinstance(target, ast.Subscript):
            place = self.value(target.slice, frame)
            self.native(operator.setitem, self.value(target.value, frame), place, value)
        else:
            raise self.fail("a target is not in the language")

    def do_expr(self, node: ast.Expr, frame: _Frame) -> None:
        self.value(node.value, frame)

    def do_pass(self, node: ast.Pass, frame: _Frame) -> None:
        pass

    do_global = do_nonlocal = do_pass  # these only say where names belong

    def do_assign(self, node: ast.Assign, frame: _Frame) -> None:
        value = self.value(node.value, frame)
        for target in node.targets:
            self.bind(target, value, frame)

    def do_augassign(self, node: ast.AugAssign, frame: _Frame) -> None:
        sign = _AUGMENTED[type(node.op)]
        if isinstance(node.target, ast.Subscript):
            held, place = self.value(node.target.value, frame), self.value(node.target.slice, frame)
            old = self.native(operator.getitem, held, place)
            self.native(operator.setitem, held, place, self.native(sign, old, self.value(node.value, frame)))
            return
        assert isinstance(node.target, ast.Name)
        old = self.of_name(node.target, frame)
        self.bind(node.target, self.native(sign, old, self.value(node.value, frame)), frame)

    def do_if(self, node: ast.If, frame: _Frame) -> None:
        self.block(node.body if self.tested(node.test, frame) else node.orelse, frame)

    def tested(self, node: ast.AST, frame: _Frame) -> bool:
        return bool(self.value(node, frame))

    def turn(self, body: list[ast.stmt], frame: _Frame) -> bool:
        """Run the body of a loop; tell whether the loop goes on."""
        self.left -= 1
        try:
            self.block(body, frame)
        except _Loop as loop:
            return loop.go_on
        return True

    def do_while(self, node: ast.While, frame: _Frame) -> None:
        while self.tested(node.test, frame):
            if not self.turn(node.body, frame):
                return
        self.block(node.orelse, frame)

    def do_for(self, node: ast.For, frame: _Frame) -> None:
        for value in self.native(iter, self.value(node.iter, frame)):
            self.bind(node.target, value, frame)
            self.note_value(node.target, value)
            if not self.turn(node.body, frame):
                return
        self.block(node.orelse, frame)

    def do_break(self, node: ast.Break, frame: _Frame) -> None:
        raise _Loop(False)

    def do_continue(self, node: ast.Continue, frame: _Frame) -> None:
        raise _Loop(True)

    def do_functiondef(self, node: ast.FunctionDef, frame: _Frame) -> None:
        self.bind(ast.Name(node.name), self.of_lambda(node, frame), frame)

    def do_return(self, node: ast.Return, frame: _Frame) -> None:
        raise _Return(self.returned(node.value, frame) if node.value else None)

    def returned(self, node: ast.AST, frame: _Frame) -> Any:
        return self.value(node, frame)

    def do_classdef(self, node: ast.ClassDef, frame: _Frame) -> None:
        self.bind(ast.Name(node.name), _Class(node.name, self.value(node.bases[0], frame)), frame)

    def do_raise(self, node: ast.Raise, frame: _Frame) -> None:
        if node.exc is None:
            if not self.handled:
                raise self.fail("there is nothing to raise again")
            raise self.handled[-1]
        raise _Raised(self.value(node.exc, frame))

    def do_try(self, node: ast.Try, frame: _Frame) -> None:
        try:
            try:
                self.block(node.body, frame)
            except _Raised as raised:
                self.handle(raised, node.handlers, frame)
            else:
                self.block(node.orelse, frame)
        finally:
            if not self.fault:
                self.block(node.finalbody, frame)

    def handle(self, raised: _Raised, handlers: list[ast.ExceptHandler], frame: _Frame) -> None:
        for handler in handlers:
            kinds = self.value(handler.type, frame) if handler.type else self.base
            if any(raised.kind.within(kind) for kind in (kinds if isinstance(kinds, tuple) else (kinds,))):
                self.note(lambda: f"except {raised.kind.name}")
                self.handled.append(raised)
                try:
                    self.block(handler.body, frame)
                finally:
                    self.handled.pop()
                return
        raise raised

    def of_constant(self, node: ast.Constant, frame: _Frame) -> Any:
        return node.value

    def of_name(self, node: ast.Name, frame: _Frame) -> Any:
        home = frame.home(node.id)
        if node.id in home.values:
            return home.values[node.id]
        if node.id == "Exception":
            return self.base
        if home is not self.root or node.id not in (*_FUNCTIONS, "print"):
            raise self.fail(f"{node.id} has no value yet")
        return self.print if node.id == "print" else _FUNCTIONS[node.id]

    def print(self, *values: Any) -> None:
        self.output.append(" ".join(map(str, values)))

    def of_binop(self, node: ast.BinOp, frame: _Frame) -> Any:
        left = self.value(node.left, frame)
        return self.native(_BINARY[type(node.op)], left, self.value(node.right, frame))

    def of_unaryop(self, node: ast.UnaryOp, frame: _Frame) -> Any:
        return _UNARY[type(node.op)](self.value(node.operand, frame))

    def of_boolop(self, node: ast.BoolOp, frame: _Frame) -> Any:
        value: Any = None
        for part in node.values:
            value = self.value(part, frame)
            if bool(value) == isinstance(node.op, ast.Or):
                break
        return value

    def of_compare(self, node: ast.Compare, frame: _Frame) -> bool:
        left = self.value(node.left, frame)
        for sign, other in zip(node.ops, node.comparators, strict=True):
            right = self.value(other, frame)
            if not self.native(_BINARY[type(sign)], left, right):
                return False
            left = right
        return True

    def of_ifexp(self, node: ast.IfExp, frame: _Frame) -> Any:
        return self.value(node.body if self.value(node.test, frame) else node.orelse, frame)

    def of_tuple(self, node: ast.Tuple, frame: _Frame) -> tuple[Any, ...]:
        return tuple(self.value(one, frame) for one in node.elts)

    def of_list(self, node: ast.List, frame: _Frame) -> list[Any]:
        return [self.value(one, frame) for one in node.elts]

    def of_dict(self, node: ast.Dict, frame: _Frame) -> dict[Any, Any]:
        pairs = [(key, value) for key, value in zip(node.keys, node.values, strict=True) if key is not None]
        return {self.value(key, frame): self.value(value, frame) for key, value in pairs}

    def of_subscript(self, node: ast.Subscript, frame: _Frame) -> Any:
        held = self.value(node.value, frame)
        return self.native(operator.getitem, held, self.value(node.slice, frame))

    def of_slice(self, node: ast.Slice, frame: _Frame) -> slice:
        return slice(*(self.value(one, frame) if one else None for one in (node.lower, node.upper, node.step)))

    def of_joinedstr(self, node: ast.JoinedStr, frame: _Frame) -> str:
        parts = (one.value if isinstance(one, ast.FormattedValue) else one for one in node.values)
        return "".join(str(self.value(part, frame)) for part in parts)

    def of_lambda(self, node: ast.FunctionDef | ast.Lambda, frame: _Frame) -> _Function:
        return _Function(node, frame, [self.value(one, frame) for one in node.args.defaults])

    def of_listcomp(self, node: ast.ListComp, frame: _Frame) -> list[Any]:
        inner = self.comprehended(node, frame)
        return [self.value(node.elt, inner) for _ in self.bound(node, frame, inner)]

    def of_dictcomp(self, node: ast.DictComp, frame: _Frame) -> dict[Any, Any]:
        inner = self.comprehended(node, frame)
        return {self.value(node.key, inner): self.value(node.value, inner) for _ in self.bound(node, frame, inner)}

    def comprehended(self, node: ast.ListComp | ast.DictComp, frame: _Frame) -> _Frame:
        names = (one.id for one in ast.walk(node.generators[0].target) if isinstance(one, ast.Name))
        return _Frame(frame, frozenset(names))

    def bound(self, node: ast.ListComp | ast.DictComp, frame: _Frame, inner: _Frame) -> Iterable[None]:
        """Bind the variables of a comprehension in turn, where its conditions hold."""
        (clause,) = node.generators
        for value in self.native(iter, self.value(clause.iter, frame)):
            self.bind(clause.target, value, inner)
            if all(self.value(test, inner) for test in clause.ifs):
                yield

    def of_call(self, node: ast.Call, frame: _Frame) -> Any:
        self.left -= 1
        if isinstance(node.func, ast.Attribute):
            held, name = self.value(node.func.value, frame), node.func.attr
            if name not in _METHODS.get(type(held), frozenset()):
                raise self.fail(f"the method {name} is not in the language")
            function = getattr(held, name)
        else:
            function = self.value(node.func, frame)
        values = [self.value(one, frame) for one in node.args]
        named = {str(one.arg): self.value(one.value, frame) for one in node.keywords}
        if isinstance(function, _Class):
            return function
        return (
            self.call(function, values, named)
            if isinstance(function, _Function)
            else self.native(function, *values, **{name: self.key(value) for name, value in named.items()})
        )

    def key(self, value: Any) -> Any:
        return (lambda one: self.call(value, [one], {})) if isinstance(value, _Function) else value

    def call(self, function: _Function, values: list[Any], named: dict[str, Any]) -> Any:
        inner = _Frame(function.frame, function.own, function.root_names)
        free = function.names[len(values) :]
        inner.values.update(zip(function.names, values, strict=False))
        inner.values.update(named)
        missing = [name for name in free if name not in named]
        if len(values) > len(function.names) or len(missing) > len(function.defaults):
            raise self.fail("a call has a wrong number of values")
        defaults = dict(zip(reversed(function.names), reversed(function.defaults), strict=False))
        if not defaults.keys() >= set(missing):
            raise self.fail("a call has a wrong number of values")
        inner.values.update({name: defaults[name] for name in missing})
        self.note(lambda: f"{_shown(function)}: {', '.join(f'{k} = {_shown(v)}' for k, v in inner.values.items())}")
        self.depth += 1
        if self.depth > 40:
            raise self.fail("calls are nested too deep")
        try:
            if isinstance(function.node, ast.Lambda):
                return self.returned(function.node.body, inner)
            self.block(function.node.body, inner)
        except _Return as done:
            return done.value
        finally:
            self.depth -= 1
        return None


class _Follower(_Machine):
    """A machine that takes down its steps."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.log: list[str] = []

    def note(self, text: Callable[[], str]) -> None:
        self.log.append(text().removesuffix(": "))

    def worked(self, node: ast.AST, frame: _Frame) -> str:
        """Write an expression with the values of its variables, where it is more than one and calls no function."""
        if isinstance(node, ast.Name | ast.Constant):
            return ""
        for one in ast.walk(node):
            own = isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id not in _FUNCTIONS
            if own or isinstance(one, ast.Lambda | ast.ListComp | ast.DictComp):
                return ""
        return ast.unparse(_Filled(self, frame).visit(deepcopy(node)))

    def do_assign(self, node: ast.Assign, frame: _Frame) -> None:
        worked = self.worked(node.value, frame)
        super().do_assign(node, frame)
        for target in node.targets:
            self.log.append(f"{ast.unparse(target)} = {_equals(worked, _shown(self.value(target, frame)))}")
            if isinstance(target, ast.Subscript):
                self.note_value(target.value, self.value(target.value, frame))
        if isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
            held = node.value.func
            if held.attr == "pop":
                self.note_value(held.value, self.value(held.value, frame))

    def do_augassign(self, node: ast.AugAssign, frame: _Frame) -> None:
        both = ast.BinOp(node.target, node.op, node.value)
        worked = self.worked(both, frame)
        super().do_augassign(node, frame)
        self.log.append(f"{ast.unparse(node.target)} = {_equals(worked, _shown(self.value(node.target, frame)))}")

    def do_expr(self, node: ast.Expr, frame: _Frame) -> None:
        worked, call = "", node.value
        if isinstance(call, ast.Call) and len(call.args) == 1:
            worked = self.worked(call.args[0], frame)
        before = len(self.output)
        super().do_expr(node, frame)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
            self.note_value(call.func.value, self.value(call.func.value, frame))
        elif len(self.output) > before and ast.unparse(call).startswith("print("):
            self.log.append(f"print {_equals(worked, self.output[-1])}")

    def tested(self, node: ast.AST, frame: _Frame) -> bool:
        worked, test = self.worked(node, frame), super().tested(node, frame)
        self.log.append(f"{worked or ast.unparse(node)}: {test}")
        return test

    def do_raise(self, node: ast.Raise, frame: _Frame) -> None:
        self.log.append(ast.unparse(node))
        super().do_raise(node, frame)

    def returned(self, node: ast.AST, frame: _Frame) -> Any:
        worked, value = self.worked(node, frame), super().returned(node, frame)
        self.log.append(f"return {_equals(worked, _shown(value))}")
        return value


class _Filled(ast.NodeTransformer):
    def __init__(self, machine: _Machine, frame: _Frame) -> None:
        self.machine, self.frame = machine, frame

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = self.machine.of_name(node, self.frame)
        text = _shown(value) if isinstance(value, int | str | list) else node.id
        return ast.Name(f"({text})" if text.startswith("-") else text)


def _equals(worked: str, value: str) -> str:
    return f"{worked} = {value}" if worked not in ("", value) else value


def _shown(value: Any) -> str:
    if isinstance(value, _Function):
        return value.node.name if isinstance(value.node, ast.FunctionDef) else "lambda"
    return f"[{', '.join(map(_shown, value))}]" if isinstance(value, list) else repr(value)
