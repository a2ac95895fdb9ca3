// The codes of private links, read by the camera of this phone where its browser can: each is sent as a tap on its row is.
// Nothing that the camera sees leaves the phone.
const scanBox = document.querySelector("[data-scan]");
const scanForm = scanBox?.querySelector("form");
const scanVideo = scanBox?.querySelector("video");
const scanButton = scanBox?.querySelector("[data-scan-start]");
let scanStream;

async function readCodes() {
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  scanStream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  scanVideo.srcObject = scanStream;
  scanVideo.hidden = false;
  scanButton.hidden = true;
  await scanVideo.play();
  let last = "";
  while (scanStream?.active) {
    const [found] = await detector.detect(scanVideo).catch(() => []);
    // The same code stays before the camera for a while.
    if (found && found.rawValue !== last && !scanForm.dataset.sent) {
      last = found.rawValue;
      scanForm.elements.code.value = last;
      scanForm.requestSubmit();
      scanForm.elements.code.value = "";
    }
    await new Promise((done) => setTimeout(done, 200));
  }
}

function stopCodes() {
  scanStream?.getTracks().forEach((track) => track.stop());
  scanStream = null;
  scanVideo.hidden = true;
}

// A closed box looks at nothing.
scanBox?.addEventListener("toggle", () => {
  stopCodes();
  const can = scanBox.open && window.BarcodeDetector && navigator.mediaDevices;
  scanButton.hidden = !can;
  scanBox.querySelector("[data-scan-elsewhere]").hidden = Boolean(can);
});
scanButton?.addEventListener("click", () => readCodes().catch(() => {
  stopCodes();
  scanButton.hidden = false;
  scanBox.querySelector("[data-scan-failed]").hidden = false;
}));
