"""The pictures of docs/images/gallery and the page that shows them: `python -m tools.gallery`."""
