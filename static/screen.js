// The big screen: the seconds of the clock, and a fresh picture every few seconds and at every change.
// Without this file the page asks again by itself.
"use strict";

let ahead = 0; // how far this computer's clock is ahead of the server's
let waiting = null;
const screenNow = () => document.getElementById("screen");

function learn() { ahead = Date.now() - Number(screenNow().dataset.now); }

function reads(left) {
  const all = Math.ceil(left / 1000), seconds = Math.abs(all);
  const two = (number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (all < 0 ? "+" : "") + (h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`);
}

function tick() {
  const gone = Date.now() - ahead - Number(screenNow().dataset.now);
  for (const clock of document.querySelectorAll("[data-runs]")) {
    const left = Number(clock.dataset.left) - gone, text = reads(left);
    if (clock.textContent !== text) clock.textContent = text;
    if (clock.classList.contains("clock")) clock.classList.toggle("over", left <= 0);
  }
}

async function refresh() {
  waiting = null;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("screen");
    const old = screenNow();
    // The same picture stays: a name that is there does not arrive again.
    const same = (one) => one.innerHTML.replace(/data-left="[^"]*"|>[^<]*<\/(p|span)>/g, "");
    const clocks = old.querySelector("[data-left]") || fresh.querySelector("[data-left]");
    if (clocks || same(old) !== same(fresh) || old.textContent !== fresh.textContent) old.replaceWith(fresh);
    learn();
    tick();
  } catch { /* no network: the picture stays, the clock runs on */ }
}

function soon() { if (waiting === null) waiting = setTimeout(refresh, 150); }

learn();
setInterval(tick, 250);
setInterval(soon, Number(document.body.dataset.seconds) * 1000);
if ("EventSource" in window) new EventSource(document.body.dataset.live).addEventListener("changed", soon);
