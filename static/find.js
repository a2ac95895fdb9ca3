// The command box: Ctrl K, Cmd K or the glass opens it over any page of the desk. Without this, the glass leads to a page
// that finds the same.
const jumpWay = document.querySelector("[data-jump-to]");
let jumpBox;
let jumpAsked = 0;
let jumpWaits;

async function loadJump(q) {
  const answer = await fetch(`${jumpWay.href}?q=${encodeURIComponent(q)}`).catch(() => null);
  const fresh = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-jump]") : null;
  if (fresh && !q) addLastPlaces(fresh.querySelector("[data-jump-found]"));
  return fresh;
}

/** The pages of this desk that were open last in this tab, the newest first. */
function lastPlaces() {
  try { return JSON.parse(sessionStorage.getItem(jumpWay.href)) ?? []; } catch { return []; }
}

function keepPlace() {
  const name = document.querySelector("main h1")?.textContent.trim();
  const page = location.pathname + location.search;
  if (!jumpWay || !name || location.pathname === jumpWay.pathname) return;
  const others = lastPlaces().filter((place) => place.page !== page);
  try { sessionStorage.setItem(jumpWay.href, JSON.stringify([{ page, name }, ...others].slice(0, 6))); } catch { /* it finds all the same */ }
}

/** Before what everybody is offered who has typed nothing: where one was. */
function addLastPlaces(found) {
  const was = lastPlaces().filter((place) => place.page !== location.pathname + location.search).slice(0, 5);
  const [kind, place] = [".jump__kind", ".jump__place"].map((part) => found.querySelector(part));
  if (!was.length || !place) return;
  const rows = was.map(({ page, name }) => {
    const row = place.cloneNode(true);
    row.href = page;
    row.querySelector(".row__main").textContent = name;
    row.querySelector(".small").textContent = "";
    return row;
  });
  const title = kind.cloneNode();
  title.textContent = found.dataset.last;
  found.prepend(title, ...rows);
}

function places() {
  return [...jumpBox.querySelectorAll(".jump__place")];
}

/** Which of the places Enter opens; the field keeps the focus. */
function choosePlace(chosen) {
  places().forEach((place, at) => {
    place.id = `jump-${at}`;
    place.tabIndex = -1;
    place.setAttribute("role", "option");
    place.setAttribute("aria-selected", String(place === chosen));
  });
  const found = jumpBox.querySelector("[data-jump-found]");
  found.id = "jump-found";
  found.setAttribute("role", "listbox");
  found.setAttribute("aria-label", jumpBox.querySelector("input").placeholder);
  const field = jumpBox.querySelector("input");
  for (const [name, value] of Object.entries({ role: "combobox", "aria-expanded": "true", "aria-controls": "jump-found", "aria-autocomplete": "list" })) field.setAttribute(name, value);
  if (chosen) field.setAttribute("aria-activedescendant", chosen.id); else field.removeAttribute("aria-activedescendant");
  chosen?.scrollIntoView({ block: "nearest" });
}

async function findPlaces(q) {
  const mine = ++jumpAsked;
  const fresh = await loadJump(q);
  if (!fresh || mine !== jumpAsked) return;
  jumpBox.querySelector("[data-jump-found]").replaceWith(fresh.querySelector("[data-jump-found]"));
  choosePlace(places()[0]);
}

async function openJump() {
  if (jumpBox?.open) return;
  const fresh = await loadJump("");
  if (!fresh) return location.assign(jumpWay.href);
  jumpBox?.remove();
  jumpBox = document.createElement("dialog");
  jumpBox.className = "jump";
  jumpBox.setAttribute("aria-label", jumpWay.textContent.trim());
  jumpBox.append(fresh);
  document.body.append(jumpBox);
  jumpBox.showModal();
  jumpBox.querySelector("input").focus();
  choosePlace(places()[0]);
  jumpBox.addEventListener("input", (event) => {
    clearTimeout(jumpWaits);
    jumpWaits = setTimeout(findPlaces, 120, event.target.value);
  });
  jumpBox.addEventListener("keydown", moveInJump);
  // Beside the box, it closes.
  jumpBox.addEventListener("click", (event) => event.target === jumpBox && jumpBox.close());
  jumpBox.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
}

async function moveInJump(event) {
  if (event.isComposing) return;
  // In a field for searching it would only empty that.
  if (event.key === "Escape") return jumpBox.close();
  const all = places();
  const at = all.findIndex((place) => place.getAttribute("aria-selected") === "true");
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    choosePlace(all[(at + step + all.length) % all.length]);
  } else if (event.key === "Enter") {
    event.preventDefault();
    const inTab = event.ctrlKey || event.metaKey;
    // What was typed last is what is meant.
    clearTimeout(jumpWaits);
    await findPlaces(jumpBox.querySelector("input").value);
    const wanted = at > 0 ? all[at] : places()[0];
    if (wanted && inTab) window.open(wanted.href); else if (wanted) location.assign(wanted.href);
  }
}

document.addEventListener("keydown", (event) => {
  if (!jumpWay || event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openJump();
});
jumpWay?.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openJump();
});
keepPlace();
