// Keys of the desk, while they are on: one each for what is done with one thing after another (data-key), J and K in a
// list (data-list), G and a letter for a tab (data-go), / to search, ? for all of them. Without this file the letters
// of data-key are the browser's access keys.
"use strict";
{
  const KEPT = "muster-keys";
  // A key that was meant for the page before decides nothing here.
  const REST = 500;
  const since = performance.now();
  // How long G waits for its letter.
  const WAITS = 1500;
  let on = true;
  let began = -WAITS;
  let page;

  const all = (what) => [...document.querySelectorAll(what)];
  const isSeen = (one) => Boolean(one?.offsetParent);
  const findKey = (key) => all(`[data-key="${CSS.escape(key)}"]`).find(isSeen);

  // Ctrl or Cmd with Enter sends the form one types in, where it was opened by a key.
  function send(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return false;
    const details = event.target.closest("details");
    const button = details?.querySelector("summary[data-key]") && details.querySelector("form button[name]");
    if (!button || !on || !event.target.closest("input, textarea, select")) return false;
    event.preventDefault();
    button.click();
    return true;
  }

  // The same letter again, outside the field, sends what it opened.
  function again(wanted) {
    const details = wanted.closest("details");
    const button = details?.open && wanted.matches("summary") && details.querySelector("form button[name]");
    button && button.click();
    return Boolean(button);
  }

  // What J or K leads to: the row after or before the one that is open beside the list, or that has the focus.
  function findRow(key) {
    const rows = all("[data-list] a.row, [data-list] th a").filter(isSeen);
    const open = rows.findIndex((row) => row.ariaCurrent);
    const at = open < 0 ? rows.indexOf(document.activeElement) : open;
    const row = rows[key === "j" ? at + 1 : at < 0 ? 0 : at - 1];
    return row && { row, open: open >= 0 };
  }

  function move(key) {
    const found = findRow(key);
    if (found?.open) found.row.click(); else if (found) found.row.focus();
    return Boolean(found);
  }

  function search() {
    const field = all("main input[type=search]").find(isSeen);
    if (field) field.focus(); else openJump();
  }

  // The page of the keys, in a box over this one, those of this page first.
  async function show() {
    const answer = await fetch(jumpWay.dataset.keysPage).catch(() => null);
    const fresh = answer?.ok && new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("[data-shortcuts]");
    if (!fresh) return location.assign(jumpWay.dataset.keysPage);
    const here = fresh.querySelector("[data-keys-here]");
    for (const one of all("[data-key]").filter(isSeen)) {
      const [term, key] = ["dt", "dd"].map((tag) => here.querySelector("dl").appendChild(document.createElement(tag)));
      term.textContent = one.textContent.trim();
      key.appendChild(document.createElement("kbd")).textContent = one.dataset.key.toUpperCase();
      here.hidden = false;
    }
    page?.remove();
    page = document.createElement("dialog");
    page.className = "jump jump--wide";
    page.setAttribute("aria-label", fresh.querySelector("h1").textContent);
    page.append(fresh);
    document.body.append(page);
    mark(page);
    page.querySelector("[data-close]").hidden = false;
    page.showModal();
    page.addEventListener("click", (event) => (event.target === page || event.target.closest("[data-close]")) && page.close());
  }

  function press(event) {
    if (send(event) || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (!on || document.querySelector("dialog[open]") || performance.now() - since < REST) return;
    if (event.target.closest("input:not([type=checkbox]), textarea, select")) return;
    const key = event.key.toLowerCase();
    const goes = event.timeStamp - began < WAITS;
    began = key === "g" && !goes ? event.timeStamp : -WAITS;
    const wanted = goes ? all(`[data-go="${CSS.escape(key)}"]`)[0] : findKey(key);
    if (wanted) {
      event.preventDefault();
      if (again(wanted)) return;
      wanted.click();
      // What opens asks something.
      wanted.closest("details")?.querySelector("textarea, input:not([type=hidden])")?.focus();
    } else if ((key === "j" || key === "k") && move(key)) {
      event.preventDefault();
    } else if (key === "/") {
      event.preventDefault();
      search();
    } else if (key === "?") {
      event.preventDefault();
      show();
    }
  }

  // The boxes that turn them off, and what tells of them.
  function mark(inside) {
    for (const box of inside.querySelectorAll("[data-keys]")) {
      box.checked = on;
      box.closest("label").hidden = false;
      box.addEventListener("change", () => {
        on = box.checked;
        try { localStorage.setItem(KEPT, on ? "on" : "off"); } catch { /* for this page alone */ }
        document.documentElement.dataset.keysAre = box.checked ? "on" : "off";
      });
    }
  }

  try { on = localStorage.getItem(KEPT) !== "off"; } catch { /* they are on */ }
  document.documentElement.dataset.keysAre = on ? "on" : "off";
  mark(document);
  document.addEventListener("keydown", press);
  // What is open stands in the middle of its list.
  const open = document.querySelector(".beside [aria-current]");
  const rows = open?.closest("[data-list]");
  if (rows) rows.scrollTop = open.offsetTop - rows.offsetTop - rows.clientHeight / 2;
}
