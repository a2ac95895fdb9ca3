// One key each for what is done at the desk with one thing after another: elements with data-key, while the box
// data-keys on the page is ticked. Without this file the same letters are the browser's access keys.
"use strict";
{
  const box = document.querySelector("[data-keys]");
  const KEPT = "muster-keys";
  // A key that was meant for the page before decides nothing here.
  const REST = 500;
  const since = performance.now();

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (!box.checked || !box.offsetParent || performance.now() - since < REST) return;
    if (event.target !== box && event.target.closest("input, textarea, select")) return;
    const wanted = document.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
    if (!wanted) return;
    event.preventDefault();
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
