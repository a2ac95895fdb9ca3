// Whoever signs up without an account shows by some arithmetic that somebody sits at the form: a moment for one person,
// and not for a thousand entries. It begins when the form is touched, and is done before it is filled in.
"use strict";

const proof = {
  field: document.querySelector("[data-proof]"),
  // How SHA-256 begins, and what it takes in at each step: from the roots of the first primes.
  constants() {
    const primes = [];
    for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
    const fraction = (root) => ((root - Math.floor(root)) * 2 ** 32) | 0;
    return [primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))), primes.map((prime) => fraction(Math.cbrt(prime)))];
  },
  words: new Int32Array(64),
  // The first 32 bits of the hash of a text that fits into one block.
  first(text) {
    const w = proof.words, [begin, steps] = proof.known ??= proof.constants();
    w.fill(0, 0, 16);
    for (let at = 0; at < text.length; at++) w[at >> 2] |= text.charCodeAt(at) << (24 - 8 * (at & 3));
    w[text.length >> 2] |= 0x80 << (24 - 8 * (text.length & 3));
    w[15] = 8 * text.length;
    const turn = (word, by) => (word >>> by) | (word << (32 - by));
    for (let at = 16; at < 64; at++) {
      const near = w[at - 15], far = w[at - 2];
      w[at] = w[at - 16] + w[at - 7] + (turn(near, 7) ^ turn(near, 18) ^ (near >>> 3))
        + (turn(far, 17) ^ turn(far, 19) ^ (far >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = begin;
    for (let at = 0; at < 64; at++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + steps[at] + w[at]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    return (a + begin[0]) >>> 0;
  },
  // In short turns, so that the page goes on answering.
  search(tried = 0) {
    const { field } = proof, until = performance.now() + 12;
    const begin = `${field.form.elements.once.value}/`, below = 2 ** (32 - Number(field.dataset.proof));
    while (performance.now() < until) {
      for (const end = tried + 200; tried < end; tried++) {
        if (proof.first(begin + tried) >= below) continue;
        field.value = String(tried);
        if (proof.waits) proof.field.form.requestSubmit(proof.waits);
        return;
      }
    }
    setTimeout(proof.search, 0, tried);
  },
  begin() {
    if (proof.begun) return;
    proof.begun = true;
    proof.search();
  },
};
if (proof.field) {
  proof.field.value = "";
  proof.field.form.addEventListener("focusin", proof.begin);
  // Sent before it is done: it goes by itself a moment later.
  document.addEventListener("submit", (event) => {
    if (event.target !== proof.field.form || proof.field.value) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    proof.waits = event.submitter ?? event.target.querySelector("button");
    proof.begin();
  }, true);
}
