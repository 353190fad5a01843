/** Digits as phones, ledgers and input methods write them. */
export const halfWidthDigits = (typed: string) =>
  typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

/** Hyphens of every kind that a keyboard offers. */
const hyphens = /[-‐‑–—―−ー－ｰ]/g;

/** Only the digits, when nothing but digits, hyphens and spaces was typed; else what was typed. */
export function tidyDigits(typed: string) {
  const digits = halfWidthDigits(typed).replace(hyphens, "").replace(/\s/g, "");
  return /^\d+$/.test(digits) ? digits : typed;
}
