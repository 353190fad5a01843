import sharp from "sharp";

/** A picture of a page with lines on it, drawn once. */
export const demoInvoice = (): Promise<File> => {
  drawn ??= draw();
  return drawn;
};

let drawn: Promise<File> | undefined;

async function draw(): Promise<File> {
  const lines = Array.from(
    { length: 9 },
    (_, row) =>
      `<rect x="60" y="${300 + row * 60}" width="${row === 8 ? 240 : 480}" height="12" fill="#999"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="848"><rect width="600" height="848" fill="#fff"/>
<rect x="60" y="80" width="220" height="36" fill="#333"/><rect x="60" y="180" width="480" height="60" fill="#ddd"/>${lines.join("")}</svg>`;
  const png = await sharp(Buffer.from(page)).png().toBuffer();
  return new File([new Uint8Array(png)], "請求書.png", { type: "image/png" });
}
