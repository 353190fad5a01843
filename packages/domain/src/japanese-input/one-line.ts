/**
 * A name as it stands in a contract: one line, whatever was pasted. A line break could begin an article of its own,
 * and characters that turn the direction of reading would let it say something else than it seems to.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();

/** What is told in paragraphs: the same but for its line breaks, however they were typed. */
export const severalLines = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/(?!\n)\p{Cc}+/gu, " ")
    .replace(/\p{Cf}/gu, "")
    .trim();
