// A game that is described in a form: what it comes to follows every change. Without this, a button works it out.
const gameForm = document.querySelector("[data-game-form]");
/** Changes so far: what an answer says of an earlier one is told to nobody. */
let gameChanges = 0;
let gameWaits;
/** Parts the last answer had ready while somebody was typing in them. */
let gamePartsReady = new Map();
/** The fields that were last worked out: what an answer adds is worked out, too. */
let gameFieldsAsked = new Set();

async function workGameOut(change) {
  const body = new URLSearchParams(new FormData(gameForm));
  body.set("do", "try");
  gameFieldsAsked = new Set(body.keys());
  const worked = await fetch(location.href, { method: "POST", body })
    .then((answer) => answer.status < 429 ? answer.text() : "")
    .catch(() => "");
  if (change !== gameChanges) return;
  if (!worked) {
    gameWaits = setTimeout(() => workGameOut(change), 3000);
    return;
  }
  const page = new DOMParser().parseFromString(worked, "text/html");
  for (const part of gameForm.querySelectorAll("[data-worked]")) {
    const fresh = page.querySelector(`[data-worked="${CSS.escape(part.dataset.worked)}"]`);
    if (fresh) gamePartsReady.set(part, fresh);
  }
  showGameParts();
}

/** Where somebody is typing, nothing is put in place of what they type: it waits until they go on. */
function showGameParts() {
  for (const [part, fresh] of gamePartsReady) {
    if (part.contains(document.activeElement)) continue;
    part.replaceChildren(...fresh.childNodes);
    gamePartsReady.delete(part);
  }
  const isAsked = (field) => gameFieldsAsked.has(field);
  if (!gameFieldsAsked.size || [...new FormData(gameForm).keys()].every(isAsked)) return;
  clearTimeout(gameWaits);
  gameWaits = setTimeout(() => workGameOut(gameChanges), 300);
}

gameForm?.addEventListener("input", () => {
  clearTimeout(gameWaits);
  gamePartsReady = new Map();
  const change = ++gameChanges;
  gameWaits = setTimeout(() => workGameOut(change), 300);
});
gameForm?.addEventListener("focusout", () => setTimeout(showGameParts));
