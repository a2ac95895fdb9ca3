// The scoring sheet on the phone. Taps show at once, wait on the phone while there is no signal, and are sent
// in order, each with a key of its own, so that none counts twice. The server's rules are the rules; those
// below only say beforehand what it will refuse. Without this file every tap is a plain form.

const sheet = document.getElementById("sheet");
// Every number, and what is called how, is the game's: the page says them.
const rules = JSON.parse(sheet.dataset.rules);
const plan = rules.sheet;
// A phrase of the page with its facts: the script has no words of its own.
const say = (phrase, facts = {}) => rules.words[phrase].replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? "");
const mayTap = "taps" in sheet.dataset;
const address = sheet.dataset.address;
const isStaff = sheet.dataset.who.startsWith("staff");
const sides = ["a", "b"];
const other = (side) => (side === "a" ? "b" : "a");
const all = (what) => sheet.querySelectorAll(what);
let says = JSON.parse(sheet.dataset.says);
let round = Number(sheet.dataset.round);

// Taps that wait, kept on the phone: a reload or a locked screen loses none.
const store = `muster-sheet:${address}:${sheet.dataset.who}`;
let memory = [];
function waiting() {
  try { return JSON.parse(localStorage.getItem(store)) ?? []; } catch { return memory; }
}
function keep(taps) {
  memory = taps;
  try { if (taps.length) localStorage.setItem(store, JSON.stringify(taps)); else localStorage.removeItem(store); } catch { /* private mode: in memory */ }
}

// What the server last said is kept as well, for a page that was reloaded without a signal.
const known = `${store}:says`;
try {
  const last = JSON.parse(localStorage.getItem(known));
  if (last && last.version > says.version) says = last;
} catch { /* nothing kept */ }

// The fields as they are with the taps that wait.
function fields() {
  return waiting().reduce((now, tap) => after(now, tap.field, tap.value), says.fields);
}
function after(fields, field, value) {
  const next = { ...fields };
  if (value) next[field] = value; else delete next[field];
  const [kind, number, side] = field.split("/");
  if (kind === "tactic" && !value) delete next[`completed/${number}/${side}`];
  if (kind === "line") {
    for (let left = true; left;) {
      left = rules.lines.find((line) => next[`line/${number}/${side}/${line.id}`] && unmet(next, line, number, side));
      if (left && `line/${number}/${side}/${left.id}` !== field) delete next[`line/${number}/${side}/${left.id}`]; else break;
    }
  }
  return next;
}

// Arithmetic and rules, as the server has them (handbook R3 to R7).
const times = (fields, line, number, side) => Number(fields[`line/${number}/${side}/${line.id}`] ?? 0);
const often = (count) => (count > 2 ? say("times", { count }) : say(count === 2 ? "twice" : "once"));
// Why a line cannot be, for everybody and as its own button says it; nothing where it can.
const fault = (phrase, line, facts) => ({
  why: say(phrase, { ...facts, line: line.text }), own: say(`own_${phrase}`, facts), line: line.text,
});
function unmet(fields, line, number, side) {
  if (line.rounds?.length && !line.rounds.includes(Number(number))) return fault("other_rounds", line, { rounds: line.rounds.join(", ") });
  const needed = rules.lines.filter((one) => line.needs?.includes(one.id));
  if (!needed.length || needed.some((one) => times(fields, one, number, side))) return null;
  return fault("needs", line, { needed: needed.map((one) => say("quoted", { text: one.text })).join(say("or")) });
}
function contradiction(fields, number, side) {
  for (const line of rules.lines) {
    const scored = times(fields, line, number, side);
    if (!scored) continue;
    if (scored > (line.up_to ?? 1)) return fault("too_often", line, { often: often(line.up_to ?? 1) });
    const wrong = unmet(fields, line, number, side);
    if (wrong) return wrong;
  }
  return null;
}
// What lines bring in their turn, or at the end of the battle.
const pointsOf = (fields, number, side, atEnd) => rules.lines.reduce((points, line) =>
  points + (!line.at_end === atEnd ? 0 : line.points * times(fields, line, number, side)), 0);
// Tactic cards, of games that have them.
const cards = globalThis.tacticCards?.(rules, { say, often, noTactic });
function totals(fields) {
  const sum = { a: 0, b: 0, tactics: { a: 0, b: 0 }, rounds: [] };
  for (let number = 1; number <= plan.rounds; number++) {
    const turn = {};
    for (const side of sides) {
      const lines = pointsOf(fields, number, side, false);
      const done = cards ? cards.stepsIn(fields, number, side).length : fields[`completed/${number}/${side}`] ? 1 : 0;
      turn[side] = Math.min(Math.min(lines, rules.cap ?? lines) + (plan.tactics?.points ?? 0) * done, plan.most_in_a_turn) + pointsOf(fields, number, side, true);
      sum[side] = Math.min(sum[side] + turn[side], plan.most_in_a_battle);
      sum.tactics[side] += done;
    }
    sum.rounds.push({ ...turn, after: { a: sum.a, b: sum.b } });
  }
  return sum;
}
const goesFirst = (fields, number) => fields[`first/${number}`] ?? fields[`priority/${number}`];
const before = (sum, number, side) => (number > 1 ? sum.rounds[number - 2].after[side] : 0);
function doubleTurn(fields, sum, number) {
  const side = goesFirst(fields, number);
  const last = number > 1 && goesFirst(fields, number - 1);
  const winner = fields[`priority/${number}`];
  if (!plan.double_turn || !side || !last || last === side || (winner && winner !== side)) return null;
  const behind = Math.max(0, before(sum, number, other(side)) - before(sum, number, side));
  const enough = plan.double_turn.free_from;
  return { side, behind, seizes: enough != null && behind < enough, tactic: enough != null && behind >= enough };
}
function underdog(fields, sum, number) {
  if (!plan.double_turn) return null;
  for (let past = number; past >= 1; past--) {
    const taken = doubleTurn(fields, sum, past);
    if (taken?.seizes) return other(taken.side);
  }
  const [a, b] = [before(sum, number, "a"), before(sum, number, "b")];
  return a < b ? "a" : a > b ? "b" : null;
}
// Who would have won, by the game's chart: a victory from a difference on.
function outcome(sum) {
  const chart = rules.result, difference = sum.a - sum.b;
  const reached = chart.bands.findLast((band) => Math.abs(difference) >= band.from);
  const ahead = reached ? difference : chart.level === "tactics" ? sum.tactics.a - sum.tactics.b : 0;
  if (!ahead) return chart.drawn;
  return say("victory", { result: (reached ?? chart.level_won ?? chart.bands[0]).won, name: ahead > 0 ? rules.names.a : rules.names.b });
}
const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);
function noTactic(fields, sum, number, side) {
  const taken = doubleTurn(fields, sum, number);
  if (taken?.side !== side || taken.tactic) return "";
  const enough = plan.double_turn.free_from;
  return enough == null ? say("in_any_double_turn") : say("in_double_turn", { free_from: enough });
}
function tacticBreach(fields, sum, number, side) {
  const slug = fields[`tactic/${number}/${side}`];
  if (!slug) return fields[`completed/${number}/${side}`] ? say("nothing_picked") : "";
  const tactic = rules.tactics.find((one) => one.slug === slug);
  const none = noTactic(fields, sum, number, side);
  if (none || !tactic) return none;
  const own = rules.alliances[side];
  if (tactic.alliance && own && tactic.alliance !== own) return say("other_alliance", { tactic: tactic.name, alliance: capitalised(tactic.alliance) });
  for (let past = 1; plan.tactics?.once && past <= plan.rounds; past++) {
    if (past !== number && fields[`tactic/${past}/${side}`] === slug) return say("picked_before", { tactic: tactic.name, round: past });
  }
  return "";
}
function breaches(fields) {
  const found = [], sum = totals(fields);
  for (let number = 1; number <= plan.rounds; number++) {
    for (const side of sides) {
      const place = `${number}/${side}`;
      const whys = cards ? cards.breaches(fields, sum, number, side) : [tacticBreach(fields, sum, number, side)];
      for (const why of whys) if (why) found.push({ why, place });
      const wrong = contradiction(fields, number, side);
      if (wrong) found.push({ ...wrong, place });
    }
  }
  return found;
}

// Shows the battle round with all that is tapped.
const set = (what, text) => { for (const part of all(what)) if (part.textContent !== String(text)) part.textContent = text; };
function show() {
  const now = fields(), sum = totals(now), taps = waiting();
  const broken = new Set(breaches(now).map((one) => one.place + one.why));
  for (const side of sides) {
    set(`[data-points="${side}"]`, sum[side]);
    set(`[data-tactics="${side}"]`, sum.tactics[side]);
    set(`[data-turn-points="${side}"]`, sum.rounds[round - 1][side]);
    const slug = now[`tactic/${round}/${side}`];
    set(`[data-picked="${side}"]`, rules.tactics.find((one) => one.slug === slug)?.name ?? say("pick_one"));
    const none = noTactic(now, sum, round, side);
    for (const part of all(`[data-no-tactic="${side}"]`)) { part.textContent = none; part.hidden = !none; }
  }
  const dog = underdog(now, sum, round);
  for (const part of all("[data-underdog]")) part.hidden = part.dataset.underdog !== dog;
  const taken = doubleTurn(now, sum, round);
  const name = taken && rules.names[taken.side];
  const about = !taken ? "" : say(taken.seizes ? "seizes" : taken.tactic ? "double_turn" : "forgoes", { name, behind: taken.behind });
  for (const part of all("[data-about]")) { part.textContent = about; part.hidden = !about; }
  for (const tab of all("[data-tab]")) {
    if (Number(tab.dataset.tab) === round) tab.setAttribute("aria-current", "true"); else tab.removeAttribute("aria-current");
    const turn = sum.rounds[tab.dataset.tab - 1];
    set(`[data-tab-points="${tab.dataset.tab}"]`, `${turn.a}–${turn.b}`);
  }
  set("[data-round-number]", round);
  for (const part of all("[data-only-round]")) part.hidden = Number(part.dataset.onlyRound) !== round;
  for (const go of all("[data-go]")) {
    const there = round + Number(go.dataset.go);
    go.hidden = there < 1 || there > plan.rounds;
    go.href = `${address}?battle=${there}`;
  }
  for (const field of all("[name=battle]")) field.value = round;
  for (const part of all("[data-card]")) part.hidden = !now[`card/${part.dataset.card}`];
  for (const button of all("button[data-field]")) showButton(button, now, broken);
  const first = goesFirst(now, round);
  if (first) {
    const turns = sheet.querySelector(".sheet__turns");
    if (turns.firstElementChild.dataset.turn !== first && !turns.contains(document.activeElement)) turns.append(turns.firstElementChild);
  }
  set("[data-outcome]", outcome(sum));
  set("[data-result]", `${sum.a}–${sum.b}`);
  for (const field of all("[data-version]")) field.value = says.version;
  const number = taps.length;
  set("[data-signal]", !mayTap ? "" : !number ? say("all_saved") : say(stopped ? "not_sent" : number === 1 ? "one_waits" : "more_wait", { count: number }));
  for (const part of all("[data-signal]")) part.classList.toggle("is-waiting", number > 0);
}
function showButton(button, now, broken) {
  // The same buttons serve every battle round.
  const [kind, , ...rest] = button.dataset.field.split("/");
  const field = kind === "attacker" || kind === "card" ? button.dataset.field : [kind, round, ...rest].join("/");
  const value = button.dataset.value, stands = now[field] ?? "";
  const pressed = stands === value, next = pressed ? "" : value;
  let why = "";
  if (!pressed) {
    const fresh = breaches(after(now, field, next)).filter((one) => !broken.has(one.place + one.why));
    // What is wrong where the button stands is said first.
    const at = kind === "card" ? `1/${field.split("/")[1]}` : `${round}/${rest[0]}`;
    const first = fresh.find((one) => one.place === at) ?? fresh[0];
    // A button need not name itself.
    if (first) why = kind === "completed" ? say("pick_first") : first.line === button.dataset.label ? first.own : first.why;
  }
  button.toggleAttribute("data-implied", kind === "first" && !pressed && goesFirst(now, round) === value);
  button.dataset.field = field;
  button.value = `${field}=${stands}>${next}`;
  button.setAttribute("aria-pressed", pressed);
  if (why) button.setAttribute("aria-disabled", "true"); else button.removeAttribute("aria-disabled");
  const said = button.querySelector(".tap__why");
  if (said) {
    said.textContent = why; said.hidden = !why;
    said.id = `why-${field}-${value}`;
    button.setAttribute("aria-describedby", said.id);
  }
}

// A tap.
function tell(problem) {
  for (const part of all("[data-problem]")) { part.textContent = problem; part.hidden = !problem; }
}
sheet.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-tab], [data-go]");
  if (tab) {
    event.preventDefault();
    round = tab.dataset.tab ? Number(tab.dataset.tab) : round + Number(tab.dataset.go);
    history.replaceState(null, "", `${address}?battle=${round}`);
    tell("");
    for (const list of all("details.tactic")) list.open = false;
    show();
    if (tab.dataset.go) scrollTo({ top: 0 });
    return;
  }
  const button = event.target.closest("button[data-field]");
  if (!button || !mayTap) return;
  if (button.getAttribute("aria-disabled") === "true") {
    // A judge's own tap goes on as a form: the page that comes asks for the reason.
    if (isStaff && !waiting().length) return;
    event.preventDefault();
    tell(button.querySelector(".tap__why")?.textContent ?? "");
    return;
  }
  event.preventDefault();
  tell("");
  const stands = fields()[button.dataset.field] ?? "";
  // Both tapped the same at once: the tap that comes after the other phone's news was not meant to undo it.
  if (stands === button.dataset.value && Date.now() - (told[button.dataset.field] ?? 0) < 1500) return;
  const value = stands === button.dataset.value ? "" : button.dataset.value;
  if (value === stands) return;
  keep([...waiting(), { once: key(), field: button.dataset.field, seen: stands, value }]);
  if (button.dataset.field.startsWith("tactic/") && value) button.closest("details").open = false;
  const [kind, side] = button.dataset.field.split("/");
  if (kind === "card" && cards.takenBy(fields(), side).length === cards.take) button.closest("details").open = false;
  show();
  pump();
});
const key = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Sends what waits, one after the other, until nothing does.
let sending = false, stopped = false, pause = 500, again = null;
async function pump() {
  if (sending) return;
  sending = true;
  clearTimeout(again);
  for (let tap; (tap = waiting()[0]);) {
    let answer;
    try {
      answer = await fetch(address, {
        method: "POST",
        headers: { accept: "application/json" },
        body: new URLSearchParams({ once: tap.once, step: `${tap.field}=${tap.seen}>${tap.value}` }),
        redirect: "manual",
        signal: AbortSignal.timeout?.(8000),
      });
    } catch { answer = null; }
    stopped = answer !== null && (answer.type === "opaqueredirect" || [401, 403, 404].includes(answer.status));
    if (stopped) tell(say("stopped"));
    if (!answer || ![200, 409, 422].includes(answer.status)) {
      again = setTimeout(pump, pause);
      pause = Math.min(pause * 2, stopped ? 60000 : 5000);
      break;
    }
    pause = 500;
    const said = await answer.json().catch(() => null);
    if (!said) { again = setTimeout(pump, 2000); break; }
    keep(waiting().filter((one) => one.once !== tap.once));
    take(said.says, tap.field);
    if (said.problem) tell(said.problem);
  }
  sending = false;
  show();
}

// When the other phone, or a judge, changed a field.
const told = {};
// What the server says stands. A report or ruling changes what stands below the sheet.
function take(fresh, own) {
  for (const field in { ...fresh.fields, ...says.fields }) {
    if (field !== own && fresh.fields[field] !== says.fields[field]) told[field] = Date.now();
  }
  const turned = fresh.battle !== says.battle || (fresh.time !== says.time && "time" in says);
  if (fresh.version >= says.version) {
    says = fresh;
    try { localStorage.setItem(known, JSON.stringify(says)); } catch { /* in memory alone */ }
  }
  if (turned && !waiting().length) reload();
}
// What stands below the sheet: reports, rulings, who tapped what.
async function reload() {
  try {
    const answer = await fetch(`${address}?battle=${round}`);
    if (!answer.ok || answer.redirected) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const closed = fresh.querySelector("#taps").classList.contains("is-read-only");
    if (closed === mayTap) { location.reload(); return; }
    for (const part of all("[data-part]")) if (fresh.querySelector(`[data-part="${part.dataset.part}"]`)) part.replaceChildren(...fresh.querySelector(`[data-part="${part.dataset.part}"]`).childNodes);
    show();
  } catch { /* no signal: the next change tries again */ }
}
let asking = false;
async function ask() {
  if (document.hidden || asking) return;
  asking = true;
  try {
    const answer = await fetch(`${address}/state`, { headers: { accept: "application/json" } });
    if (answer.ok) { take(await answer.json()); show(); }
    // Whoever reads along may not any more: results are kept for later from now on, or the round was taken back.
    else if ([403, 404].includes(answer.status) && !mayTap) location.reload();
  } catch { /* no signal: asked again soon */ }
  asking = false;
}

// The other phone's taps come by the stream; where it is down, by asking.
let stream = null;
function listen() {
  if (!("EventSource" in window) || (stream && stream.readyState !== EventSource.CLOSED)) return;
  stream = new EventSource(`${address}/live`);
  stream.addEventListener("changed", ask);
  stream.addEventListener("open", ask);
}
function wake() { pause = 500; listen(); ask(); pump(); }
setInterval(() => { if (!document.hidden && stream?.readyState !== 1) { listen(); ask(); } }, 2000);
setInterval(ask, 30000);
addEventListener("online", wake);
addEventListener("pageshow", (event) => { if (event.persisted) wake(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });

// The sheet is sent as the result only once every tap has arrived.
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-send]") || !waiting().length) return;
  event.preventDefault();
  delete event.target.dataset.sent;
  tell(say("send_later"));
  pump();
}, true);

if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sheet-worker.js", { scope: address }).catch(() => { /* not over plain HTTP */ });
show();
listen();
pump();
