"""Opening the model that a name means: behind an endpoint, on this machine, or behind one of inspect_ai's providers."""

from __future__ import annotations

from bootcamp.eval import endpoints, local
from bootcamp.eval.models import Decoding, Model, Serving


def open_model(name: str, decoding: Decoding, serving: Serving) -> Model:
    """Return the model ``hf:FOLDER_OR_NAME``, ``inspect:PROVIDER/NAME``, or, without a prefix, one of an endpoint."""
    kind, colon, rest = name.partition(":")
    if colon and kind == "hf":
        return local.LocalModel(rest, decoding, serving.concurrency)
    if colon and kind == "inspect":
        return endpoints.InspectModel(rest, decoding, serving)
    return endpoints.Endpoint(name, decoding, serving)
