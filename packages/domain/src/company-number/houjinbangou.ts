/** True for a corporate number: a check digit and twelve digits (B1). */
export const isHoujinbangou = (text: string) =>
  /^\d{13}$/.test(text) && text[0] === checkDigit(text.slice(1));

// 9 − (Σ Pn·Qn mod 9), counted from the right, Q = 1 for odd places and 2 for even (法人番号の指定等に関する省令).
function checkDigit(base: string): string {
  let sum = 0;
  for (let place = 1; place <= 12; place++) sum += Number(base[12 - place]) * (place % 2 === 0 ? 2 : 1);
  return String(9 - (sum % 9));
}
