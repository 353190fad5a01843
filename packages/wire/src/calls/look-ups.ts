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

export const PostcodeAddress = record("PostcodeAddress", {
  prefecture: v.string(),
  city: v.string(),
  town: v.string(),
});
export type PostcodeAddress = v.InferOutput<typeof PostcodeAddress>;

/** The addresses of a postcode: usually one, several if it spans towns, none if it is unknown (B1). */
export const lookUpPostcode = call({
  summary: "List the addresses of a postcode",
  method: "GET",
  path: "ext/postcode/",
  query: { zipcode: v.string() },
  answer: v.array(PostcodeAddress),
  sinceServerLevel: 1,
});

/** A registered company, suggested while its name is typed. */
export const Houjin = record("Houjin", {
  houjinbangou: v.string(),
  name: v.string(),
  address: v.string(),
});
export type Houjin = v.InferOutput<typeof Houjin>;

export const suggestHoujinbangou = call({
  summary: "Suggest companies of the register by name",
  method: "GET",
  path: "ext/houjinbangou/",
  query: { name: v.string() },
  answer: v.array(Houjin),
  answerUnspecified: true,
});
