import { randomInt } from "node:crypto";

/** Without I, L, O and U, so that it can be read out over the telephone. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 6;

/** 受付番号: the day and what nobody guesses, `20261121-7KQ2XA`; a claim adds its place. */
export function receiptCode(today: string): string {
  const random = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${today.replaceAll("-", "")}-${random}`;
}
