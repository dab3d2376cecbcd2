"""The taskset package that verifiers loads: ``vf-eval bootcamp_tasks`` with this file as bootcamp_tasks.py."""

from bootcamp.rewards.verifiers import Bootcamp

__all__ = ["Bootcamp"]
