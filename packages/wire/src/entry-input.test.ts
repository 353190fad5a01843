import * as v from "valibot";
import { expect, test } from "vitest";
import { ContractBody } from "./calls/contract.ts";
import { exampleOf } from "./description/example-of.ts";
import { Entry } from "./records/entry.ts";
import { EntryInput } from "./records/entry-input.ts";

const entry = v.parse(Entry, exampleOf(Entry));

test("R7.1 a resubmission accepts the entry as the server sent it", () => {
  expect(v.parse(EntryInput, entry)).toMatchObject({
    purpose: entry.purpose,
    banks: entry.banks,
    claims: [
      { id: 31, amount: "1000000", contentfile_relations: [{ kind: "invoice_1", contentfile: { id: 31 } }] },
    ],
  });
});

test("R7.1 the contract accepts the entry as it is, with the hash of the terms", () => {
  expect(v.parse(ContractBody, { ...entry, terms_hash: "abc" })).toEqual({
    claims: [{ id: 31 }],
    terms_hash: "abc",
  });
});

test("R5.12 an incomplete entry matches the schema; only the rules report missing fields", () => {
  const incomplete = { purpose: null, claims: [{ amount: "" }] };
  expect(v.parse(EntryInput, incomplete)).toMatchObject({
    purchase_amount_desired: "",
    purpose: "",
    claims: [{ amount: "", is_fixed_debt: false, contentfile_relations: [], receive_payment_account: null }],
  });
});
