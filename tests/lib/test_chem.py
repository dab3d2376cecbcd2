"""The table of elements is sound, and formulas read back."""

from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from bootcamp.lib import chem

counts = st.dictionaries(st.sampled_from(list(chem.elements())), st.integers(1, 20), min_size=1, max_size=5)


def test_table() -> None:
    table = list(chem.elements().values())
    assert [element.number for element in table] == list(range(1, 119))
    for field in ("symbol", "en", "zh"):
        assert len({getattr(element, field) for element in table}) == 118
    # the well-known places where a heavier element comes first
    falls = {(a.symbol, b.symbol) for a, b in pairwise(table[:103]) if a.mass > b.mass}
    assert {("Ar", "K"), ("Co", "Ni"), ("Te", "I"), ("Th", "Pa"), ("U", "Np"), ("Pu", "Am")} == falls
    groups = {1: "H Li Na K Rb Cs Fr", 2: "Be Mg Ca Sr Ba Ra", 3: "Sc Y Lu Lr", 11: "Cu Ag Au Rg"}
    groups |= {14: "C Si Ge Sn Pb Fl", 17: "F Cl Br I At Ts", 18: "He Ne Ar Kr Xe Rn Og"}
    for group, members in groups.items():
        assert [element.symbol for element in table if element.group == group] == members.split()
    assert sum(element.group == 0 for element in table) == 28
    assert [sum(element.period == period for element in table) for period in range(1, 8)] == [2, 8, 8, 18, 18, 32, 32]


@given(counts)
def test_hill_formulas_read_back(atoms: dict[str, int]) -> None:
    assert chem.parse(chem.hill(atoms)) == atoms


def test_brackets_and_water() -> None:
    assert chem.parse("Al2(SO4)3·18H2O") == {"Al": 2, "S": 3, "O": 30, "H": 36}
    assert chem.parse("[Co(NH3)6]Cl3") == {"Co": 1, "N": 6, "H": 18, "Cl": 3}
    assert chem.rounded_mass("CuSO4·5H2O") == 250


@pytest.mark.parametrize("wrong", ["", "Xx", "H0", "(H2", "H2)", "h2", "H2·", "(H]2", "H02", "2"])
def test_what_is_no_formula(wrong: str) -> None:
    with pytest.raises(ValueError, match="formula"):
        chem.parse(wrong)
