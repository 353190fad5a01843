import { plainNumber } from "../japanese-input/hyphens.ts";

/** A postcode is stored as seven digits (R3.1, profile). */
export const isPostcode = (text: string) => /^\d{7}$/.test(text);

/** Reads a postcode with or without 〒 and hyphens, in either width (B1). */
export function readPostcode(text: string): string | null {
  const digits = plainNumber(text).replace(/^〒/, "");
  return isPostcode(digits) ? digits : null;
}

/** Like `readPostcode`, but unreadable text stays as typed (B1). */
export const formatPostcode = (text: string) => readPostcode(text) ?? text;

/** Adds the hyphen, 100-0001; other text stays as typed (B1). */
export const postcodeWithHyphen = (text: string) => readPostcode(text)?.replace(/^\d{3}/, "$&-") ?? text;
