"""A resources server for NeMo Gym, with rows as ``bootcamp export --format nemo-gym`` writes them.

`bootcamp serve` answers the same routes in a process that needs no NeMo Gym.
"""

from nemo_gym.base_resources_server import BaseVerifyRequest, BaseVerifyResponse, SimpleResourcesServer

from bootcamp.rewards.outcome import outcome


class Request(BaseVerifyRequest):
    case: str


class Response(BaseVerifyResponse):
    case: str
    error: float
    reason: str


class BootcampServer(SimpleResourcesServer):
    async def verify(self, body: Request) -> Response:
        messages = [item for item in body.response.output if item.type == "message"]
        texts = [part.text for item in messages for part in item.content if part.type == "output_text"]
        found = outcome(body.case, texts[-1] if texts else "")
        fields = {"reward": found["score"], "error": found["error"], "reason": found["reason"]}
        return Response(**body.model_dump(), **fields)


if __name__ == "__main__":
    BootcampServer.run_webserver()
