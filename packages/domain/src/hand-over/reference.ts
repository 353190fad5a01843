/** Payment reference that the seller writes before their name: the number and a check digit. */
export const handOverReference = (number: number): string => `${number}${checkDigit(String(number))}`;

/** Number of a reference; null for a typing error that the check digit finds (B11). */
export function readHandOverReference(text: string): number | null {
  const number = /^\d{2,15}$/.test(text) ? Number(text.slice(0, -1)) : 0;
  return text === handOverReference(number) ? number : null;
}

/** The Luhn algorithm. */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = place % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
