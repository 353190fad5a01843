import { plainNumber } from "../japanese-input/digits.ts";
import { isHoujinbangou } from "./houjinbangou.ts";

/**
 * 登録番号 of a qualified invoice issuer: T and thirteen digits (B1). For a company these are its 法人番号;
 * how the digits of everybody else are checked is not published, so only the shape is judged.
 */
export const isQualifiedInvoiceNumber = (text: string) => /^T\d{13}$/.test(text);

/** Reads either width, a small t, hyphens and spaces; what it cannot read stays as it was typed (B1). */
export function formatQualifiedInvoiceNumber(text: string): string {
  const plain = plainNumber(text).toUpperCase();
  return isQualifiedInvoiceNumber(plain) ? plain : text;
}

/** The 法人番号 in it, when it is a company's (B1). */
export function houjinbangouOf(qualifiedInvoiceNumber: string): string | null {
  const digits = qualifiedInvoiceNumber.slice(1);
  return isQualifiedInvoiceNumber(qualifiedInvoiceNumber) && isHoujinbangou(digits) ? digits : null;
}
