import { type IssueCode, yenWithSeparators } from "@kaitori/domain";
import { issuesCopy } from "../copy/issues.ts";
import { specificationCopy } from "../copy/specification.ts";
import { type FillValue, fillLoosely } from "./placeholders.ts";

type Overrides = { readonly [key: string]: string | undefined };
export type Found = { readonly code: string; readonly params?: { readonly [name: string]: FillValue } };

const specification: Overrides = specificationCopy.texts;
const own: Overrides = issuesCopy.texts;

/** Where the specification gives the sentence for a code of the domain, it is that one, in every brand. */
const given: Overrides = {
  required: specification.required,
  blank: specification.blank,
  accountNumber: specification.bankAccountNumber,
  holderName: specification.accountHolderName,
  claimDepositType: specification.claimDepositType,
  noClaims: specification.noClaims,
  tooManyClaims: specification.tooManyClaims,
  uploadInProgress: specification.otherUploadUnderWay,
} satisfies { readonly [Code in IssueCode]?: string | undefined };

/** The sentence for what a rule found, as the brand says it. */
export const issueSentence = (overrides: Overrides, found: Found): string =>
  knownIssueSentence(overrides, found) ?? overrides["issues.other"] ?? issuesCopy.texts.other;

/** Nothing for a code that is not of the domain or the wire. */
export function knownIssueSentence(overrides: Overrides, { code, params = {} }: Found): string | undefined {
  const text = (Object.hasOwn(given, code) ? given[code] : undefined) ?? ownText(overrides, code);
  return text === undefined
    ? undefined
    : fillLoosely(text, inYen.has(code) ? withSeparators(params) : params);
}

/** Whose figures are sums of money; all others are counts. */
const inYen: ReadonlySet<string> = new Set<IssueCode>(["amountOutOfRange"]);

const withSeparators = (params: NonNullable<Found["params"]>) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === "number" ? yenWithSeparators(value) : value,
    ]),
  );

/** How to mend it, where the specification's sentence only says what is wrong. */
export const issueHelp = (overrides: Overrides, code: string): string | undefined =>
  ownText(overrides, `${code}Help`);

const ownText = (overrides: Overrides, key: string) =>
  Object.hasOwn(own, key) ? (overrides[`issues.${key}`] ?? own[key]) : undefined;
