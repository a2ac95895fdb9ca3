// Muster without this file works; with it, pages keep themselves fresh and lists filter as you type.
"use strict";

// The page says what is told, with a place for a number: this file has no words of its own.
const counted = (phrase, count) => phrase.replace("{count}", count);

// Parts of the page that change by themselves: fetched again when the event changed.
const parts = () => document.querySelectorAll("[data-live-part]");
const stream = document.body.dataset.live;
let waiting = null;
let last = 0;
// A page that everybody may have open rests between two looks; the desk, and one's own battle, need not.
const REST = /[?&]mine=/.test(stream) || location.pathname.includes("/desk") ? 0 : 5000;

function isBusy(part) {
  if (part.contains(document.activeElement) && /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)) return true;
  return [...part.querySelectorAll("input, textarea, select")].some((field) => field.type !== "hidden" && field.dataset.edited);
}

// What was chosen for a step that is over is worth nothing any more.
const isSameStep = (part, next) => part.dataset.step === next.dataset.step;

// What a row is known by: its own id, else where it leads. All else is known by where it stands.
function known(one) {
  const id = one.getAttribute?.("id");
  if (id || !/^(UL|OL|TBODY)$/.test(one.parentNode?.nodeName)) return id ?? "";
  const way = one.querySelector?.("a[href], form[action]");
  return way?.getAttribute("href") ?? way?.getAttribute("action") ?? "";
}

// Makes `old` what `next` is, and leaves alone whatever is the same: focus, what is unfolded, the scroll of a wide table.
let arrived = [];
function renew(old, next) {
  const isOurs = (name) => name === "open" || name === "data-sent";
  for (const { name, value } of next.attributes) if (!isOurs(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (!isOurs(name) && !next.hasAttribute(name)) old.removeAttribute(name);
  const rows = new Map(), stay = new Set([...next.children].map(known));
  for (const row of [...old.children]) {
    const name = known(row);
    if (name && !stay.has(name)) row.remove(); else if (name) rows.set(name, row);
  }
  let at = old.firstChild;
  for (const fresh of [...next.childNodes]) {
    const name = known(fresh);
    const same = name ? rows.get(name) : at && !known(at) ? at : null;
    if (name) rows.delete(name);
    if (same?.nodeName !== fresh.nodeName) {
      if (name || fresh.matches?.(".note")) fresh.classList.add("is-new");
      if (name) arrived.push(fresh);
      old.insertBefore(fresh, at);
      continue;
    }
    if (same === at) at = at.nextSibling; else old.insertBefore(same, at);
    if (same.isEqualNode(fresh)) continue;
    if (same.nodeType === Node.ELEMENT_NODE) renew(same, fresh); else same.data = fresh.data;
  }
  while (at) { const last = at; at = at.nextSibling; last.remove(); }
}

// Where the page was touched last, and when.
const touch = { at: 0, y: 0, isDown: false };
for (const kind of ["pointerdown", "pointerup", "pointercancel", "pointermove", "touchmove", "wheel", "keydown"]) {
  addEventListener(kind, (event) => {
    touch.at = Date.now();
    touch.y = event.clientY ?? touch.y;
    if (/pointer(down|up|cancel)/.test(kind)) touch.isDown = kind === "pointerdown";
  }, { passive: true, capture: true });
}
const isUsed = () => touch.isDown || Date.now() - touch.at < 5000;

// The rows that are seen nearest to the finger, and where they stand.
function seen() {
  const y = isUsed() ? touch.y : innerHeight / 2;
  const rows = [...document.querySelectorAll("main :is(li, tr, [id], h2)")].map((row) => [row, row.getBoundingClientRect()]);
  const near = rows.filter(([, box]) => box.height && box.bottom > 0 && box.top < innerHeight).map(([row, box]) => [row, box.top]);
  return near.sort(([, a], [, b]) => Math.abs(a - y) - Math.abs(b - y)).slice(0, 5);
}

// They stand there again; but whoever looks at the head of a page and touches nothing sees what is new there.
function settle(rows) {
  if (!scrollY && !isUsed()) return;
  const moved = rows.filter(([row]) => row.isConnected).map(([row, top]) => row.getBoundingClientRect().top - top);
  const by = moved.sort((a, b) => a - b)[moved.length >> 1] ?? 0;
  if (by > 0) document.body.style.minHeight = `${scrollY + innerHeight + by}px`;
  scrollBy({ top: by, behavior: "instant" });
}

// Rows that are to be seen, what is folded aside.
const listed = (part) => [...part.querySelectorAll(":is(ul, ol, tbody) > *, article")].filter((row) => !row.hidden && known(row) && !row.closest("details"));

// A row on the screen would go, or another come between.
function wouldJump(part, next) {
  const isSeen = (box) => box.height && box.bottom > 0 && box.top < innerHeight;
  const names = listed(part).filter((row) => isSeen(row.getBoundingClientRect())).map(known);
  const then = next ? listed(next).map(known) : names, from = then.indexOf(names[0]);
  return names.some((name, place) => then[from + place] !== name);
}

const nextOf = (fresh, part) => fresh.querySelector(`[data-live-part="${CSS.escape(part.dataset.livePart)}"]`);

// Puts fresh parts in place of the old, but those that wait.
function put(fresh, rows, waits = []) {
  const focused = document.activeElement, row = focused.closest("li, tr, [id]");
  arrived = [];
  for (const part of parts()) {
    const next = nextOf(fresh, part);
    if (!next || (isBusy(part) && isSameStep(part, next)) || waits.includes(part)) continue;
    renew(part, next);
    next.remove();
  }
  // What was in the hand, or what has taken its place in the row.
  const again = focused.isConnected ? focused : row?.isConnected && row.querySelector("button, a[href], summary");
  if (focused !== document.activeElement && again) again.focus({ preventScroll: true });
  settle(rows);
}

// Says how much is new, and shows it to whoever taps on that.
const told = document.createElement("div");
told.setAttribute("role", "status");
function tell(what, show) {
  const button = document.createElement("button");
  button.className = "chip chip--new";
  button.textContent = what;
  button.addEventListener("click", () => {
    told.replaceChildren();
    show().find((row) => row.isConnected)?.scrollIntoView({ block: "center" });
  });
  told.replaceChildren(button);
  document.querySelector("main").append(told);
  const below = document.querySelector(".is-toast")?.getBoundingClientRect().top;
  if (below) button.style.bottom = `${innerHeight - below + 8}px`;
}

// A list that somebody uses does not jump: what would push rows aside waits for a tap, or until nobody touches the page.
let held = null;
function take(fresh) {
  if (touch.isDown) { setTimeout(take, 300, fresh); return; }
  filter(fresh);
  const waits = [...parts()].filter((part) => isUsed() && !isBusy(part) && wouldJump(part, nextOf(fresh, part)));
  put(fresh, seen(), waits);
  held = waits.length ? fresh : null;
  if (held) {
    const names = waits.flatMap(listed).map(known);
    const count = waits.flatMap((part) => listed(nextOf(fresh, part))).filter((row) => !names.includes(known(row))).length;
    tell(count ? counted(document.body.dataset.new, count) : document.body.dataset.changes, () => { touch.at = 0; take(fresh); return arrived; });
    setTimeout(later, 1000, fresh);
  } else {
    const above = arrived.filter((row) => row.getBoundingClientRect().bottom < 0);
    if (above.length) tell(counted(document.body.dataset.new, above.length), () => above);
  }
}
function later(fresh) {
  if (held !== fresh) return;
  if (isUsed()) { setTimeout(later, 1000, fresh); return; }
  told.replaceChildren();
  take(fresh);
}

// A new call for a judge is felt and heard, where the phone allows it.
const rings = document.querySelector("[data-calls]") !== null;
const calls = (page) => page.querySelector("[data-calls]")?.dataset.calls.split(" ").filter(Boolean) ?? [];
let heard = calls(document);
function alarm() {
  navigator.vibrate?.([200, 100, 200]);
  try {
    const sound = new AudioContext(), tone = sound.createOscillator();
    tone.connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.25);
    tone.onended = () => sound.close();
  } catch { /* silent phones stay silent */ }
}

// What was said after the last tap is over once the page tells something newer; whoever tapped just now reads it first.
let noted = Date.now();
const said = () => document.querySelector("main > .note[role=status]");
const isHeld = (note) => note.matches(":hover, :focus-within");
function forgetNote() {
  const note = said(), rows = seen();
  if (!note || Date.now() - noted < 8000 || isHeld(note)) return;
  note.remove();
  settle(rows);
}

// What was done, with its Undo, is in sight: at the head of the page, where it covers nothing. Only deep in a page, and
// after a tap in a list, which must not move, it stands above the bar for eight seconds, and makes way for typing.
function toast(isTap) {
  const note = said();
  if (!note) return;
  noted = Date.now();
  if (!scrollY && !isTap) return;
  note.classList.add("is-toast");
  const tops = [...document.querySelectorAll("main .dock")].map((dock) => dock.getBoundingClientRect().top);
  const under = tops.filter((top) => top > innerHeight / 2 && top < innerHeight);
  if (under.length) note.style.bottom = `${innerHeight - Math.min(...under) + 8}px`;
  setTimeout(putBack, 8000, note);
}
function putBack(note) {
  if (!note.isConnected) return;
  // At the head of the page it would push what somebody is just tapping.
  if (isHeld(note) || (isUsed() && !scrollY)) { setTimeout(putBack, 1000, note); return; }
  const rows = seen();
  note.classList.remove("is-toast");
  note.style.bottom = "";
  settle(rows);
}

async function refresh() {
  waiting = null;
  last = Date.now();
  // A page that nobody looks at rests; but a judge's phone rings in the pocket, too.
  if (document.hidden) document.addEventListener("visibilitychange", soon, { once: true });
  if (document.hidden && !rings) return;
  try {
    const answer = await fetch(document.body.dataset.page ?? location.href, { headers: { accept: "text/html", ...announced && { "last-event-id": announced } } });
    if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
    delete document.body.dataset.missed;
    if (!answer.ok || answer.redirected) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const open = calls(fresh);
    if (rings && open.some((call) => !heard.includes(call))) alarm();
    heard = open;
    if (document.hidden) return;
    forgetNote();
    take(fresh);
  } catch { tryAgain(); }
}

// A change that was heard and could not be fetched (no signal, a busy server) is fetched again: after a second, two, four,
// up to half a minute, and at once when the signal is back.
const missed = () => Number(document.body.dataset.missed ?? 0);
function tryAgain() {
  if (waiting !== null) return;
  waiting = setTimeout(refresh, (Math.min(30, 2 ** missed()) + Math.random()) * 1000);
  document.body.dataset.missed = missed() + 1;
}
function catchUp() {
  if (!missed()) return;
  clearTimeout(waiting);
  waiting = null;
  soon();
}

// Many changes at once are one fetch; phones do not all ask in the same instant.
function soon() {
  if (waiting !== null) return;
  const rest = Math.max(0, last + REST - Date.now());
  waiting = setTimeout(refresh, rest + 150 + Math.random() * 850);
}

// The browser mends a stream that breaks, and says what it heard last; one that it gave up is opened again
// when somebody looks, or the signal is back.
let source = null, announced = "";
function listen() {
  if (!stream || parts().length === 0 || !("EventSource" in window)) return;
  if (source && source.readyState !== EventSource.CLOSED) return;
  if (source) soon();
  source = new EventSource(stream);
  source.addEventListener("changed", (event) => { announced = event.lastEventId; soon(); });
  source.addEventListener("open", catchUp);
}
listen();
document.addEventListener("visibilitychange", () => { if (!document.hidden) listen(); });
addEventListener("online", () => { listen(); catchUp(); });
document.addEventListener("input", (event) => { event.target.dataset.edited = "yes"; });

// Rows with data-search are filtered by input[data-filter] as one types.
function filter(page = document) {
  const field = document.querySelector("input[data-filter]");
  if (!field) return;
  // As the lists that the server sorts and searches (src/domain/alphabet.rs).
  const letters = { ł: "l", ø: "o", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th" };
  const plain = (text) =>
    text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[łøđðıßæœþ]/g, (letter) => letters[letter]);
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  for (const row of page.querySelectorAll("[data-search]")) {
    const text = plain(row.dataset.search);
    row.hidden = words.length ? !words.every((word) => text.includes(word)) : "rests" in row.dataset;
  }
}
document.addEventListener("input", (event) => { if (event.target.matches("input[data-filter]")) filter(); });

// Who signs out, or in as somebody else, leaves no scoring sheet behind. Changes that wait for a signal stay on
// the phone, each for the person who made it.
async function forgetSheets() {
  try {
    for (const name of await caches.keys()) if (name.startsWith("muster-sheet:")) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const key of Object.keys(localStorage)) if (/^muster-sheet:.*:says$/.test(key)) localStorage.removeItem(key);
  } catch { /* nothing is kept on this phone */ }
}
function unsent() {
  try {
    const kept = Object.keys(localStorage).filter((key) => key.startsWith("muster-sheet:") && !key.endsWith(":says"));
    return kept.reduce((sum, key) => sum + JSON.parse(localStorage.getItem(key)).length, 0);
  } catch { return 0; }
}
document.addEventListener("submit", async (event) => {
  const form = event.target, there = new URL(form.action).pathname;
  if (there !== "/sign-out" && there !== "/sign-in") return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const waits = unsent();
  if (there === "/sign-out" && waits && !confirm(counted(form.dataset.unsent, waits))) return;
  await forgetSheets();
  form.submit();
}, true);

// A tap in a long list is answered in place: the page stays where it is, and the row under the finger too.
async function stay(form, button) {
  const row = form.closest("[id]"), before = row.getBoundingClientRect().top;
  const answer = await fetch(form.action, { method: "post", body: new URLSearchParams(new FormData(form, button)) });
  if (!answer.ok) throw new Error(String(answer.status));
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const note = fresh.querySelector("main > .note"), old = document.querySelector("main > .note");
  if (note && old) old.replaceWith(note); else if (note) document.querySelector("main").prepend(note);
  if (note) toast(true);
  delete form.dataset.sent;
  held = null;
  told.replaceChildren();
  filter(fresh);
  put(fresh, [[row, before]]);
}
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!("stay" in form.dataset) || form.dataset.sent) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.dataset.sent = "yes";
  stay(form, event.submitter).catch(() => form.submit());
});

// A form that was sent cannot be sent again by a second tap; going back makes it usable again.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.sent) { event.preventDefault(); return; }
  if (form.method === "post") form.dataset.sent = "yes";
});
addEventListener("pageshow", () => { for (const form of document.forms) delete form.dataset.sent; });

// Sheets of paper: who plays at the table that is typed.
const asked = [...document.querySelectorAll("[data-paper-name]")].map((part) => [part, part.textContent]);
function namePaper() {
  const typed = document.getElementById("f-table")?.value.trim();
  const row = typed && document.querySelector(`[data-paper-table="${CSS.escape(typed)}"]`);
  for (const [part, usual] of asked) part.textContent = row ? row.dataset[part.dataset.paperName] : usual;
}
document.addEventListener("input", (event) => { if (asked.length && event.target.id === "f-table") namePaper(); });
if (asked.length) namePaper();

// A button that opens the printer's dialog.
document.addEventListener("click", (event) => { if (event.target.closest("[data-print]")) print(); });

// Where a phone can share, a link that is to be shared opens what it does that with; elsewhere it is a link.
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-share]");
  if (!link || !navigator.share) return;
  event.preventDefault();
  navigator.share({ title: link.dataset.share, url: link.href }).catch(() => {});
});

// A link to what is folded unfolds it.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href*="#"]');
  const isHere = link?.href.split("#")[0] === location.href.split("#")[0];
  const folded = isHere && document.getElementById(link.hash.slice(1));
  if (folded?.tagName === "DETAILS") folded.open = true;
});

addEventListener("load", () => toast());
document.addEventListener("focusin", (event) => {
  const note = document.querySelector(".is-toast");
  if (note && event.target.matches("input, select, textarea")) putBack(note);
});
