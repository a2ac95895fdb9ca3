// What a team expects of a pair goes round its scale with each tap, and is kept at once; without this file a list opens,
// and the numbers go along with the choice.
"use strict";

document.documentElement.dataset.taps = "";

// What is kept of a pair, as the form was made of; says what it was before.
function know(form, name, value) {
  const known = JSON.parse(form.elements.expected.value), [, own, theirs] = name.split("-");
  const row = (known.by_player[own] ??= {}), before = row[theirs];
  row[theirs] = value;
  form.elements.expected.value = JSON.stringify(known);
  return before;
}

async function keep(select) {
  const { form, name } = select, value = Number(select.value);
  const fields = new URLSearchParams({ expected: form.elements.expected.value, [name]: value });
  const there = form.querySelector("[formaction]")?.formAction ?? form.action;
  const before = know(form, name, value);
  const answer = await fetch(there, { method: "post", body: fields }).catch(() => null);
  // Whoever is signed out meanwhile is led elsewhere.
  if (!answer?.ok || !/\/(matrix\/\d+|match)$/.test(new URL(answer.url).pathname)) know(form, name, before);
  else if (Number(select.value) === value) delete select.dataset.edited;
}

// Several taps in a row are kept once.
const soonKept = new Map();
function changed(select) {
  clearTimeout(soonKept.get(select));
  soonKept.set(select, setTimeout(keep, 400, select));
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
