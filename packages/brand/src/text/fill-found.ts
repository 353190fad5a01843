import { type IssueCode, yenWithSeparators } from "@kaitori/domain";
import { type FillValue, fillLoosely } from "./placeholders.ts";

export type Found = { readonly code: string; readonly params?: { readonly [name: string]: FillValue } };

/** Whose figures are sums of money; all others are counts or shares. */
const inYen: ReadonlySet<string> = new Set<IssueCode | "boughtAboveLimit" | "boughtBelowLimit">([
  "amountOutOfRange",
  "boughtAboveLimit",
  "boughtBelowLimit",
]);

/** The sentence of a finding with its figures in it. */
export const fillFound = (text: string, { code, params = {} }: Found): string =>
  fillLoosely(text, inYen.has(code) ? withSeparators(params) : params);

const withSeparators = (params: NonNullable<Found["params"]>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? yenWithSeparators(value) : value,
    ]),
  );
