import { type IssueCode, paperOfKind } from "@kaitori/domain";
import { activationCopy } from "../copy/activation.ts";
import { blockersCopy } from "../copy/blockers.ts";
import { contractCopy } from "../copy/contract.ts";
import type { issuesCopy } from "../copy/issues.ts";
import { leaveCopy } from "../copy/leave.ts";
import { loginCopy } from "../copy/login.ts";
import { reauthCopy } from "../copy/reauth.ts";
import { refusalsCopy } from "../copy/refusals.ts";
import { uploadCopy } from "../copy/upload.ts";
import type { CopyArea } from "./copy-area.ts";
import type { Overrides } from "./copy-of.ts";
import type { CodedMessage } from "./fill-sentence.ts";
import { knownIssueSentence } from "./issue-sentence.ts";
import { paperName } from "./paper-name.ts";
import { fillGivenValues } from "./placeholders.ts";

/** Refusals that use a text of a screen. */
const textsOfScreens = {
  fileEmpty: [uploadCopy, "empty"],
  fileOnlyPdf: [uploadCopy, "onlyPdf"],
  fileOnlyPicture: [uploadCopy, "onlyPicture"],
  fileTooLarge: [uploadCopy, "tooLarge"],
  fileBrokenImage: [uploadCopy, "broken"],
  fileEncryptedPdf: [uploadCopy, "encrypted"],
  filesTooManyOfKind: [uploadCopy, "tooMany"],
  fileHandedIn: [uploadCopy, "alreadySubmitted"],
  entryUnderWay: [leaveCopy, "entryUnderWay"],
  contractUnderWay: [leaveCopy, "contractUnderWay"],
  notActivated: [loginCopy, "unverified"],
  termsChanged: [contractCopy, "changed"],
  passwordNeeded: [activationCopy, "passwordTitle"],
  proofNeeded: [reauthCopy, "text"],
  identityImperfect: [blockersCopy, "identityImperfect"],
  identityExpired: [blockersCopy, "identityExpired"],
  loggedOut: [blockersCopy, "loggedOut"],
  preEntryDeclined: [blockersCopy, "preEntryDeclined"],
  newEntriesStopped: [blockersCopy, "newEntriesStopped"],
  hasPreContractEntry: [blockersCopy, "hasPreContractEntry"],
  hasInadequateClaim: [blockersCopy, "hasInadequateClaim"],
  hasDelayClaim: [blockersCopy, "hasDelayClaim"],
} as const satisfies { readonly [code: string]: readonly [CopyArea, string] };

/** Codes of refusals to an applicant (R8 and beyond). */
export type RefusalCode =
  | IssueCode
  | keyof typeof issuesCopy.texts
  | keyof typeof refusalsCopy.texts
  | keyof typeof textsOfScreens;

/** The brand's sentence for a refusal; undefined for an unknown code. */
export function refusalSentence(
  overrides: Overrides,
  { code, params = {} }: CodedMessage,
): string | undefined {
  const values = { ...params, ...documentName(overrides, params) };
  const [area, key] = textKeyOf(code) ?? [];
  if (area === undefined || key === undefined) return knownIssueSentence(overrides, { code, params: values });
  const text = overrides[`${area.area}.${key}`] ?? area.texts[key];
  return text === undefined ? undefined : fillGivenValues(text, values);
}

const textKeys: { readonly [code: string]: readonly [CopyArea, string] } = textsOfScreens;

const textKeyOf = (code: string): readonly [CopyArea, string] | undefined => {
  if (Object.hasOwn(refusalsCopy.texts, code)) return [refusalsCopy, code];
  return Object.hasOwn(textKeys, code) ? textKeys[code] : undefined;
};

function documentName(overrides: Overrides, { kind }: NonNullable<CodedMessage["params"]>) {
  return typeof kind === "string" && paperOfKind(kind) ? { kind: paperName(overrides, kind) } : {};
}
