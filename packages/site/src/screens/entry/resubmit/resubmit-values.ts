import {
  type ClaimAnswer,
  claimAnswersOf,
  claimToTypedText,
  readClaimFields,
  type TypedClaim,
} from "@kaitori/domain";
import type { CallBody, Claim, Entry, Inadequacy, reviewEntry, UploadRecord } from "@kaitori/wire";
import { withoutPictures } from "#application/entry/without-pictures.ts";
import { banksWithNewPapers } from "./resubmission-items.ts";

/** An uploaded paper in the form and in its draft, without preview. */
export type UploadedPaper = Pick<UploadRecord, "id" | "kind" | "name" | "content_type" | "created_at"> & {
  /** The payer that a new invoice names; undefined until it is read, or if it cannot be read. */
  payer?: string;
};

/** The fields of a claim that may be corrected, as they are typed. */
export type ClaimCorrection = Omit<TypedClaim, RegisteredField | ClaimAnswer> & {
  /** Undefined if the server does not store the answer. */
  [Answer in ClaimAnswer]?: boolean | undefined;
} & {
  contentfiles: UploadedPaper[];
  /** The applicant keeps the answers that the review compared with the invoice. */
  keeps_answers: boolean;
  /** The other payers on the new invoices that the applicant has confirmed. */
  confirmed_payer: string;
};

/** A field from the register of companies. */
type RegisteredField = "houjinbangou" | "houjinbangou_address";

/** The paths are those of the server's errors. */
export type ResubmitValues = {
  claims: ClaimCorrection[];
  /** Withdrawal statements. */
  banks: UploadedPaper[];
  /** Financial documents. */
  addfiles: UploadedPaper[];
};

export const resubmitValuesOf = ({ claims }: Entry): ResubmitValues => ({
  claims: claims.map((claim) => {
    const { houjinbangou: _number, houjinbangou_address: _address, ...typed } = claimToTypedText(claim);
    return {
      ...typed,
      ...claimAnswersOf(claim),
      contentfiles: [],
      keeps_answers: false,
      confirmed_payer: "",
    };
  }),
  banks: [],
  addfiles: [],
});

/** A correction in the format of the rules and of the API. */
export const readCorrection = ({
  contentfiles: _,
  keeps_answers: _keeps,
  confirmed_payer: _confirmed,
  ...typed
}: ClaimCorrection) => readClaimFields(typed);

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
    // Omitted without accounts, because an empty list might delete accounts that the server stores but does not send.
    ...(banks.length > 0 && { banks: banksWithNewPapers(entry, inadequacies, values.banks) }),
    addfiles: papersOfList(entry, values).map(({ id }) => ({ id })),
  };
}

const papersOfList = (entry: Entry, values: ResubmitValues) => [
  ...entry.addfiles,
  ...values.banks,
  ...values.addfiles,
];

/** Maps a path of a server error, an account or an index of `addfiles`, to the form's list that contains the paper. */
export function fieldOfPapers(path: string, entry: Entry, values: ResubmitValues): string {
  if (path.startsWith("banks.")) return "banks";
  const index = /^addfiles\.(\d+)$/.exec(path)?.[1];
  if (index === undefined) return path;
  const paper = papersOfList(entry, values)[Number(index)];
  return values.banks.some(({ id }) => id === paper?.id) ? "banks" : "addfiles";
}
