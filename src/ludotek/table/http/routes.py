"""Endpoints that take and give structs: msgspec reads what is asked, writes the answer, and describes both.

FastAPI would leave that to pydantic, in which every shape would have to be written a second time. So here an endpoint
is handed to it with another signature: its body comes from a dependency, its answer is a response that is ready to
be sent, and both are described in words of OpenAPI, which it passes on as they are.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.params import Body

from ludotek.core.errors import LudotekError
from ludotek.wire.shapes import Problem

JSON = "application/json"
REF = "#/components/schemas/{name}"
REFUSED = (400, 401, 403, 404, 409, 413, 422, 429, 500, 503)
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
Endpoint = Callable[..., Any]


class Routes(APIRouter):
    """A router that knows the shapes which its endpoints take and give.

    A parameter is read from the body if it is a struct or marked with `Body`. What an endpoint returns is encoded; one
    that has it encoded already returns `Annotated[msgspec.Raw, Shape]`. A `Response` is left as it is.
    """

    def __init__(self) -> None:
        self.shapes: list[Any] = [Problem]
        refusal = {"description": "Refused", **self.described(Problem)}
        super().__init__(responses=dict.fromkeys(REFUSED, refusal))

    def described(self, shape: Any) -> dict[str, Any]:
        """A shape in words of OpenAPI."""
        self.shapes.append(shape)
        (schema,), _ = msgspec.json.schema_components([shape], ref_template=REF)
        return {"content": {JSON: {"schema": schema}}}

    def add_api_route(self, path: str, endpoint: Endpoint, **options: Any) -> None:
        hints = get_type_hints(endpoint, include_extras=True)
        gives = hints.pop("return")
        taken = [one.replace(annotation=hints[one.name]) for one in inspect.signature(endpoint).parameters.values()]
        for body in filter(is_body, taken):
            is_needed = body.default is inspect.Parameter.empty
            asked = {"required": is_needed, **self.described(shape_of(body.annotation))}
            options["openapi_extra"] = {"requestBody": asked}
        status = None if is_ready(gives) else options["status_code"] or 200
        if status is not None:
            given = {"description": "Successful Response", **self.described(shape_of(gives))}
            options["responses"] = {**(options["responses"] or {}), status: given}
        super().add_api_route(path, adapted(endpoint, taken, status), **{**options, "response_model": None})


def components(routes: Iterable[Routes]) -> dict[str, Any]:
    """Every shape of some routers by its name, as OpenAPI keeps them."""
    shapes = [shape for router in routes for shape in router.shapes]
    _, found = msgspec.json.schema_components(shapes, ref_template=REF)
    return found


def is_body(parameter: inspect.Parameter) -> bool:
    hint = parameter.annotation
    if get_origin(hint) is Annotated:
        return any(isinstance(note, Body) for note in get_args(hint))
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_ready(hint: Any) -> bool:
    """Whether what an endpoint returns is sent as it is."""
    return hint is type(None) or (isinstance(hint, type) and issubclass(hint, Response))


def shape_of(hint: Any) -> Any:
    """`Annotated[msgspec.Raw, Replay]` is a Replay that was encoded elsewhere."""
    kind, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    return notes[0] if kind is msgspec.Raw else kind


def adapted(endpoint: Endpoint, taken: list[inspect.Parameter], status: int | None) -> Endpoint:
    """An endpoint as FastAPI can call it; what it returns is encoded where there is a status for that."""

    @wraps(endpoint)
    async def answer(lent: Response, **arguments: Any) -> Any:
        given = await called(endpoint, arguments)
        if status is None:
            return given
        response = Response(msgspec.json.encode(given), status, media_type=JSON)
        response.raw_headers.extend(lent.raw_headers)
        return response

    own = inspect.Parameter("lent", inspect.Parameter.KEYWORD_ONLY, annotation=Annotated[Response, Depends(lend)])
    keywords = [read_before(one).replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in taken]
    answer.__signature__ = inspect.Signature([*keywords, own])  # type: ignore[attr-defined]
    return answer


async def called(endpoint: Endpoint, arguments: dict[str, Any]) -> Any:
    """What an endpoint answers; one that is no coroutine, since it reads files, runs in a thread."""
    if inspect.iscoroutinefunction(endpoint):
        return await endpoint(**arguments)
    return await run_in_threadpool(endpoint, **arguments)


def lend(response: Response) -> Response:
    """The response on which dependencies set headers and cookies."""
    return response


def read_before(parameter: inspect.Parameter) -> inspect.Parameter:
    """A parameter that is not FastAPI's to read, as a dependency."""
    if not is_body(parameter):
        return parameter
    reader = Depends(reader_of(shape_of(parameter.annotation), parameter.default))
    return parameter.replace(annotation=Annotated[Any, reader], default=inspect.Parameter.empty)


def reader_of(shape: Any, default: Any) -> Callable[[Request], Any]:
    """What reads a shape from a request; without a body its default, if it has one."""
    decoder = msgspec.json.Decoder(shape)

    async def read(request: Request) -> Any:
        body = await request.body()
        if not body and default is not inspect.Parameter.empty:
            return default
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise LudotekError("http/bad-request", f"What is asked comes as {JSON}.")
        try:
            return decoder.decode(body)
        except UNREADABLE as error:
            raise LudotekError("http/bad-request", f"What is asked cannot be read: {error}.") from None

    return read
