// A game that is described in a form: what it comes to follows every change. Without this, a button works it out.
const gameForm = document.querySelector("[data-game-form]");
let gamesWorkedOut = 0;
let gameWaits;

async function workGameOut() {
  const mine = ++gamesWorkedOut;
  const body = new URLSearchParams(new FormData(gameForm));
  body.set("do", "try");
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => null);
  if (!answer || mine !== gamesWorkedOut) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of gameForm.querySelectorAll("[data-worked]")) {
    const fresh = page.querySelector(`[data-worked="${CSS.escape(part.dataset.worked)}"]`);
    // Where somebody is typing, nothing is put in place of what they type.
    if (fresh && mine === gamesWorkedOut && !part.contains(document.activeElement)) part.replaceChildren(...fresh.childNodes);
  }
}

gameForm?.addEventListener("input", () => {
  clearTimeout(gameWaits);
  gameWaits = setTimeout(workGameOut, 300);
});
