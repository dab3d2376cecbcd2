"""The filters work inside a strict environment and shadow none of the template language's own."""

from fractions import Fraction

import jinja2
import jinja2.filters
import pytest

from bootcamp.lib import prompts


def render(template: str, **values: object) -> str:
    environment = jinja2.Environment(undefined=jinja2.StrictUndefined, autoescape=False)
    environment.filters.update(prompts.FILTERS)
    return environment.from_string(template).render(values)


def test_no_built_in_filter_is_shadowed() -> None:
    assert not set(jinja2.filters.FILTERS) & set(prompts.FILTERS)


def test_filters_in_a_template() -> None:
    counted = "{{ n | quantity(thing) }} / {{ n | quantity(thing, 'zh') }}"
    assert render(counted, n=3, thing="owl") == "3 owls / 3 只猫头鹰"
    assert render("{{ names | listed(language) }}", names=("Mei", "Omar"), language="en") == "Mei and Omar"
    glosses = "{{ names | map('gloss') | list | listed(language) }}"
    assert render(glosses, names=("owl", "fox"), language="zh") == "owl（猫头鹰）和 fox（狐狸）"
    assert render("{{ nodes | one_based | sequence }}", nodes=(0, 4)) == "[1, 5]"


@pytest.mark.parametrize(("items", "text"), [([], ""), (["a"], "a"), ("ab", "a and b"), ("abcd", "a, b, c and d")])
def test_listed(items: list[str], text: str) -> None:
    assert prompts.listed(items) == text


def test_aligned_counts_chinese_letters_twice() -> None:
    assert prompts.aligned([["甲", "b"], ["aaa", "c"]]) == " 甲  b\naaa  c"


def test_polynomials() -> None:
    assert prompts.polynomial([0, 0, -1]) == "-x^2"
    assert prompts.polynomial([Fraction(-1, 2), 0, 3], "t") == "3t^2 - 1/2"
    assert prompts.linear([(-1, "x"), (Fraction(-2, 3), "y")]) == "-x - (2/3)y"
    assert prompts.linear([]) == "0"


def test_errors_name_the_argument() -> None:
    with pytest.raises(ValueError, match="items has 27"):
        prompts.lettered(range(27))
    with pytest.raises(ValueError, match="n=21"):
        prompts.ordinal_word(21)
    with pytest.raises(ValueError, match="index=26"):
        prompts.letter(26)
