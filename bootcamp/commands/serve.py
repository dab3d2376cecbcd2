"""The command `serve`."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from typing import Annotated

import typer

from bootcamp.errors import BootcampError
from bootcamp.extras import require
from bootcamp.rewards import server

PATIENCE = 3
"""Seconds that requests have to end after an interrupt."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 for any.")] = 8008,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    max_bytes: Annotated[int, typer.Option(min=1, help="The largest body of a request.")] = 2**24,
) -> None:
    """Serve scores and cases over HTTP, also in the shapes of NeMo Gym, OpenRLHF and slime; /docs shows all.

    With the environment variable BOOTCAMP_TOKEN set, requests need this token. An interrupt lets requests end, for
    three seconds.
    """
    uvicorn = require("uvicorn", "serve")
    require("fastapi", "serve")
    os.environ[server.MAX_BYTES] = str(max_bytes)
    port = _free_port(host, port)
    address = f"[{host}]" if ":" in host else host
    print(f"http://{address}:{port} (what there is: /docs; Ctrl-C ends it)", file=sys.stderr)
    with suppress(KeyboardInterrupt):
        uvicorn.run(
            f"{server.__name__}:{server.create_app.__name__}",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_level="warning",
            timeout_graceful_shutdown=PATIENCE,
        )


def _free_port(host: str, port: int) -> int:
    """Return a port that can be listened at; it is tried before anything else, so that a fault is told in one line."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as listener:
            return int(listener.getsockname()[1])
    except OSError as fault:
        reason = (fault.strerror or str(fault)).partition(" (")[0]
        raise BootcampError(f"--host {host} --port {port}: cannot listen there ({reason}): choose another") from None
