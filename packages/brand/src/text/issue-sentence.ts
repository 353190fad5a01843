import { issuesCopy } from "../copy/issues.ts";
import { specificationCopy } from "../copy/specification.ts";
import { type FillValue, fillLoosely } from "./placeholders.ts";

type Overrides = { readonly [key: string]: string | undefined };
type Found = { readonly code: string; readonly params?: { readonly [name: string]: FillValue } };

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
};

/** The sentence for what a rule found, as the brand says it. */
export function issueSentence(overrides: Overrides, { code, params = {} }: Found): string {
  const text = given[code] ?? ownText(overrides, code) ?? issuesCopy.texts.other;
  return fillLoosely(text, params);
}

/** How to mend it, where the specification's sentence only says what is wrong. */
export const issueHelp = (overrides: Overrides, code: string): string | undefined =>
  ownText(overrides, `${code}Help`);

const ownText = (overrides: Overrides, key: string) =>
  Object.hasOwn(own, key) ? (overrides[`issues.${key}`] ?? own[key]) : undefined;
