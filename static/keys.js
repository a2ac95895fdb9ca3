// One key each for what is done at the desk with one thing after another: elements with data-key, while the box
// data-keys on the page is ticked. Without this file the same letters are the browser's access keys.
"use strict";
{
  const box = document.querySelector("[data-keys]");
  const KEPT = "muster-keys";
  // A key that was meant for the page before decides nothing here.
  const REST = 500;
  const since = performance.now();

  // Ctrl or Cmd with Enter sends the form one types in, where it was opened by a key.
  function send(event) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.repeat || event.isComposing) return false;
    const details = event.target.closest("details");
    const button = details?.querySelector("summary[data-key]") && details.querySelector("form button[name]");
    if (!button || !box.checked || !event.target.closest("input, textarea, select")) return false;
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

  function press(event) {
    if (send(event) || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (!box.checked || !box.offsetParent || performance.now() - since < REST) return;
    if (event.target !== box && event.target.closest("input, textarea, select")) return;
    const wanted = document.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
    if (!wanted) return;
    event.preventDefault();
    if (again(wanted)) return;
    wanted.click();
    // What opens asks something.
    wanted.closest("details")?.querySelector("textarea, input:not([type=hidden])")?.focus();
  }

  if (box) {
    try { box.checked = localStorage.getItem(KEPT) !== "off"; } catch { /* they are on */ }
    box.closest("label").hidden = false;
    box.addEventListener("change", () => {
      try { localStorage.setItem(KEPT, box.checked ? "on" : "off"); } catch { /* for this page alone */ }
    });
    document.addEventListener("keydown", press);
  }
}
