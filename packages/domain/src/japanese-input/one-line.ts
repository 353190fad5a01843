import { withoutUnseen } from "./unseen.ts";

/**
 * A name as it stands in a contract: one line, whatever was pasted. A line break could begin an article of its own, a
 * row of spaces push the rest out of sight, and what nobody sees would let it say something else than it seems to.
 */
export const oneLine = (text: string): string =>
  withoutUnseen(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(\s)\s+/g, "$1")
    .replace(/[^\S \u3000]/g, " ")
    .trim();

/** Text in paragraphs: like `oneLine`, but with its line breaks, however they were typed. */
export const severalLines = (text: string): string =>
  withoutUnseen(text)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/(?!\n)\p{Cc}+/gu, " ")
    .trim();
