"""Judge by quadrature of the printed integral."""

from tests.oracles.calculus._values import quadrature_fault, spoilt_value

LEVELS = range(1, 11)
confirm, near_misses = quadrature_fault, spoilt_value
