import {
  type ClaimAnswer,
  claimAnswersOf,
  claimToTypedText,
  readClaimFields,
  type TypedClaim,
} from "@kaitori/domain";
import type { CallBody, Claim, Entry, Inadequacy, reviewEntry, UploadRecord } from "@kaitori/wire";
import { withoutPictures } from "#application/entry/without-pictures.ts";
import { banksAgain } from "./statement-accounts.ts";

/** A paper that has arrived, as the form refers to it and its draft keeps it: no pictures. */
export type GivenPaper = Pick<UploadRecord, "id" | "kind" | "name" | "content_type" | "created_at">;

/** The fields of a claim that may be corrected, as they are typed. */
export type ClaimCorrection = Omit<TypedClaim, RegisteredField | ClaimAnswer> & {
  /** Undefined if the server does not store the answer. */
  [Answer in ClaimAnswer]?: boolean | undefined;
} & { contentfiles: GivenPaper[] };

/** Of the register of companies, and chosen there. */
type RegisteredField = "houjinbangou" | "houjinbangou_address";

/** Paths as in the server's errors. */
export type ResubmitValues = {
  claims: ClaimCorrection[];
  /** Withdrawal statements. */
  banks: GivenPaper[];
  /** Financial documents. */
  addfiles: GivenPaper[];
};

export const resubmitValuesOf = ({ claims }: Entry): ResubmitValues => ({
  claims: claims.map((claim) => {
    const { houjinbangou: _number, houjinbangou_address: _address, ...typed } = claimToTypedText(claim);
    return { ...typed, ...claimAnswersOf(claim), contentfiles: [] };
  }),
  banks: [],
  addfiles: [],
});

/** A correction as the rules judge it and the wire carries it. */
export const readCorrection = ({ contentfiles: _, ...typed }: ClaimCorrection) => readClaimFields(typed);

/** The entry with its replacements (B4). */
export function resubmissionOf(
  entry: Entry,
  inadequacies: readonly Inadequacy[],
  values: ResubmitValues,
): CallBody<typeof reviewEntry> {
  const claimOf = (claim: Claim, index: number) => {
    const typed = values.claims[index];
    const mayCorrect = inadequacies.some((item) => item.subject === "claim" && item.claim === claim.id);
    const typedFiles = typed?.contentfiles.map(({ id, kind }) => ({ kind, contentfile: { id } })) ?? [];
    return {
      ...claim,
      ...(mayCorrect && typed && readCorrection(typed)),
      contentfile_relations: [...claim.contentfile_relations, ...typedFiles],
    };
  };
  const { banks, claims, ...otherFields } = withoutPictures(entry);
  return {
    ...otherFields,
    claims: claims.map(claimOf),
    // A server that names no accounts keeps them elsewhere; an empty list might delete them.
    ...(banks.length > 0 && { banks: banksAgain(entry, inadequacies, values.banks) }),
    addfiles: papersOfList(entry, values).map(({ id }) => ({ id })),
  };
}

const papersOfList = (entry: Entry, values: ResubmitValues) => [
  ...entry.addfiles,
  ...values.banks,
  ...values.addfiles,
];

/** The server names a statement at its account and other papers by their place in the list; the form has them in two lists. */
export function fieldOfPapers(path: string, entry: Entry, values: ResubmitValues): string {
  if (path.startsWith("banks.")) return "banks";
  const place = /^addfiles\.(\d+)$/.exec(path)?.[1];
  if (place === undefined) return path;
  const paper = papersOfList(entry, values)[Number(place)];
  return values.banks.some(({ id }) => id === paper?.id) ? "banks" : "addfiles";
}
