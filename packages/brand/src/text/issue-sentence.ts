import type { IssueCode } from "@kaitori/domain";
import { issuesCopy } from "../copy/issues.ts";
import { specificationCopy } from "../copy/specification.ts";
import type { Overrides } from "./copy-of.ts";
import { type CodedMessage, fillSentence } from "./fill-sentence.ts";

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
const fixedSentences: Overrides = specified;
const ownSentences: Overrides & Record<Exclude<IssueCode, keyof typeof specified>, string> = issuesCopy.texts;

/** The brand's sentence for the finding of a rule. */
export const issueSentence = (overrides: Overrides, message: CodedMessage): string =>
  knownIssueSentence(overrides, message) ?? overrides["issues.other"] ?? issuesCopy.texts.other;

/** The brand's sentence for the finding of a rule; undefined for an unknown code. */
export function knownIssueSentence(overrides: Overrides, message: CodedMessage): string | undefined {
  const { code } = message;
  const text =
    (Object.hasOwn(fixedSentences, code) ? fixedSentences[code] : undefined) ?? ownText(overrides, code);
  return text === undefined ? undefined : fillSentence(overrides, text, message);
}

const ownText = (overrides: Overrides, key: string) =>
  Object.hasOwn(ownSentences, key) ? (overrides[`issues.${key}`] ?? ownSentences[key]) : undefined;
