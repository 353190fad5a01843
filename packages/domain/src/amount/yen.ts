/** Whole yen: an integer in the code, a decimal string on the wire (R3.1), never a fraction. */
export type Yen = number;

/** Larger than any invoice, and small enough that sums are exact integers. */
export const maximumYen = 999_999_999_999;

/** Reads the wire's "1000000" or "1000000.00"; anything but whole yen is null (B5). */
export function readYen(wire: string): Yen | null {
  const whole = /^(\d{1,12})(?:\.0+)?$/.exec(wire)?.[1];
  return whole === undefined ? null : Number(whole);
}

/** Reads text that the rules have accepted; illegible text counts as 0. */
export const yenOf = (wire: string): Yen => readYen(wire) ?? 0;

/** Limits the number of digits; another rule reports text that is not a number. */
export const isWithinYen = (text: string) => !/^0*[1-9]\d{12,}(?:\.0+)?$/.test(text);

/** The wire's decimal string (B5). */
export const writeYen = (yen: Yen) => String(yen);

/** A positive amount in whole yen (R5.7). */
export const isPositiveYen = (wire: string) => yenOf(wire) > 0;
