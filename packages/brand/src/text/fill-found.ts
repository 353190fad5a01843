import { type IssueCode, isCalendarDate, yenWithSeparators } from "@kaitori/domain";
import { dateInWords } from "./date-in-words.ts";
import { type FillValue, fillLoosely } from "./placeholders.ts";

type Overrides = { readonly [key: string]: string | undefined };

export type Found = { readonly code: string; readonly params?: { readonly [name: string]: FillValue } };

/** Codes with figures in yen; the figures of all others are counts or ratios. */
const inYen: ReadonlySet<string> = new Set<IssueCode | "boughtAboveLimit" | "boughtBelowLimit">([
  "amountOutOfRange",
  "boughtAboveLimit",
  "boughtBelowLimit",
]);

/** The sentence of a finding with its figures and dates in it. */
export function fillFound(overrides: Overrides, text: string, { code, params = {} }: Found): string {
  const inWords = (value: FillValue) => {
    if (typeof value === "number") return inYen.has(code) ? yenWithSeparators(value) : value;
    return isCalendarDate(value) ? dateInWords(overrides, value) : value;
  };
  return fillLoosely(
    text,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inWords(value)])),
  );
}
