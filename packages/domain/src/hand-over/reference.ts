/** The number that a seller writes before their name, so that the transfer is recognised: digits and a check digit. */
export const handOverReference = (number: number): string => `${number}${checkDigit(String(number))}`;

/** The number of a reference; null where a digit is wrong or two are exchanged (B11). */
export function readHandOverReference(text: string): number | null {
  const number = /^\d{2,15}$/.test(text) ? Number(text.slice(0, -1)) : 0;
  return text === handOverReference(number) ? number : null;
}

/** By Luhn: every second digit from the right is doubled, and the whole makes up a multiple of ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
