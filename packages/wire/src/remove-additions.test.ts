import { expect, test } from "vitest";
import { createEntry } from "./calls/entries.ts";
import { updateProfile } from "./calls/profile.ts";
import { register } from "./calls/register.ts";
import { uploadFile } from "./calls/uploads.ts";
import { removeAdditions } from "./remove-additions.ts";

const claim = { amount: "1000", withholds_tax: true, deducts_bank_charge: null, forbids_transfer: false };
const account = { bank_name: "港銀行", bank_code: "0001", branch_name: "本店", branch_code: null };

test.each([
  {
    name: "a registration",
    schema: register.body,
    body: { email: "a@example.jp", terms_version: "2026", signup_token: null, tracking_id: "t" },
    remaining: { email: "a@example.jp", tracking_id: "t" },
  },
  {
    name: "a profile",
    schema: updateProfile.body,
    body: { last_name: "山田", identity_document_type: "passport", bank_account: account },
    remaining: { last_name: "山田", bank_account: { bank_name: "港銀行", branch_name: "本店" } },
  },
  {
    name: "an entry",
    schema: createEntry.body,
    body: { purpose: "仕入", claims: [claim], draft_version: 3, bank_account: null },
    remaining: { purpose: "仕入", claims: [{ amount: "1000" }], bank_account: null },
  },
])("R7.1 B21 $name keeps only the fields of the specification", ({ schema, body, remaining }) => {
  expect(removeAdditions(schema, body)).toEqual(remaining);
});

test("D7.1 receiving accounts and file kinds are sent to every server, because nothing can be submitted without them", () => {
  const receive_payment_account = { bank_name: "港銀行", bank_account_number: "0123456" };
  const entry = { claims: [{ amount: "1000", receive_payment_account }], banks: [{ displayId: "1" }] };
  expect(removeAdditions(createEntry.body, entry)).toBe(entry);
  const upload = { kind: "bs" };
  expect(removeAdditions(uploadFile.body, upload)).toBe(upload);
});

test("R7.1 a body without additions is returned as the same object", () => {
  const body = { purpose: "仕入", claims: [{ amount: "1000" }] };
  expect(removeAdditions(createEntry.body, body)).toBe(body);
});
