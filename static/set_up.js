// A step of the set-up is kept as it is filled in, while the event is a draft; afterwards the button keeps it, and nobody
// leaves it by mistake. Without this, the button does.
const keptForm = document.querySelector("form[data-step]");
const keptLine = document.querySelector("[data-kept-line]");
const keeps = Boolean(keptForm?.dataset.kept);
let keptWaits = null;
let keptTimes = 0;
/** One is sent at a time: the next is made from what the one before left. */
let keeping = null;
/** Something was typed that nobody has kept. */
let isOpen = false;

const stateOf = (form) => new Map([...new FormData(form)].filter(([name]) => !["once", "seen"].includes(name) && !name.startsWith("try_")));

const marksOf = (form) => new Map(form.elements.seen.value.split(" ").map((mark) => mark.split(":")));

/** What somebody else kept meanwhile stands in the fields too; where something was typed since, it is asked about later. */
function freshen(sent, fresh) {
  const now = stateOf(keptForm), kept = stateOf(fresh);
  const before = marksOf(keptForm), marks = marksOf(fresh);
  for (const field of keptForm.querySelectorAll("input[name], select[name], textarea[name]")) {
    const { name, type } = field;
    if (type === "hidden") continue;
    if (now.get(name) !== sent.get(name)) {
      if (kept.get(name) !== sent.get(name)) marks.set(name, before.get(name));
    } else if (type === "checkbox") {
      field.checked = kept.has(name);
    } else if (kept.has(name) && kept.get(name).trim() !== field.value.trim()) {
      field.value = kept.get(name);
    }
  }
  keptForm.elements.seen.value = [...marks].map((mark) => mark.join(":")).join(" ");
  const said = (page) => [...page.querySelectorAll("[data-warnings], [id^=w-]")];
  const others = new Map(said(fresh.ownerDocument).map((part) => [part.id, part]));
  for (const part of said(document)) part.replaceChildren(...(others.get(part.id)?.childNodes ?? []));
}

async function keepStep() {
  await keeping;
  clearTimeout(keptWaits);
  keptWaits = null;
  const sent = stateOf(keptForm), body = new URLSearchParams(new FormData(keptForm));
  body.set("do", "keep");
  // Each is a form of its own; the button's comes once, and later.
  body.set("once", `${body.get("once")}-${++keptTimes}`);
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => null);
  const page = answer && new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page?.querySelector("form[data-step]");
  if (!answer?.ok || !fresh) {
    const wrong = fresh?.querySelector(".note--bad a[href^=\"#f-\"]");
    keptLine.textContent = `${keptForm.dataset.notKept} ${wrong?.textContent.trim() ?? ""}`;
    return;
  }
  const now = stateOf(keptForm);
  isOpen = now.size !== sent.size || [...now].some(([name, value]) => sent.get(name) !== value);
  freshen(sent, fresh);
  keptLine.textContent = keptForm.dataset.kept.replace("{time}", new Date().toTimeString().slice(0, 5));
}

function startKeeping() {
  const mine = keepStep().finally(() => (keeping = keeping === mine ? null : keeping));
  return (keeping = mine);
}

function waitToKeep(after) {
  clearTimeout(keptWaits);
  keptWaits = setTimeout(startKeeping, after);
}

keptForm?.addEventListener("input", (event) => {
  isOpen = true;
  // A day, a time or a number is whole when its field is left.
  if (keeps && event.target.matches("textarea, [type=text]:not([inputmode]), [type=tel], [type=email], select, [type=checkbox]")) waitToKeep(1500);
});
keptForm?.addEventListener("change", () => keeps && waitToKeep(300));
keptForm?.addEventListener("submit", (event) => {
  clearTimeout(keptWaits);
  isOpen = false;
  if (!keeping) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keeping.finally(() => keptForm.requestSubmit(event.submitter));
}, true);
// By a link one leaves when all is kept; what cannot be kept, and what only the button keeps, is asked about.
document.addEventListener("click", async (event) => {
  const way = event.target.closest("a[href]");
  if (!keeps || !isOpen || !way || way.hash && way.pathname === location.pathname || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  await startKeeping();
  location.assign(way.href);
}, true);
addEventListener("beforeunload", (event) => isOpen && event.preventDefault());

// What a result is worth follows the points that are typed; nothing of it is kept.
const worth = document.querySelector("[data-worth]");
let worthWaits = null;

async function workWorthOut() {
  const body = new URLSearchParams(new FormData(keptForm));
  body.set("do", "try");
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => null);
  const fresh = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-worth]");
  if (!fresh || ![...fresh.querySelectorAll("input")].every((field) => field.value === keptForm.elements[field.name].value.trim())) return;
  worth.querySelector("[data-worked]").replaceChildren(...fresh.querySelector("[data-worked]").childNodes);
}

worth?.addEventListener("input", () => {
  clearTimeout(worthWaits);
  worthWaits = setTimeout(workWorthOut, 500);
});
worth?.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !event.target.matches("input")) return;
  event.preventDefault();
  workWorthOut();
});

// A new event: the guide beside the rounds follows days and places, and so does their number while nobody has typed it.
const newEvent = document.querySelector("form[data-new-event]");
const isFresh = newEvent?.dataset.newEvent === "fresh";

async function followTheDays() {
  const body = new URLSearchParams(new FormData(newEvent));
  body.set("do", "suggest");
  const answer = await fetch(newEvent.action, { method: "POST", body }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.querySelector("#h-rounds")?.replaceChildren(...(fresh.querySelector("#h-rounds")?.childNodes ?? []));
  const rounds = newEvent.elements.rounds;
  if (isFresh && !rounds.dataset.typed) rounds.value = fresh.querySelector("#f-rounds")?.value ?? rounds.value;
}

newEvent?.elements.rounds.addEventListener("input", (event) => (event.target.dataset.typed = "yes"));
newEvent?.addEventListener("change", (event) => {
  if (["starts_on", "ends_on", "capacity"].includes(event.target.name)) followTheDays();
});
if (isFresh) newEvent.elements.time_zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? newEvent.elements.time_zone.value;
