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
export function demoPdf(): File {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new File([text], "証明書.pdf", { type: "application/pdf" });
}
