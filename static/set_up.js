// A step of the set-up is kept as it is filled in, while the event is a draft. Without this, the button keeps it.
const keptForm = document.querySelector("form[data-keeps]");
const keptLine = document.querySelector("[data-kept-line]");
let keptWaits;
let keptTimes = 0;
/** One is sent at a time: the next is made from what the one before left. */
let keeping = null;

async function keepStep() {
  await keeping;
  const body = new URLSearchParams(new FormData(keptForm));
  body.set("do", "keep");
  // Each is a form of its own; the button's comes once, and later.
  body.set("once", `${body.get("once")}-${++keptTimes}`);
  const answer = await fetch(location.href, { method: "POST", body }).catch(() => null);
  if (!answer?.ok) {
    keptLine.textContent = keptForm.dataset.notKept;
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  keptForm.elements.seen.value = page.querySelector("form[data-keeps] [name=seen]").value;
  keptLine.textContent = keptForm.dataset.kept.replace("{time}", new Date().toTimeString().slice(0, 5));
}

keptForm?.addEventListener("change", () => {
  clearTimeout(keptWaits);
  keptWaits = setTimeout(() => {
    const mine = keepStep().finally(() => (keeping = keeping === mine ? null : keeping));
    keeping = mine;
  }, 800);
});
keptForm?.addEventListener("submit", (event) => {
  clearTimeout(keptWaits);
  if (!keeping) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keeping.finally(() => keptForm.requestSubmit(event.submitter));
}, true);
