"""The table by task and level, from rollouts as verl stores them."""

import json
from pathlib import Path

from bootcamp import registry
from bootcamp.rewards.verl import compute_score
from tests.shell import Shell


def test_rates_of_stored_rollouts(tmp_path: Path, shell: Shell) -> None:
    path, out = tmp_path / "1.jsonl", tmp_path / "rates.jsonl"
    lines = []
    for name, level, rights in (("gcd", 2, 3), ("gcd", 10, 0), ("game24", 3, 1)):
        for index in range(4):
            case = registry.get(name).generate(level, index)
            response = rf"\boxed{{{case.answer}}}" if index < rights else r"\boxed{-1}"
            judged = compute_score("bootcamp/number_theory", response, case.to_json())
            lines.append(json.dumps({"input": case.prompt, "output": response, "step": 1, **judged}))
    path.write_text("\n".join(lines))
    assert shell("rates", path, "--out", out)[0] == 0
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [(row["task"], row["level"], row["n"], row["solved"]) for row in rows] == [
        ("game24", 3, 4, 1),
        ("gcd", 2, 4, 3),
        ("gcd", 10, 4, 0),
    ]
    assert all(row["low"] <= row["rate"] <= row["high"] for row in rows)

    path.write_text('{"output": "1"}')
    code, _, err = shell("rates", path)
    assert code == 2
    assert "line 1 lacks task, level, acc, error" in err
