import * as v from "valibot";
import { call } from "../call.ts";
import { Entry } from "../records/entry.ts";
import { Id } from "../values/id.ts";

/** "The entry, or a supplied request": the claims listed are the ones sold, the others are cancelled (R4.21). */
export const ContractBody = v.object({
  /** The hash of the terms that were shown; others are refused with 409. */
  terms_hash: v.string(),
});

export const contractEntry = call({
  method: "POST",
  path: "entries/:id/contract/",
  params: { id: Id },
  body: ContractBody,
  answer: Entry,
  idempotent: true,
  timeout: 30_000,
});
