// The big screen: a fresh picture every few seconds and at every change.
// Without this file the page asks again by itself.
"use strict";

let waiting = null, announced = "";
const screenNow = () => document.getElementById("screen");

// How far this computer's clock is ahead of the server's.
function learn() { clocks.ahead = Date.now() - Number(screenNow().dataset.now); }

async function refresh() {
  waiting = null;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html", ...announced && { "last-event-id": announced } } });
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("screen");
    const old = screenNow();
    // The same picture stays: a name that is there does not arrive again.
    const same = (one) => one.innerHTML.replace(/data-(left|until)="[^"]*"|>[^<]*<\/(p|span)>/g, "");
    const timed = old.querySelector("[data-left]") || fresh.querySelector("[data-left]");
    if (timed || same(old) !== same(fresh) || old.textContent !== fresh.textContent) old.replaceWith(fresh);
    learn();
    clocks.tick();
  } catch { /* no network: the picture stays, the clock runs on */ }
}

function soon() { if (waiting === null) waiting = setTimeout(refresh, 150); }

learn();
clocks.tick();
setInterval(soon, Number(document.body.dataset.seconds) * 1000);
if ("EventSource" in window) new EventSource(document.body.dataset.live).addEventListener("changed", (event) => { announced = event.lastEventId; soon(); });
