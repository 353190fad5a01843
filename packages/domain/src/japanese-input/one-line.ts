import { removeInvisible } from "./invisible-characters.ts";

/** Converts a name to one line: line breaks, long spaces and invisible characters could hide text. */
export const oneLine = (text: string): string =>
  removeInvisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/(\s)\s+/g, "$1")
    .replace(/[^\S \u3000]/g, " ")
    .trim();

/** Like `oneLine`, but keeps line breaks. */
export const normaliseLines = (text: string): string =>
  removeInvisible(text)
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/(?!\n)\p{Cc}+/gu, " ")
    .trim();
