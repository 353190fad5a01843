import type { IssueCode } from "@kaitori/domain";
import { issuesCopy } from "../copy/issues.ts";
import { specificationCopy } from "../copy/specification.ts";
import { type Found, fillFound } from "./fill-found.ts";

type Overrides = { readonly [key: string]: string | undefined };

const specification = specificationCopy.texts;

/** Codes whose sentence the specification fixes in every brand. */
const specified = {
  required: specification.required,
  blank: specification.blank,
  accountNumber: specification.bankAccountNumber,
  holderName: specification.accountHolderName,
  claimDepositType: specification.claimDepositType,
  noClaims: specification.noClaims,
  tooManyClaims: specification.tooManyClaims,
  uploadInProgress: specification.otherUploadUnderWay,
} satisfies { readonly [Code in IssueCode]?: string };
const given: Overrides = specified;
const own: Overrides & Record<Exclude<IssueCode, keyof typeof specified>, string> = issuesCopy.texts;

/** The brand's sentence for the finding of a rule. */
export const issueSentence = (overrides: Overrides, found: Found): string =>
  knownIssueSentence(overrides, found) ?? overrides["issues.other"] ?? issuesCopy.texts.other;

/** The same, but undefined for an unknown code. */
export function knownIssueSentence(overrides: Overrides, found: Found): string | undefined {
  const { code } = found;
  const text = (Object.hasOwn(given, code) ? given[code] : undefined) ?? ownText(overrides, code);
  return text === undefined ? undefined : fillFound(overrides, text, found);
}

const ownText = (overrides: Overrides, key: string) =>
  Object.hasOwn(own, key) ? (overrides[`issues.${key}`] ?? own[key]) : undefined;
