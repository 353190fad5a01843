import { deskCopy } from "@kaitori/brand/copy/desk";
import { copyOf } from "@kaitori/brand/text";

/** Decodes UTF-8 or Shift_JIS; throws for any other encoding. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("shift_jis", { fatal: true }).decode(bytes);
  }
}

/** Splits rows into fields, which may be quoted. Skips empty lines. */
export const parseCsv = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );

/** A list that cannot be imported; the message is for the desk. */
export class ListError extends Error {
  override name = "ListError";
}

export const deskTexts = copyOf({}, deskCopy);
