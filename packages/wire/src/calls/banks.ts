import * as v from "valibot";
import { call } from "../call.ts";
import { record } from "../record.ts";

/** A bank or a branch. */
export const BankName = record("BankName", { code: v.string(), name: v.string(), kana: v.string() });
export type BankName = v.InferOutput<typeof BankName>;

/** Searches by name, kana or code (B1). */
export const searchBanks = call({
  summary: "Find banks by name, kana or code",
  method: "GET",
  path: "ext/banks/",
  query: { name: v.string() },
  answer: v.array(BankName),
  sinceServerLevel: 1,
});

export const searchBranches = call({
  summary: "Find branches of a bank by name, kana or code",
  method: "GET",
  path: "ext/banks/:bank_code/branches/",
  params: { bank_code: v.pipe(v.string(), v.regex(/^\d{4}$/)) },
  query: { name: v.string() },
  answer: v.array(BankName),
  sinceServerLevel: 1,
});
