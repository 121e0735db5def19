"""What a worker of the browser does for the one that holds the tables: the house's own jobs, and no others."""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode

from ludotek.table.tab.world import Failed


def work(job: str) -> str:
    """Do a job that `TabWorkers` has sent; what came of it, in the same form."""
    do, args = pickle.loads(b64decode(job))
    try:
        came = do(*args)
    except Exception as error:
        came = Failed(error)
    return b64encode(pickle.dumps(came)).decode()
