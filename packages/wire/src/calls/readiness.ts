import {
  everyNewEntryBlocker,
  identityConfirmations,
  paperNeeds,
  readinessNeeds,
  readinessPlaces,
  readinessStates,
} from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";
import { FurtherKindName } from "../values/file-kind-name.ts";

/** A paper that the brand asks for beside those of the specification, and what an earlier entry has given of it. */
export const FurtherPaper = record("FurtherPaper", {
  kind: FurtherKindName,
  /** Nothing is submitted without it; else it is wished for. */
  required: v.boolean(),
  /** As it stands today: what is being looked at or accepted is not asked for again. */
  status: v.picklist(identityConfirmations),
  valid_until: v.nullable(IsoDate),
});
export type FurtherPaper = v.InferOutput<typeof FurtherPaper>;

/** Needs of an entry that are still missing (B2), as the domain names them; the words are the copy's. */
export const Readiness = record("Readiness", {
  missing: v.array(
    v.object({
      need: v.picklist(readinessNeeds),
      state: v.picklist(readinessStates),
      place: v.picklist(readinessPlaces),
      from: v.optional(IsoDate),
      /** Of `furtherPaper`: which of them. */
      kind: v.optional(FurtherKindName),
    }),
  ),
  /** Causes that stop a new entry altogether (R4.14). */
  blockers: v.array(v.picklist(everyNewEntryBlocker)),
  /** Papers of an earlier entry that still count; what the draft holds is not among them (R4.10). */
  given_before: v.optional(v.array(v.picklist(paperNeeds)), []),
  /** Papers asked of this applicant; nothing where they are left out. */
  further_papers: v.optional(v.array(FurtherPaper), []),
  /**
   * The check before the profile was answered with arrears, and no paper says how they stand: asked for, not demanded.
   * Nobody is asked where it is left out.
   */
  delinquency_wanted: v.optional(v.boolean(), false),
  /** From which day the withdrawal statements must run (R9.3). */
  statement_start_date: IsoDate,
});
export type Readiness = v.InferOutput<typeof Readiness>;

/**
 * Only the server knows which papers of the brand's own still count, and whether the check before the profile was answered
 * with arrears: without it an applicant gives both with every entry. It is asked after each draft that was kept.
 */
export const getReadiness = call({
  summary: "What is still missing for an entry",
  area: "files",
  method: "GET",
  path: "readiness/",
  answer: Readiness,
  since: 1,
});
