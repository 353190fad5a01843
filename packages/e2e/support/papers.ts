import { randomBytes } from "node:crypto";
import { createPdf, createPng } from "@kaitori/tooling/sample-files";

/** Valid files for upload, because the server decodes them. */
export const photograph = (name: string) => ({ name, mimeType: "image/png", buffer: pngBytes() });

/** A file in the format of its extension. */
export const paperFile = (name: string) => (name.endsWith(".pdf") ? pdf(name) : photograph(name));

/** File name for a brand's paper, in a format that the brand accepts. */
export const nameOfPaper = (name: string, paper?: { readonly only?: "pdf" | "picture" | undefined }) =>
  `${name}.${paper?.only === "pdf" ? "pdf" : "png"}`;

/** A page like a phone photograph: random pixels make the server's previews as large as possible. */
export const photographedPage = (name: string) => ({
  name,
  mimeType: "image/png",
  buffer: pngOf(
    320,
    Array.from({ length: 450 }, () => randomBytes(320)),
  ),
});

const size = 64;
/** A grey square, different at each call because the server detects duplicates by bytes. */
let shade = 0;
function pngBytes(): Buffer {
  shade += 1;
  return pngOf(size, Array<Buffer>(size).fill(Buffer.alloc(size, shade % 251)));
}

const pngOf = (width: number, lines: readonly Buffer[]): Buffer =>
  createPng([width, lines.length], 8, Buffer.concat(lines.flatMap((line) => [Buffer.of(0), line])));

/** One page with a dark bar in the upper half. */
export const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: pdfBytes("0.1 g 20 160 160 60 re f"),
});

/** An invoice as a PDF with a text layer. */
export const invoicePdf = (name: string, invoice: { payer: string; amount: string; date: string }) => {
  const lines = [
    `${invoice.payer} 御中`,
    `請求金額 ${invoice.amount}円`,
    `支払期限 ${invoice.date.replaceAll("-", "/")}`,
  ];
  const text = lines.map((line, index) => `BT /F1 9 Tf 10 ${230 - index * 20} Td <${utf16(line)}> Tj ET`);
  return { name, mimeType: "application/pdf", buffer: pdfBytes(text.join(" ")) };
};

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");

/** Maps the character codes of the font to Unicode one to one. */
const toUnicode =
  "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <ffff> <0000> endbfrange endcmap end end";

function pdfBytes(drawing: string): Buffer {
  const stream = (content: string) => `<</Length ${content.length}>>stream\n${content}\nendstream`;
  return createPdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 260]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>",
    stream(drawing),
    "<</Type/Font/Subtype/Type0/BaseFont/Invoice/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 8 0 R>>",
    "<</Type/Font/Subtype/CIDFontType2/BaseFont/Invoice/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 1000>>",
    "<</Type/FontDescriptor/FontName/Invoice/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>",
    stream(toUnicode),
  ]);
}
