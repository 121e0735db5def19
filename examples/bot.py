"""A bot of your own in Python: it sits down at a table and plays until the game is over.

    python examples/bot.py http://localhost:8000              open a table, and print a link for your opponent
    python examples/bot.py 'http://localhost:8000/t/ID?seat=columns&token=...'    accept an invitation
    python examples/bot.py http://localhost:8000/t/ID         take a free seat there

It needs `pip install httpx websockets` and nothing of Ludotek. This one plays any move that is offered, which
is enough for every game of the house; yours looks at `moment["view"]`. Before a game it adds a salt to the dice,
as everybody's client does (docs/explanation/fair-dice.md). Ask POST /api/tokens for a token and
give it as LUDOTEK_TOKEN, to keep one name from game to game.
"""

import asyncio
import hashlib
import json
import os
import random
import secrets
import sys
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.asyncio.client import connect


def choose(moment: dict) -> int:
    """Your ideas go here: what you see is moment["view"], what you may do is moment["moves"]."""
    return random.choice(moment["moves"])["move"]


class Luck:
    """Your part of the dice: sealed first, shown when everybody's is sealed. Every round wants a new salt."""

    def __init__(self) -> None:
        self.salts: dict = {}

    def answers(self, table: dict) -> list:
        """What is to be said to a table that has not begun; nothing if others are to be waited for."""
        seats, seals, waived = table["seats"], table["seals"], table["waived"]
        people = [seat["name"] for seat in seats if seat["kind"] != "bot" and seat["name"] not in waived]
        name, round = seats[table["your_seat"]]["name"], table["round"]
        salt = self.salts.setdefault(round, secrets.token_hex(32))
        line = f"ludotek seal 1 {table['id']} {round} {name} {table['commitment']} {salt}"
        seal = hashlib.sha256(line.encode()).hexdigest()
        said = [{"type": "seal", "round": round, "seal": seal}] if name not in seals else []
        is_full = all(seat["kind"] in ("person", "bot") for seat in seats)
        if is_full and all(other in seals for other in people if other != name):
            said.append({"type": "salt", "round": round, "salt": salt})
        return said


async def main(address: str) -> None:
    parts = urlsplit(address)
    server = f"{parts.scheme}://{parts.netloc}"
    async with httpx.AsyncClient(base_url=server) as http:
        token = os.environ.get("LUDOTEK_TOKEN") or await new_token(http)
        http.headers["Authorization"] = f"Bearer {token}"
        table = await find_seat(http, parts.path, parse_qs(parts.query))
    await play(server, table, token)


async def new_token(http: httpx.AsyncClient) -> str:
    """A guest of the house, and a token by which a program is that guest."""
    (await http.post("/api/me", json={"name": "Random Robot"})).raise_for_status()
    token = (await http.post("/api/tokens")).raise_for_status().json()["token"]
    http.cookies.clear()
    return token


async def find_seat(http: httpx.AsyncClient, path: str, query: dict) -> str:
    if not path.startswith("/t/"):
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = (await http.post("/api/tables", json={"game": "novem", "seats": seats})).raise_for_status().json()
        for link in made["invitations"].values():
            print(f"Your opponent's link: {http.base_url}{link}", flush=True)
        return made["id"]
    table = path.removeprefix("/t/")
    if "seat" in query:
        seat, body = query["seat"][0], {"token": query["token"][0]} if "token" in query else {}
    else:
        card = (await http.get(f"/api/tables/{table}")).raise_for_status().json()
        seat, body = next(seat["name"] for seat in card["seats"] if seat["kind"] == "anyone"), {}
    (await http.post(f"/api/tables/{table}/seats/{seat}", json=body)).raise_for_status()
    return table


async def play(server: str, table: str, token: str) -> None:
    line = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(line, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 2}))
        answered, luck = None, Luck()
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "ping":
                await socket.send(json.dumps({"type": "pong", "id": message["id"], "clock": 0}))
            elif message["type"] == "error":
                print(message["code"], message["sentence"], file=sys.stderr)
            if message.get("status") == "open" and message["your_seat"] >= 0:
                for answer in luck.answers(message):
                    await socket.send(json.dumps(answer))
            if message.get("status") == "over":
                print(f"Over: {message['reason']['id']}, result {message['result']}, seat {message['your_seat']}")
                return
            moment = message.get("moment")
            if moment and moment["moves"] and moment["question"] != answered:
                answered = moment["question"]
                await socket.send(json.dumps({"type": "move", "question": answered, "move": choose(moment)}))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(sys.argv[1]))
