"""What a user meets first: the public names, and verdicts in conditions and sums."""

import subprocess
import sys

import pytest

import bootcamp
from bootcamp.verifiers.verdict import REASONS, Verdict


def test_dir_shows_the_public_names_before_and_after_their_use():
    code = "import bootcamp; before = dir(bootcamp); bootcamp.get; print(before == dir(bootcamp), *before)"
    same, *names = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert same == "True"
    assert names == sorted(bootcamp.__all__)
    assert all(getattr(bootcamp, name) for name in names)


def test_every_error_is_a_bootcamp_error():
    assert issubclass(bootcamp.GenerationError, bootcamp.BootcampError)
    assert issubclass(bootcamp.BootcampError, ValueError)


def test_a_verdict_is_true_where_the_answer_is_right_and_its_number_is_the_score():
    case = bootcamp.get("game24").generate(1, seed=0)
    right, wrong = case.verify(rf"\boxed{{{case.answer}}}"), case.verify(r"\boxed{1}")
    assert (bool(right), float(right)) == (True, 1.0)
    assert (bool(wrong), float(wrong)) == (False, 0.0)


@pytest.mark.parametrize("reason", [reason for reason in REASONS if reason in ("timeout", "error")])
def test_a_verdict_without_a_score_has_no_number(reason):
    verdict = Verdict(None, 0.0, False, reason, "", "a fault", "")
    assert not verdict
    with pytest.raises(bootcamp.BootcampError, match=rf"no score.*{reason}: a fault"):
        float(verdict)
