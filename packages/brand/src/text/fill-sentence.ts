import { type IssueCode, isCalendarDate, yenWithSeparators } from "@kaitori/domain";
import type { Overrides } from "./copy-of.ts";
import { dateInWords } from "./date-in-words.ts";
import { type FillValue, fillGivenValues } from "./placeholders.ts";

export type CodedMessage = {
  readonly code: string;
  readonly params?: { readonly [name: string]: FillValue };
};

/** Codes whose figures are yen; all other figures are counts or ratios. */
const yenCodes: ReadonlySet<string> = new Set<IssueCode | "boughtAboveLimit" | "boughtBelowLimit">([
  "amountOutOfRange",
  "boughtAboveLimit",
  "boughtBelowLimit",
]);

/** Fills figures and dates into the sentence of a finding. */
export function fillSentence(
  overrides: Overrides,
  text: string,
  { code, params = {} }: CodedMessage,
): string {
  const formatValue = (value: FillValue) => {
    if (typeof value === "number") return yenCodes.has(code) ? yenWithSeparators(value) : value;
    return isCalendarDate(value) ? dateInWords(overrides, value) : value;
  };
  return fillGivenValues(
    text,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, formatValue(value)])),
  );
}
