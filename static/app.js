// Muster without this file works; with it, pages keep themselves fresh and lists filter as you type.
"use strict";

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

// Puts a fresh part in place of the old; what was unfolded stays unfolded.
function renew(part, next) {
  const name = (one) => one.id || one.querySelector("summary")?.textContent;
  const open = new Set([...part.querySelectorAll("details[open]")].map(name));
  for (const one of next.querySelectorAll("details")) if (open.has(name(one))) one.open = true;
  if (next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes);
}

// A part may show icons that the page had no use for until now.
function drawIcons(fresh) {
  const sprite = document.querySelector(".sprite"), more = fresh.querySelector(".sprite");
  if (!sprite && more) document.body.prepend(more);
  for (const symbol of more?.querySelectorAll("symbol") ?? []) if (!document.getElementById(symbol.id)) sprite?.append(symbol);
}

// A new call for a judge is felt and heard, where the phone allows it.
const calls = (page) => Number(page.querySelector("[data-calls]")?.dataset.calls ?? NaN);
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
function forgetNote() { if (Date.now() - noted > 8000) document.querySelector("main > .note[role=status]")?.remove(); }

async function refresh() {
  waiting = null;
  last = Date.now();
  if (document.hidden) { document.addEventListener("visibilitychange", soon, { once: true }); return; }
  try {
    const answer = await fetch(document.body.dataset.page ?? location.href, { headers: { accept: "text/html" } });
    if (!answer.ok || answer.redirected) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    drawIcons(fresh);
    if (calls(fresh) > calls(document)) alarm();
    forgetNote();
    for (const part of parts()) {
      const next = fresh.querySelector(`[data-live-part="${CSS.escape(part.dataset.livePart)}"]`);
      if (next && !isBusy(part)) renew(part, next);
    }
    filter();
  } catch { /* no signal: the next change, or the visitor, tries again */ }
}

// Many changes at once are one fetch; phones do not all ask in the same instant.
function soon() {
  if (waiting !== null) return;
  const rest = Math.max(0, last + REST - Date.now());
  waiting = setTimeout(refresh, rest + 150 + Math.random() * 850);
}

// The browser mends a stream that breaks, and says what it heard last; one that it gave up is opened again
// when somebody looks, or the signal is back.
let source = null;
function listen() {
  if (!stream || parts().length === 0 || !("EventSource" in window)) return;
  if (source && source.readyState !== EventSource.CLOSED) return;
  if (source) soon();
  source = new EventSource(stream);
  source.addEventListener("changed", soon);
}
listen();
document.addEventListener("visibilitychange", () => { if (!document.hidden) listen(); });
addEventListener("online", listen);
document.addEventListener("input", (event) => { event.target.dataset.edited = "yes"; });

// Rows with data-search are filtered by input[data-filter] as one types.
function filter() {
  const field = document.querySelector("input[data-filter]");
  if (!field) return;
  // As the lists that the server sorts and searches (src/domain/alphabet.rs).
  const letters = { ł: "l", ø: "o", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th" };
  const plain = (text) =>
    text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/[łøđðıßæœþ]/g, (letter) => letters[letter]);
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  for (const row of document.querySelectorAll("[data-search]")) {
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
  if (there === "/sign-out" && waits && !confirm(`Changes on a scoring sheet that were not sent yet: ${waits}. They stay on this phone, and are sent once you sign in again and open the sheet. Sign out?`)) return;
  await forgetSheets();
  form.submit();
}, true);

// A tap in a long list is answered in place: the page stays where it is, and the row under the finger too.
async function stay(form, button) {
  const row = form.closest("[id]"), id = row.id, before = row.getBoundingClientRect().top;
  const answer = await fetch(form.action, { method: "post", body: new URLSearchParams(new FormData(form, button)) });
  if (!answer.ok) throw new Error(String(answer.status));
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  drawIcons(fresh);
  for (const part of parts()) {
    const next = fresh.querySelector(`[data-live-part="${CSS.escape(part.dataset.livePart)}"]`);
    if (next) renew(part, next);
  }
  const note = fresh.querySelector("main > .note"), old = document.querySelector("main > .note");
  if (note) noted = Date.now();
  if (note && old) old.replaceWith(note); else if (note) document.querySelector("main").prepend(note);
  filter();
  const again = document.getElementById(id);
  if (again) scrollBy({ top: again.getBoundingClientRect().top - before, behavior: "instant" });
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

// A link to what is folded unfolds it.
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href*="#"]');
  const isHere = link?.href.split("#")[0] === location.href.split("#")[0];
  const folded = isHere && document.getElementById(link.hash.slice(1));
  if (folded?.tagName === "DETAILS") folded.open = true;
});
