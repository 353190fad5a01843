import { fileURLToPath } from "node:url";
import { contractBlocks } from "@kaitori/brand/text";
import PDFDocument from "pdfkit";
import { type FontWithVariants, fontWithVariants } from "./font-with-variants.ts";

export interface ContractSheet {
  readonly title: string;
  readonly author: string;
  /** Date, record of consent, hash. */
  readonly record: readonly string[];
  readonly text: string;
  /** The explanation before the contract; older contracts have none. */
  readonly explanation: {
    readonly title: string;
    readonly record: readonly string[];
    readonly text: string;
  } | null;
  readonly signedAt: Date;
}

const fonts = {
  body: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf"),
  ),
  bold: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf"),
  ),
};
/** For characters that the first lacks, as 𠮷 of many names; of either only what is used is embedded. */
const moreFonts = {
  body: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf"),
  ),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf")),
};

const margins = { top: 64, right: 64, bottom: 72, left: 64 };

/**
 * The contract as a tagged PDF with its fonts in it. Nothing in it depends on when it is made, so the same contract
 * has the same bytes (B16).
 */
export async function contractPdf(sheet: ContractSheet): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    tagged: true,
    lang: "ja-JP",
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: sheet.title,
      Author: sheet.author,
      CreationDate: sheet.signedAt,
      ModDate: sheet.signedAt,
    },
  });
  for (const file of [...Object.values(fonts), ...Object.values(moreFonts)])
    document.registerFont(file, fontOf(file).bytes);
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => document.on("end", resolve));
  const root = document.struct("Document");
  document.addStructure(root);
  const write = (tag: "H1" | "H2" | "H3" | "P", text: string) => {
    const { font, size, before } = looks[tag];
    root.add(
      document.struct(tag, {}, () => {
        const runs = runsOf(text);
        document.fontSize(size).font(fonts[font]).moveDown(before);
        for (const [place, run] of runs.entries())
          document.font((run.isRare ? moreFonts : fonts)[font]).text(run.text, {
            lineGap: 4,
            continued: place < runs.length - 1,
            // All characters of a line stand on one line, though the fonts are of other heights.
            ...(runs.length > 1 ? { baseline: -ascentOf(fonts[font]) * size } : {}),
          });
      }),
    );
  };
  const writeText = (text: string, heading: "H2" | "H3") => {
    for (const { title, lines } of contractBlocks(text)) {
      if (title !== null) write(heading, title);
      if (lines.length > 0) write("P", lines.join("\n"));
    }
  };
  write("H1", sheet.title);
  for (const line of sheet.record) write("P", line);
  writeText(sheet.text, "H2");
  if (sheet.explanation) {
    document.addPage();
    write("H2", sheet.explanation.title);
    for (const line of sheet.explanation.record) write("P", line);
    writeText(sheet.explanation.text, "H3");
  }
  root.end();
  numberPages(document);
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

const looks = {
  H1: { font: "bold", size: 18, before: 0 },
  H2: { font: "bold", size: 12, before: 0.8 },
  H3: { font: "bold", size: 11, before: 0.8 },
  P: { font: "body", size: 10, before: 0.3 },
} as const;

/** `2 / 7` at the foot of each page; no part of what is read aloud. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { start, count } = document.bufferedPageRange();
  for (let place = 0; place < count; place += 1) {
    document.switchToPage(start + place);
    const { page } = document;
    const across = {
      align: "center",
      width: page.width - margins.left - margins.right,
      lineBreak: false,
    } as const;
    // Below the margin a line would begin another page.
    page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document.font(fonts.body).fontSize(9);
    document.text(`${place + 1} / ${count}`, margins.left, page.height - 40, across);
    document.endMarkedContent();
    page.margins.bottom = margins.bottom;
  }
}

interface Run {
  readonly text: string;
  /** The first font lacks these characters. */
  readonly isRare: boolean;
}

/**
 * The text by the fonts that have its characters. A character that both lack is printed as 〓 with its code point: an
 * empty box would hide which one it is. A variant that both lack is printed as its letter, with the code point of the
 * variant.
 */
function runsOf(text: string): Run[] {
  const runs: { text: string; isRare: boolean }[] = [];
  for (const [character] of text.matchAll(charactersOfText)) {
    const run = runOf(character);
    const last = runs.at(-1);
    if (last?.isRare === run.isRare) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function runOf(character: string): Run {
  const [point = 0, selector] = [...character].map((part) => part.codePointAt(0));
  const letter = String.fromCodePoint(point);
  if (selector !== undefined) {
    for (const [isRare, { body }] of [
      [false, fonts],
      [true, moreFonts],
    ] as const)
      if (fontOf(body).hasVariant(point, selector)) return { text: character, isRare };
    const { text, isRare } = runOf(letter);
    return { text: isForm(selector) ? text : `${text}（U+${hexOf(selector)}）`, isRare };
  }
  if (character === "\n" || fontOf(fonts.body).glyphs.hasGlyphForCodePoint(point))
    return { text: character, isRare: false };
  if (fontOf(moreFonts.body).glyphs.hasGlyphForCodePoint(point)) return { text: character, isRare: true };
  return { text: `〓（U+${hexOf(point)}）`, isRare: false };
}

const hexOf = (point: number) => point.toString(16).toUpperCase();

/** A selector of the smaller block says in which form a character is drawn, not which letter it is. */
const isForm = (selector: number) => selector < 0xe0100;

/** A letter, and the selector of its variant with it. */
const charactersOfText = /.[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]?/gsu;

/** As a part of the size. */
function ascentOf(file: string): number {
  const { ascent, unitsPerEm } = fontOf(file).glyphs;
  return ascent / unitsPerEm;
}

const opened = new Map<string, FontWithVariants>();

function fontOf(file: string): FontWithVariants {
  const font = opened.get(file) ?? fontWithVariants(file);
  opened.set(file, font);
  return font;
}
