import { fileURLToPath } from "node:url";
import { contractBlocks } from "@kaitori/brand/text";
import PDFDocument from "pdfkit";
import { type FontWithVariants, fontWithVariants } from "./font-with-variants.ts";

export interface ContractPdfContent {
  readonly title: string;
  readonly author: string;
  /** Lines with the date, the record of consent and the hash. */
  readonly record: readonly string[];
  readonly text: string;
  /** The explanation before the contract. */
  readonly explanation: {
    readonly title: string;
    readonly record: readonly string[];
    readonly text: string;
  };
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
/** Fonts for characters that the first fonts lack, such as 𠮷. Only used characters are embedded. */
const fallbackFonts = {
  body: fileURLToPath(
    import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf"),
  ),
  bold: fileURLToPath(import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf")),
};

const margins = { top: 64, right: 64, bottom: 72, left: 64 };

/** The contract as a tagged PDF with embedded fonts. The same contract always has the same bytes (B16). */
export async function contractPdf(content: ContractPdfContent): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    tagged: true,
    lang: "ja-JP",
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: content.title,
      Author: content.author,
      CreationDate: content.signedAt,
      ModDate: content.signedAt,
    },
  });
  for (const file of [...Object.values(fonts), ...Object.values(fallbackFonts)])
    document.registerFont(file, loadFont(file).bytes);
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  const pdfEnded = new Promise<void>((resolve) => document.on("end", resolve));
  const root = document.struct("Document");
  document.addStructure(root);
  const write = (tag: "H1" | "H2" | "H3" | "P", text: string) => {
    const { font, size, linesBefore } = styles[tag];
    root.add(
      document.struct(tag, {}, () => {
        const runs = splitRuns(text);
        document.fontSize(size).font(fonts[font]).moveDown(linesBefore);
        for (const [index, run] of runs.entries())
          document.font((run.needsFallback ? fallbackFonts : fonts)[font]).text(run.text, {
            lineGap: 4,
            continued: index < runs.length - 1,
            // Keeps characters of both fonts on one baseline.
            ...(runs.length > 1 ? { baseline: -ascentRatio(fonts[font]) * size } : {}),
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
  write("H1", content.title);
  for (const line of content.record) write("P", line);
  writeText(content.text, "H2");
  document.addPage();
  write("H2", content.explanation.title);
  for (const line of content.explanation.record) write("P", line);
  writeText(content.explanation.text, "H3");
  root.end();
  numberPages(document);
  document.end();
  await pdfEnded;
  return new Uint8Array(Buffer.concat(parts));
}

const styles = {
  H1: { font: "bold", size: 18, linesBefore: 0 },
  H2: { font: "bold", size: 12, linesBefore: 0.8 },
  H3: { font: "bold", size: 11, linesBefore: 0.8 },
  P: { font: "body", size: 10, linesBefore: 0.3 },
} as const;

/** Writes `2 / 7` at the foot of each page. Screen readers skip it. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    const { page } = document;
    const footer = {
      align: "center",
      width: page.width - margins.left - margins.right,
      lineBreak: false,
    } as const;
    // A line below the margin would start a new page.
    page.margins.bottom = 0;
    document.markContent("Artifact", { type: "Pagination" });
    document.font(fonts.body).fontSize(9);
    document.text(`${index + 1} / ${count}`, margins.left, page.height - 40, footer);
    document.endMarkedContent();
    page.margins.bottom = margins.bottom;
  }
}

interface Run {
  readonly text: string;
  /** True if the first font lacks these characters. */
  readonly needsFallback: boolean;
}

/**
 * Splits the text by font. A character that both fonts lack becomes 〓 with its code point, because an empty box would
 * hide the character. A variant that both fonts lack becomes its letter with the code point of the variant.
 */
function splitRuns(text: string): Run[] {
  const runs: { text: string; needsFallback: boolean }[] = [];
  for (const [character] of text.matchAll(charactersOfText)) {
    const run = toRun(character);
    const last = runs.at(-1);
    if (last?.needsFallback === run.needsFallback) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

function toRun(character: string): Run {
  const [point = 0, selector] = [...character].map((part) => part.codePointAt(0));
  const letter = String.fromCodePoint(point);
  if (selector !== undefined) {
    for (const [needsFallback, { body }] of [
      [false, fonts],
      [true, fallbackFonts],
    ] as const)
      if (loadFont(body).hasVariant(point, selector)) return { text: character, needsFallback };
    const { text, needsFallback } = toRun(letter);
    return { text: isStandardVariation(selector) ? text : `${text}（U+${toHex(selector)}）`, needsFallback };
  }
  if (character === "\n" || loadFont(fonts.body).glyphs.hasGlyphForCodePoint(point))
    return { text: character, needsFallback: false };
  if (loadFont(fallbackFonts.body).glyphs.hasGlyphForCodePoint(point))
    return { text: character, needsFallback: true };
  return { text: `〓（U+${toHex(point)}）`, needsFallback: false };
}

const toHex = (point: number) => point.toString(16).toUpperCase();

/** True for a standardized variation, as opposed to an ideographic one (U+E0100 and above). */
const isStandardVariation = (selector: number) => selector < 0xe0100;

/** Matches a letter together with the selector of its variant. */
const charactersOfText = /.[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]?/gsu;

function ascentRatio(file: string): number {
  const { ascent, unitsPerEm } = loadFont(file).glyphs;
  return ascent / unitsPerEm;
}

const openedFonts = new Map<string, FontWithVariants>();

function loadFont(file: string): FontWithVariants {
  const font = openedFonts.get(file) ?? fontWithVariants(file);
  openedFonts.set(file, font);
  return font;
}
