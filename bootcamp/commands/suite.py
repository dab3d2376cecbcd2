"""The command `suite`."""

from __future__ import annotations

from typing import Annotated

import typer

from bootcamp.commands.options import Out, Salt, Seed, Style, SuiteCount, SuiteLanguages, SuiteLevels
from bootcamp.dataset.difficulty import levels_of
from bootcamp.eval.suites import compose, hash_cases, parse_languages, to_text
from bootcamp.storage.files import whole_file


def suite(
    names: Annotated[str, typer.Argument(help="core, full, or domains, tasks and globs with commas.")] = "core",
    difficulty: SuiteLevels = None,
    count: SuiteCount = 1,
    seed: Seed = 0,
    language: SuiteLanguages = "en",
    answer_style: Style = "boxed",
    salt: Salt = "",
    out: Out = None,
) -> None:
    """Write the recipe of a suite, with the hash of its cases, for others to be measured on the same."""
    recipe = compose(
        names,
        levels_of(difficulty) if difficulty else None,
        n=count,
        seed=seed,
        languages=parse_languages(language),
        answer_style=answer_style,
        salt=salt,
    )
    with whole_file(out) as file:
        file.write(to_text(recipe.model_copy(update={"hash": hash_cases(recipe.cases(salt))})))
