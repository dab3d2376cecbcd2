"""The taskset package that verifiers loads: ``vf-eval bootcamp_tasks`` with this file as bootcamp_tasks.py."""

from bootcamp.rewards.verifiers import Bootcamp, Playground

__all__ = ["Bootcamp", "Playground"]
