import type { NewEntryBlocker, ReadinessItem } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";
import { IsoDate } from "../values/date.ts";

const needs = ["profile", "identity", "bankAccount", "withdrawalStatements", "financialStatements"] as const;
const states = ["missing", "inadequate", "expired"] as const;
const places = ["registerProfile", "profile", "withdrawalDetails", "financialStatements"] as const;
const blockers = [
  "loggedOut",
  "preEntryDeclined",
  "identityImperfect",
  "identityExpired",
  "newEntriesStopped",
  "hasPreContractEntry",
  "hasInadequateClaim",
  "hasDelayClaim",
] as const satisfies readonly NewEntryBlocker[];

/** What is still missing for an entry (B2), as the domain names it; the words are the copy's. */
export const Readiness = record("Readiness", {
  missing: v.array(
    v.object({
      need: v.picklist(needs satisfies readonly ReadinessItem["need"][]),
      state: v.picklist(states satisfies readonly ReadinessItem["state"][]),
      place: v.picklist(places satisfies readonly ReadinessItem["place"][]),
      from: v.optional(IsoDate),
    }),
  ),
  /** Causes that stop a new entry altogether (R4.14). */
  blockers: v.array(v.picklist(blockers)),
  /** From which day the withdrawal statements must run (R9.3). */
  statement_start_date: IsoDate,
});
export type Readiness = v.InferOutput<typeof Readiness>;

export const getReadiness = call({
  method: "GET",
  path: "readiness/",
  answer: Readiness,
  addition: true,
});
