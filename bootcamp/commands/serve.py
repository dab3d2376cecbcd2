"""The command `serve`."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from bootcamp.extras import require
from bootcamp.rewards import server


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at.")] = 8008,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    max_bytes: Annotated[int, typer.Option(min=1, help="The largest body of a request.")] = 2**24,
) -> None:
    """Serve scores and cases over HTTP, also in the shapes of NeMo Gym, OpenRLHF and slime; /docs shows all.

    With the environment variable BOOTCAMP_TOKEN set, requests need this token. An interrupt lets requests end.
    """
    uvicorn = require("uvicorn", "serve")
    require("fastapi", "serve")
    os.environ[server.MAX_BYTES] = str(max_bytes)
    uvicorn.run(
        f"{server.__name__}:{server.create_app.__name__}",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=30,
    )
