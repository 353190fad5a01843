/** Whole yen. Inside it is an integer, on the wire a decimal string (R3.1); neither way goes through fractions. */
export type Yen = number;

/** More than any invoice, and small enough that sums stay exact. */
export const maximumYen = 999_999_999_999;

/** Reads the wire's "1000000" or "1000000.00"; anything but whole yen is null (B5). */
export function readYen(wire: string): Yen | null {
  const whole = /^(\d{1,12})(?:\.0+)?$/.exec(wire)?.[1];
  return whole === undefined ? null : Number(whole);
}

/** The amount of a text that has been judged already; what is not legible counts nothing. */
export const yenOf = (wire: string): Yen => readYen(wire) ?? 0;

/** Not more digits than any amount has; what is no number is another finding. */
export const isWithinYen = (text: string) => !/^0*[1-9]\d{12,}(?:\.0+)?$/.test(text);

/** The wire's decimal string (B5). */
export const writeYen = (yen: Yen) => String(yen);

/** An amount somebody can ask for or be owed: whole yen, more than none (R5.7). */
export const isPositiveYen = (wire: string) => yenOf(wire) > 0;
