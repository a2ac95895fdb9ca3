// Makes a photo small enough before it is sent: its sides, then its quality, until it weighs no more than is taken.
// Without this file the page says how small it has to be.
"use strict";
{
  const input = document.querySelector("input[type=file][data-most]");
  const said = document.querySelector("[data-shrunk]");
  const SIDES = [1200, 1000, 800, 640, 480, 320];
  const QUALITIES = [0.8, 0.65, 0.5, 0.4];
  const kilobytes = (file) => `${Math.ceil(file.size / 1000)} kB`;
  let working = null;

  function drawn(picture, side) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext("2d");
    // What is transparent would be black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  }

  const blob = (canvas, type, quality) => new Promise((done) => canvas.toBlob(done, type, quality));

  // WebP where the browser writes it, which looks better for the same weight.
  async function encoded(canvas, quality) {
    const webp = await blob(canvas, "image/webp", quality);
    return webp?.type === "image/webp" ? webp : blob(canvas, "image/jpeg", quality);
  }

  async function shrunk(file, most) {
    const picture = await createImageBitmap(file);
    for (const side of SIDES) {
      const canvas = drawn(picture, side);
      for (const quality of QUALITIES) {
        const made = await encoded(canvas, quality);
        if (made && made.size <= most) return made;
      }
    }
    throw new Error("too heavy at its smallest");
  }

  // Another file that was chosen meanwhile has the word.
  async function shrink(file) {
    said.textContent = said.dataset.working;
    try {
      const made = await shrunk(file, Number(input.dataset.most));
      if (input.files[0] !== file) return;
      const name = `picture.${made.type.split("/")[1]}`;
      const files = new DataTransfer();
      files.items.add(new File([made], name, { type: made.type }));
      input.files = files.files;
      said.textContent = `${said.dataset.done}${kilobytes(file)} → ${kilobytes(made)}`;
    } catch {
      if (input.files[0] === file) said.textContent = said.dataset.failed;
    }
  }

  if (input && window.createImageBitmap && window.DataTransfer) {
    document.querySelector("[data-unscripted]").hidden = true;
    document.querySelector("[data-scripted]").hidden = false;
    input.addEventListener("change", () => {
      const file = input.files[0];
      said.textContent = "";
      working = file ? shrink(file).finally(() => (working = null)) : null;
    });
    // Sent before it is small enough, it goes when it is.
    input.form.addEventListener("submit", (event) => {
      if (!working) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      working.then(() => input.form.requestSubmit());
    }, true);
  }
}
