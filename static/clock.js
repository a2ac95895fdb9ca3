// Clocks that run down to data-until, or count up from data-since, by the time that `ahead` says it is at the server.
"use strict";

const clocks = {
  ahead: 0,
  reads(left) {
    const all = Math.ceil(left / 1000), seconds = Math.abs(all);
    const two = (number) => String(number).padStart(2, "0");
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    return (all < 0 ? "+" : "") + (h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`);
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
    for (const clock of document.querySelectorAll("[data-since]")) {
      const text = clocks.reads(Math.max(0, Date.now() - clocks.ahead - Number(clock.dataset.since)));
      if (clock.textContent !== text) clock.textContent = text;
    }
  },
};
setInterval(clocks.tick, 250);
