// A bot of your own in plain JavaScript: it sits down at a table and plays until the game is over.
//
//     node examples/bot.js http://localhost:8000              open a table, and print a link for your opponent
//     node examples/bot.js 'http://localhost:8000/t/ID?seat=columns&token=...'    accept an invitation
//     node examples/bot.js http://localhost:8000/t/ID         take a free seat there
//
// It needs nothing but Node 22 (or 20 with --experimental-websocket). This one plays any move that is offered, which is enough for every
// game of the house; yours looks at moment.view. Node's WebSocket cannot send a token in a header, so it
// keeps the cookie that the house gives to guests, as a browser does.

// Before a game it adds a salt to the dice, as everybody's client does (docs/explanation/fair-dice.md).

const { createHash, randomBytes } = process.getBuiltinModule("node:crypto"); // in a script and in a module alike

let cookie = "";

// Your ideas go here: what you see is moment.view, what you may do is moment.moves.
function choose(moment) {
  return moment.moves[Math.floor(Math.random() * moment.moves.length)].move;
}

const salts = new Map(); // by round: one that begins anew wants a new salt

// Your part of the dice: sealed first, shown when everybody's is sealed. What is to be said to a table that has not begun.
function addLuck({ id, seats, seals, waived, your_seat, round, commitment }) {
  const { name } = seats[your_seat];
  if (!salts.has(round)) salts.set(round, randomBytes(32).toString("hex"));
  const salt = salts.get(round);
  const seal = createHash("sha256").update(`ludotek seal 1 ${id} ${round} ${name} ${commitment} ${salt}`).digest("hex");
  const others = seats.filter((seat) => seat.kind !== "bot" && seat.name !== name && !waived.includes(seat.name));
  const areSealed = others.every((seat) => seat.kind === "person" && seat.name in seals);
  return [...(name in seals ? [] : [{ type: "seal", round, seal }]), ...(areSealed ? [{ type: "salt", round, salt }] : [])];
}

async function ask(method, address, body) {
  const answer = await fetch(address, {
    method,
    headers: { "Content-Type": "application/json", ...(cookie ? { Cookie: cookie } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const given = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  if (given.length) cookie = given.join("; ");
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${said.code}: ${said.sentence}`);
  return said;
}

async function findSeat(address) {
  const { origin, pathname, searchParams } = address;
  if (!pathname.startsWith("/t/")) {
    const seats = [{ kind: "me" }, { kind: "friend" }];
    const made = await ask("POST", `${origin}/api/tables`, { game: "novem", seats });
    for (const link of Object.values(made.invitations)) console.log(`Your opponent's link: ${origin}${link}`);
    return made.id;
  }
  const table = pathname.slice("/t/".length);
  const card = await ask("GET", `${origin}/api/tables/${table}`);
  const seat = searchParams.get("seat") ?? card.seats.find((one) => one.kind === "anyone").name;
  const token = searchParams.get("token");
  await ask("POST", `${origin}/api/tables/${table}/seats/${seat}`, token ? { token } : {});
  return table;
}

function play(origin, table) {
  const line = `${origin.replace(/^http/, "ws")}/api/tables/${table}/live`;
  const socket = new WebSocket(line, { headers: { Cookie: cookie } });
  const say = (message) => socket.send(JSON.stringify(message));
  let answered = null;
  return new Promise((done, failed) => {
    socket.onopen = () => say({ type: "hello", protocol: 2 });
    socket.onerror = () => failed(new Error(`${line} cannot be reached`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "ping") say({ type: "pong", id: message.id, clock: Date.now() });
      if (message.type === "error") console.error(message.code, message.sentence);
      if (message.status === "open" && message.your_seat >= 0) addLuck(message).forEach(say);
      if (message.status === "over") {
        console.log(`Over: ${message.reason.id}, result ${message.result}, seat ${message.your_seat}`);
        socket.close();
        done();
      } else if (message.moment?.moves.length && message.moment.question !== answered) {
        answered = message.moment.question;
        say({ type: "move", question: answered, move: choose(message.moment) });
      }
    };
  });
}

async function main() {
  const address = new URL(process.argv[2] ?? "http://localhost:8000");
  await ask("POST", `${address.origin}/api/me`, { name: "JS Robot" });
  await play(address.origin, await findSeat(address));
}

main().catch((problem) => {
  console.error(problem.message);
  process.exitCode = 1;
});
