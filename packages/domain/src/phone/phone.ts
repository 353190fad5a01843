import { plainNumber } from "../japanese-input/hyphens.ts";

/** A Japanese phone number from the leading zero: eleven digits for 090 and similar, otherwise ten (R3.1, profile). */
export const isPhone = (text: string) => /^0[256789]0\d{8}$|^0(?![256789]0)[1-9]\d{8}$/.test(text);

/** Converts width, hyphens, brackets and +81; unreadable text stays as typed (B1). */
export function formatPhone(text: string): string {
  const digits = plainNumber(text)
    .replace(/[()]/g, "")
    .replace(/^\+810?/, "0");
  return isPhone(digits) ? digits : text;
}

/** Groups of digits for known prefixes. Area codes of three to five digits would need a table. */
const groups = [
  /^(0800)(\d{3})(\d{4})$/,
  /^(0[256789]0)(\d{4})(\d{4})$/,
  /^(0120|0570)(\d{3})(\d{3})$/,
  /^(0[36])(\d{4})(\d{4})$/,
] as const;

/** Adds hyphens, 03-1234-5678 or 090-1234-5678; other numbers stay as typed (B1). */
export function phoneWithHyphens(text: string): string {
  const digits = formatPhone(text);
  const group = groups.find((each) => each.test(digits));
  return group ? digits.replace(group, "$1-$2-$3") : text;
}

export const telHref = (phone: string): string => `tel:${phone.replaceAll("-", "")}`;
