import { withPdf } from "#parts/pdf-preview/pdf-worker.ts";
import { type InvoiceReading, readInvoice } from "./read-invoice.ts";

/** Amount, date and payer are on the first pages of an invoice. */
const maxPages = 2;

type Piece = { readonly text: string; readonly x: number; readonly y: number; readonly end: number };

/** Reads the data in the text of a PDF; a scanned page has no text. Loaded as a separate chunk. */
export const readPdf = async (url: string): Promise<InvoiceReading> => readInvoice(await textOfPdf(url));

export const textOfPdf = (url: string): Promise<string[]> =>
  withPdf(url, async (pdf) => {
    const lines: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , , , x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, end: x + item.width }];
      });
      lines.push(...linesOf(pieces));
    }
    return lines;
  });

/** In PDF points, of which a character of an invoice has about ten. */
const lineTolerance = 4;
const spaceWidth = 3;

/** Joins text pieces at about the same height to lines, with a space between pieces that do not touch. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line?.[0] && Math.abs(line[0].y - piece.y) < lineTolerance) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => {
    let end: number | undefined;
    let text = "";
    for (const piece of line.toSorted((one, other) => one.x - other.x)) {
      text += end !== undefined && piece.x - end > spaceWidth ? ` ${piece.text}` : piece.text;
      end = piece.end;
    }
    return text;
  });
}
