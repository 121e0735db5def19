"""The client: its files, and its one page behind every address that is not the API's."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

FOR_EVER = "public, max-age=31536000, immutable"  # files whose names change with their content
NOT_BUILT = "The browser client is not built here: run `npm ci && npm run build`."


class Pages:
    """Files of the client; any other path is a page that the client draws itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1008})
            return
        await (await self.response(scope))(scope, receive, send)

    async def response(self, scope: Scope) -> Response:
        path = scope["path"].lstrip("/")
        if scope["method"] not in ("GET", "HEAD"):
            return JSONResponse({"code": "http/405", "sentence": "That cannot be done here."}, 405)
        if path == "api" or path.startswith("api/"):
            return JSONResponse({"code": "http/404", "sentence": "There is nothing here."}, 404)
        if path.startswith("assets/") or path == "icon.svg":
            return await self.file(path, scope)
        return self.page()

    async def file(self, path: str, scope: Scope) -> Response:
        try:
            full, found = self.files.lookup_path(path)
        except (ValueError, OSError):  # no file system has such a name
            full, found = "", None
        if found is None or not Path(full).is_file():
            return JSONResponse({"code": "http/404", "sentence": "There is nothing here."}, 404)
        headers = {"Cache-Control": FOR_EVER} if path.startswith("assets/") else {}
        return FileResponse(full, stat_result=found, headers=headers)

    def page(self) -> Response:
        index = self.folder / "index.html"
        if not index.is_file():
            return Response(NOT_BUILT, 503, media_type="text/plain")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
