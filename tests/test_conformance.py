"""Every task keeps the promises of the design: those that changed, and by turns the others (`--all` for all)."""

import pytest

from bootcamp import registry
from bootcamp.authoring.oracles import load_oracle
from bootcamp.testing import check_task


@pytest.mark.each_task
@pytest.mark.parametrize("name", registry.names(interactive=True))
def test_task(name: str, rotation: int) -> None:
    entry = registry.find(name)
    report = check_task(registry.get(name), oracle=load_oracle(entry), rotation=rotation)
    if not report.passed:
        pytest.fail("\n".join(f"{rule}: {fault}" for rule, fault in report.faults.items()), pytrace=False)
