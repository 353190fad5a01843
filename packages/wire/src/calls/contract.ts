import { maximumClaims } from "@kaitori/domain";
import * as v from "valibot";
import { call } from "../call.ts";
import { refusal } from "../errors.ts";
import { record } from "../record.ts";
import { Entry } from "../records/entry.ts";
import { HandOverSum } from "../records/hand-over.ts";
import { ClaimPrice, Price } from "../records/price.ts";
import { Id, Text, Timestamp } from "../values.ts";

const text = {
  title: v.string(),
  /** Plain text; empty lines separate paragraphs. */
  text: v.string(),
  /** SHA-256 of the text, in hexadecimal. */
  hash: v.string(),
};
const contract = { ...text, claims: v.array(ClaimPrice), total: Price };

/** Explanation before the consent, with the hash of the contract in its text (B16). */
export const ContractExplanation = record("ContractExplanation", text);
export type ContractExplanation = v.InferOutput<typeof ContractExplanation>;

/** Price and terms before the consent. The client sends their hashes back with the contract (B5). */
export const ContractTerms = record("ContractTerms", {
  ...contract,
  explanation: ContractExplanation,
  /** Sums of payers' money that the seller must hand over for the chosen claims, with day and reference (B11). */
  hand_overs: v.optional(v.array(HandOverSum)),
});
export type ContractTerms = v.InferOutput<typeof ContractTerms>;

/** The contract as signed (B5). */
export const ContractDocument = record("ContractDocument", {
  ...contract,
  /** Absent for contracts signed before explanations existed. */
  explanation: v.optional(ContractExplanation),
  signed_at: Timestamp,
  /** Address of the contract as a PDF with constant bytes (B16). */
  pdf: v.optional(v.string()),
  /** Name of the person who consented. */
  signed_by: v.optional(v.string()),
  /** Mail address of the account. */
  signed_from: v.optional(v.string()),
});
export type ContractDocument = v.InferOutput<typeof ContractDocument>;

/** `claims` are the ids to be sold, separated by commas; without it, all that can be bought. */
export const getContractTerms = call({
  summary: "Get price and terms before the consent, with their hash",
  method: "GET",
  path: "entries/:id/contract_terms/",
  params: { id: Id },
  query: { claims: v.optional(v.pipe(v.string(), v.regex(/^[^,]+(?:,[^,]+)*$/))) },
  answer: ContractTerms,
  sinceServerLevel: 1,
});

export const getContractDocument = call({
  summary: "Get the signed contract with its hash",
  method: "GET",
  path: "entries/:id/contract_document/",
  params: { id: Id },
  answer: ContractDocument,
  sinceServerLevel: 1,
});

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
export const ContractConflict = refusal("ContractConflict", { current: v.optional(ContractTerms) });
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
