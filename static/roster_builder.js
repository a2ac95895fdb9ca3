// Building a roster without reloading the page: a step is sent, and the page as it is then is put in its place.
"use strict";

const main = document.getElementById("main");
// The page says what is told: this file has no words of its own.
const { noSignal } = document.currentScript.dataset;
document.documentElement.classList.add("scripted");

// Choosing is enough: the button that keeps a choice is for pages without this file.
document.addEventListener("change", (event) => {
  const field = event.target;
  const form = field.form;
  if (!form || !form.matches("[data-step]") || field.dataset.now === undefined) return;
  form.requestSubmit(form.querySelector("[data-save] button, button[data-save]"));
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (event.defaultPrevented || !form.matches("[data-step]")) return;
  event.preventDefault();
  const focus = document.activeElement && document.activeElement.id;
  const open = [...main.querySelectorAll("details[open]")].map((one) => one.id);
  main.setAttribute("aria-busy", "true");
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const answer = await fetch(form.action, { method: "POST", body, headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("main");
    if (!fresh) throw new Error("not a page");
    main.replaceChildren(...fresh.childNodes);
    for (const id of open) {
      const one = id && document.getElementById(id);
      if (one) one.open = true;
    }
    const again = focus && document.getElementById(focus);
    if (again) again.focus({ preventScroll: true });
    if (!answer.ok) main.scrollIntoView();
  } catch {
    delete form.dataset.sent;
    const told = document.createElement("p");
    told.className = "note note--bad";
    told.setAttribute("role", "alert");
    told.textContent = noSignal;
    form.prepend(told);
  } finally {
    main.removeAttribute("aria-busy");
  }
});
