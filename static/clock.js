// Clocks that run down to data-until, or count up from data-since, by the time that `ahead` says it is at the server.
"use strict";

const clocks = {
  ahead: 0,
  // When a page that has asked at a time asks again, by that time: an answer that came too early says the same time.
  asked: {},
  reads(left) {
    const all = Math.ceil(left / 1000), seconds = Math.abs(all);
    const two = (number) => String(number).padStart(2, "0");
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return (all < 0 ? "+" : "") + (h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`);
  },
  // The newest of the call-outs shows. Where they are only said, not what was called out before the page was there.
  call(list) {
    const left = Number(list.dataset.callOuts) - (Date.now() - clocks.ahead);
    const newest = [...list.children].filter((call) => left <= Number(call.dataset.atLeft)).at(-1);
    if (list.matches(".unseen") && list.old === undefined) list.old = newest ?? null;
    for (const call of list.children) {
      const rests = call !== newest || call === list.old;
      if (call.hidden !== rests) call.hidden = rests;
    }
  },
  tick() {
    for (const clock of document.querySelectorAll("[data-until]")) {
      const until = Number(clock.dataset.until) - (Date.now() - clocks.ahead);
      // Nobody is late for what is only planned.
      const left = "start" in clock.dataset ? Math.max(0, until) : until, text = clocks.reads(left);
      if (clock.textContent !== text) clock.textContent = text;
      const word = clock.nextElementSibling;
      if (word && "word" in word.dataset) word.hidden = left <= 0;
      const whole = clock.closest(".clock, .time-left, .wall__digits, .wall__clock");
      if (whole) whole.classList.toggle("is-over", until <= 0 && !("start" in clock.dataset));
    }
    for (const list of document.querySelectorAll("[data-call-outs]")) clocks.call(list);
    // What changes by time alone: the page asks again then, and once more a minute later where nobody answered.
    for (const { dataset: { again } } of document.querySelectorAll("[data-again]")) {
      const now = Date.now() - clocks.ahead;
      if (now < (clocks.asked[again] ?? Number(again))) continue;
      clocks.asked[again] = now + 60000;
      globalThis.soon?.();
    }
    for (const clock of document.querySelectorAll("[data-since]")) {
      const { since, then = "" } = clock.dataset;
      const text = clocks.reads(Math.max(0, Date.now() - clocks.ahead - Number(since))) + then;
      if (clock.textContent !== text) clock.textContent = text;
    }
  },
};
setInterval(clocks.tick, 250);
