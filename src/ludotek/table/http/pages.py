"""The client: its files, and its one page behind every address that is not the API's."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

FOR_EVER = "public, max-age=31536000, immutable"  # files whose names change with their content
TAB = "tab/"  # where a site lies that runs in the browser by itself
OPEN = frozenset({"icon.svg", "away.js"})
# Of a site more is asked: it starts an interpreter, whose parts it has unpacked itself.
TAB_POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self' blob:; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
NOT_BUILT = "The browser client is not built here: run `npm ci && npm run build`."


class Pages:
    """Files of the client; any other path is a page that the client draws itself."""

    def __init__(self, folder: Path, site: Path | None = None) -> None:
        self.folder = folder
        self.files = StaticFiles(directory=folder, check_dir=False)
        is_built = site is not None and (site / "service.js").is_file()
        self.site = StaticFiles(directory=site) if is_built else None

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
        if self.site and path.startswith(TAB):
            return self.part(self.site, path.removeprefix(TAB) or "index.html")
        if path.startswith("assets/") or path in OPEN:
            return self.file(self.files, path, {"Cache-Control": FOR_EVER} if path.startswith("assets/") else {})
        return self.page()

    def part(self, site: StaticFiles, path: str) -> Response:
        """A file of the site; the browser keeps them by itself, and asks for its list anew."""
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return self.file(site, path, {"Cache-Control": caching, "Content-Security-Policy": TAB_POLICY})

    def file(self, files: StaticFiles, path: str, headers: dict[str, str]) -> Response:
        try:
            full, found = files.lookup_path(path)
        except (ValueError, OSError):  # no file system has such a name
            full, found = "", None
        if found is None or not Path(full).is_file():
            return JSONResponse({"code": "http/404", "sentence": "There is nothing here."}, 404)
        return FileResponse(full, stat_result=found, headers=headers)

    def page(self) -> Response:
        index = self.folder / "index.html"
        if not index.is_file():
            return Response(NOT_BUILT, 503, media_type="text/plain")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
