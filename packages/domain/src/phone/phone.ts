import { plainNumber } from "../japanese-input/digits.ts";

/** A Japanese phone number, stored as ten or eleven digits from the leading zero (spec §3, profile). */
export const isPhone = (text: string) => /^0[1-9]\d{8,9}$/.test(text);

/** Reads either width, hyphens, brackets and +81; what it cannot read stays as it was typed (B1). */
export function formatPhone(text: string): string {
  const digits = plainNumber(text)
    .replace(/[()]/g, "")
    .replace(/^\+810?/, "0");
  return isPhone(digits) ? digits : text;
}
