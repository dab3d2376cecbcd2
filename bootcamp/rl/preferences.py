"""Preference pairs for DPO from a model's own mistakes: its first wrong step against a solver's way on from there.

Source: planned, not built, in the public LLM4Game24 project; the loss is that of Rafailov et al., "Direct Preference
Optimization" (NeurIPS 2023), equation 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import BootcampError
from bootcamp.task import Task
from bootcamp.traces import found_answer, hand_in
from bootcamp.verifiers.response import DELIMITERS
from bootcamp.verifiers.steps import step_lines, step_spans

if TYPE_CHECKING:
    from torch import Tensor


class Pair(NamedTuple):
    """A prompt, the right start of a response to it, and two ways on: one that is right and the model's own."""

    id: str
    prompt: str
    prefix: str
    chosen: str
    rejected: str


def preference_pair(case: Case, response: str, rng: Random, options: Mapping[str, Any] | None = None) -> Pair | None:
    r"""Return the pair that begins at the first wrong step of `response`, or None if no step is wrong.

    The chosen side goes on from the last right step with a trace of the task's own, which takes back what leads
    nowhere, and hands in the answer; `options` go to that trace. Raises BootcampError for a task that cannot check
    steps or take up a solution where it stops (its `trace` needs the option `after`).

    >>> case = registry.get("game24").generate(1, seed=163)
    >>> case.instance.numbers
    (8, 12, 9)
    >>> pair = preference_pair(case, "(12) - (9) = 3, left: 3, 8\n(3) * (8) = 23, left: 23\nStop.", Random(1))
    >>> pair.prefix, pair.rejected
    ('(12) - (9) = 3, left: 3, 8\n', '(3) * (8) = 23, left: 23\nStop.')
    """
    task = registry.get(case.task)
    if type(task).steps is Task.steps or type(task).trace is Task.trace:
        raise BootcampError(f"{case.task} cannot check steps or go on from them: take a task such as game24")
    steps = task.steps(case.instance, response)
    if all(steps):
        return None
    first_wrong = steps.index(False)
    cut = step_spans(response)[first_wrong][0]
    prefix, after = response[:cut], "\n".join(step_lines(response)[:first_wrong])
    trace = task.trace(case.instance, rng, case.language, after=after, **(options or {}))
    chosen = f"{trace}\n{_close_thinking(prefix)}{hand_in(case, found_answer(case, trace))}"
    if not (case.verify(prefix + chosen).correct and all(task.steps(case.instance, prefix + chosen))):
        raise BootcampError(f"{case.task} does not go on in the form of the response to {case.id}: {prefix!r:.200}")
    return Pair(case.id, case.prompt, prefix, chosen, response[cut:])


def preference_pairs(
    responses: Iterable[tuple[Case, str]], seed: int = 0, options: Mapping[str, Any] | None = None
) -> Iterator[Pair]:
    """Yield the pairs of those responses that have a wrong step."""
    for index, (case, response) in enumerate(responses):
        pair = preference_pair(case, response, Random(f"{seed}/{index}"), options)
        if pair is not None:
            yield pair


def _close_thinking(prefix: str) -> str:
    """Return the delimiter that closes the thinking which `prefix` has opened, if it has."""
    for opening, closing in DELIMITERS:
        if prefix.rfind(opening) > prefix.rfind(closing):
            return f"{closing}\n"
    return ""


def dpo_loss(chosen: Tensor, rejected: Tensor, chosen_ref: Tensor, rejected_ref: Tensor, beta: float = 0.1) -> Tensor:
    """Return the mean DPO loss from log-probabilities ``[n]`` of both sides under the policy and the reference.

    It is log 2 where the policy is the reference.
    """
    from torch.nn.functional import logsigmoid

    return -logsigmoid(beta * ((chosen - chosen_ref) - (rejected - rejected_ref))).mean()
