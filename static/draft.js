// What a team expects of a pair goes round its scale with each tap, and is kept at once; without this file a list opens,
// and the numbers go along with the choice.
"use strict";

document.documentElement.dataset.taps = "";

async function keep(select) {
  const form = select.form, fields = new URLSearchParams({ expected: form.elements.expected.value, [select.name]: select.value });
  const there = form.querySelector("[formaction]")?.formAction ?? form.action;
  const answer = await fetch(there, { method: "post", body: fields });
  if (answer.ok) delete select.dataset.edited;
}

// Several taps in a row are kept once.
const soonKept = new Map();
function changed(select) {
  clearTimeout(soonKept.get(select));
  soonKept.set(select, setTimeout(() => keep(select).catch(() => {}), 400));
}

document.addEventListener("change", ({ target }) => { if (target.matches(".hope--pick")) changed(target); });
const tapped = (event) => event.target.closest("[data-hopes=two_each_way] td")?.querySelector(".hope--pick");
document.addEventListener("click", (event) => {
  const select = tapped(event);
  if (!select) return;
  // The best stands first: up one, and from the top to the bottom.
  select.selectedIndex = (select.selectedIndex || select.length) - 1;
  select.dataset.edited = "yes";
  changed(select);
});
document.addEventListener("contextmenu", (event) => {
  const select = tapped(event);
  if (!select) return;
  event.preventDefault();
  try { select.showPicker(); } catch { /* the keys open it */ }
});
