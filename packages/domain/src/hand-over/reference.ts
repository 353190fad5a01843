/** The number that a seller puts before the own name, so that the transfer is told from all others: digits and a check digit. */
export const handOverReference = (number: number): string => `${number}${checkDigit(String(number))}`;

/** Whether the digits are a reference that was given out, and none with a slip in one digit or two exchanged (B11). */
export const isHandOverReference = (text: string): boolean =>
  /^\d{2,}$/.test(text) && text === handOverReference(Number(text.slice(0, -1)));

/** By Luhn: every second digit from the right is doubled, and the whole makes up a multiple of ten. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
