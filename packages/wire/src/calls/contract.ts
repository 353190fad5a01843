import { maximumClaims } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { codesField } from "../errors/codes.ts";
import { record } from "../record.ts";
import { Entry } from "../records/entry.ts";
import { Id } from "../values/id.ts";
import { Text } from "../values/text.ts";
import { ContractTerms } from "./contract-document.ts";

/** The listed claims are sold, the others cancelled (R4.21). */
export const ContractBody = v.pipe(
  v.object({
    claims: v.pipe(v.array(v.object({ id: Id })), v.maxLength(maximumClaims, "tooManyClaims")),
    /** The hash of the terms that the page showed; others are refused with 409. Empty if the server gave no terms. */
    terms_hash: Text,
    /** The hash of the explanation that the page showed; a server with explanations requires it (409). */
    explanation_hash: v.optional(Text),
  }),
  v.metadata({ "x-additions": ["terms_hash", "explanation_hash"] }),
);

/** 409: the terms have changed; `current` are the new ones (B5). Without `current` the entry cannot be contracted. */
export const ContractConflict = record(
  "ContractConflict",
  { detail: v.string(), current: v.optional(ContractTerms) },
  codesField,
);
export type ContractConflict = v.InferOutput<typeof ContractConflict>;

export const contractEntry = call({
  summary: "Sign the contract for the chosen claims",
  method: "POST",
  path: "entries/:id/contract/",
  params: { id: Id },
  body: ContractBody,
  answer: Entry,
  answerUnspecified: true,
  errors: { 409: ContractConflict },
  idempotent: true,
  needsWholeRecord: true,
  timeout: 30_000,
});
