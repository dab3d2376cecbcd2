"""Finding the answer in a response, reading it in its format and comparing it, within bounds."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bootcamp.verifiers.base import (
        Format as Format,
        Malformed as Malformed,
        Undecided as Undecided,
        WrongForm as WrongForm,
    )
    from bootcamp.verifiers.bracketed import Bracketed as Bracketed, PhraseTree as PhraseTree
    from bootcamp.verifiers.choices import Choice as Choice, Text as Text, Word as Word, YesNo as YesNo
    from bootcamp.verifiers.commands import Command as Command
    from bootcamp.verifiers.conditions import Condition as Condition
    from bootcamp.verifiers.edges import Edge as Edge
    from bootcamp.verifiers.expression import Equation as Equation, Expression as Expression, Tree as Tree
    from bootcamp.verifiers.first_order import FirstOrder as FirstOrder
    from bootcamp.verifiers.formula import Formula as Formula
    from bootcamp.verifiers.grids import (
        Board as Board,
        Cell as Cell,
        Cells as Cells,
        Grid as Grid,
        Moves as Moves,
        Path as Path,
        Table as Table,
    )
    from bootcamp.verifiers.judging import judge as judge, judge_response as judge_response, judge_text as judge_text
    from bootcamp.verifiers.numbers import Decimal as Decimal, Integer as Integer, Ratio as Ratio, Rational as Rational
    from bootcamp.verifiers.program import Program as Program
    from bootcamp.verifiers.structures import (
        Assignment as Assignment,
        Mapping as Mapping,
        Maybe as Maybe,
        Multiset as Multiset,
        Record as Record,
        Sequence as Sequence,
        Set as Set,
    )
    from bootcamp.verifiers.symbolic import (
        IntervalSet as IntervalSet,
        Math as Math,
        Matrix as Matrix,
        Polynomial as Polynomial,
    )
    from bootcamp.verifiers.terms import Term as Term
    from bootcamp.verifiers.text_json import Json as Json
    from bootcamp.verifiers.times import Clock as Clock, Date as Date, Moment as Moment
    from bootcamp.verifiers.verdict import Verdict as Verdict

REVISION = 2
"""Rises when finding answers, or reading or comparing them, changes for any response."""

_HOMES = {
    "base": ("Format", "Malformed", "Undecided", "WrongForm"),
    "bracketed": ("Bracketed", "PhraseTree"),
    "choices": ("Choice", "Text", "Word", "YesNo"),
    "commands": ("Command",),
    "conditions": ("Condition",),
    "edges": ("Edge",),
    "expression": ("Equation", "Expression", "Tree"),
    "first_order": ("FirstOrder",),
    "formula": ("Formula",),
    "grids": ("Board", "Cell", "Cells", "Grid", "Moves", "Path", "Table"),
    "judging": ("judge", "judge_response", "judge_text"),
    "numbers": ("Decimal", "Integer", "Ratio", "Rational"),
    "program": ("Program",),
    "structures": ("Assignment", "Mapping", "Maybe", "Multiset", "Record", "Sequence", "Set"),
    "symbolic": ("IntervalSet", "Math", "Matrix", "Polynomial"),
    "terms": ("Term",),
    "text_json": ("Json",),
    "times": ("Clock", "Date", "Moment"),
    "verdict": ("Verdict",),
}
__all__ = ["REVISION", *(name for names in _HOMES.values() for name in names)]


def __getattr__(name: str) -> Any:
    """Import the home of a public name when it is first used."""
    home = next((home for home, names in _HOMES.items() if name in names), None)
    if home is None:
        raise AttributeError(
            f"module 'bootcamp.verifiers' has no attribute {name!r}; public names: {', '.join(__all__)}"
        )
    globals()[name] = value = getattr(import_module(f"bootcamp.verifiers.{home}"), name)
    return value
