import { plainNumber } from "../japanese-input/digits.ts";

/** A postcode is stored as seven digits (spec §3, profile). */
export const isPostcode = (text: string) => /^\d{7}$/.test(text);

/** Reads 〒, either width and hyphens; what it cannot read stays as it was typed (B1). */
export function formatPostcode(text: string): string {
  const digits = plainNumber(text).replace(/^〒/, "");
  return isPostcode(digits) ? digits : text;
}

/** As it is written on an envelope: 100-0001 (B1). */
export const postcodeWithHyphen = (postcode: string) => `${postcode.slice(0, 3)}-${postcode.slice(3)}`;
