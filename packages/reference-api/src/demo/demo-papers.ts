import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import sharp from "sharp";

/** A picture of a page with lines, which is drawn once. */
export async function demoPaper(name: string): Promise<File> {
  cachedPicture ??= drawPage();
  return new File([await cachedPicture], `${name}.png`, { type: "image/png" });
}

let cachedPicture: Promise<Uint8Array<ArrayBuffer>> | undefined;

async function drawPage(): Promise<Uint8Array<ArrayBuffer>> {
  const lines = Array.from(
    { length: 9 },
    (_, row) =>
      `<rect x="60" y="${300 + row * 60}" width="${row === 8 ? 240 : 480}" height="12" fill="#999"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="848"><rect width="600" height="848" fill="#fff"/>
<rect x="60" y="80" width="220" height="36" fill="#333"/><rect x="60" y="180" width="480" height="60" fill="#ddd"/>${lines.join("")}</svg>`;
  const png = await sharp(Buffer.from(page)).png().toBuffer();
  return new Uint8Array(png);
}

/** A PDF with an empty page. */
export async function demoPdf(): Promise<File> {
  const document = new PDFDocument({ size: "A4", info: { CreationDate: new Date(0) } });
  document.end();
  return new File([new Uint8Array(await buffer(document))], "証明書.pdf", { type: "application/pdf" });
}
