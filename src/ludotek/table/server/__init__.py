"""Serving: everything that knows uvicorn, from the command line to the frames of a WebSocket."""
