import {
  activateAccount,
  type CallDefinition,
  Claim,
  cancelEntry,
  contractEntry,
  Entry,
  exampleOf,
  getEntry,
  getProfile,
  getSuppressEntries,
  listEntries,
  listNotices,
  login,
  logout,
  me,
  reviewEntry,
} from "@kaitori/wire";
import * as v from "valibot";
import { expect, test } from "vitest";
import { AnswerMismatchError } from "./errors.ts";
import { asSpecified, readAnswer, readBody } from "./read-answer.ts";

const moment = "2026-11-22T10:00:00.123456+09:00";
const file = { id: "7", kind: "invoice", name: "a.pdf", content_type: "application/pdf", created_at: moment };
const account = {
  bank_name: "みずほ銀行",
  deposit_type: "ordinary",
  bank_account_number: "1234567",
  obliger_accounts: [{ holder_name: "カ）ソラミ" }],
};

/** A claim of a server that omits fields without a value and writes money as numbers. */
const claim = {
  id: "12",
  code: "C-1",
  status: "3",
  invoice_confirmation_status: "3",
  additional_doc_confirmation_status: 4,
  obliger_company_name: "空見商店",
  houjinbangou: null,
  amount: 1_100_000,
  scheduled_deposit_amount_from_obliger: "1100000.00",
  purchase_fee_ratio: 0.08,
  obliger_payment_date: "2027-01-06",
  is_fixed_debt: true,
  is_bank_transfer_from_obliger: true,
  created_at: moment,
  updated_at: moment,
  entry: "11",
  contentfiles: [file],
  contentfile_relations: [{ contentfile: file }],
  staff_memo: "x",
};
const entry = {
  id: "11",
  code: "E-1",
  status: 3,
  account_activity_statement_confirmation_status: 3,
  financial_statement_confirmation_status: 3,
  purchase_amount_desired: 900000.5,
  purpose: "仕入れ",
  description_of_inadequate_document: null,
  created_at: moment,
  updated_at: moment,
  user: 1,
  claims: [claim],
  addfiles: null,
};
const profile = {
  id: 1,
  corporate_division: "corporate",
  email: "a@example.jp",
  identity_confirmation: 4,
  addfiles: [],
  has_usable_password: true,
  can_edit_bank_account: true,
};
const withoutFormatted = (payer: object) => ({ ...payer, formatted_holder_name: null });
const readAs = <Call extends CallDefinition>(call: Call, value: unknown) =>
  readAnswer(call, readBody(JSON.stringify(value)));
const read = (value: unknown) => readAs(getEntry, value);

test("R3.1 other formats of a value are accepted and converted", () => {
  const { claims, ...fieldsOfEntry } = read(entry);
  expect(fieldsOfEntry).toMatchObject({
    id: 11,
    purchase_amount_desired: "900000.5",
    description_of_inadequate_document: "",
    contracted_at: null,
    metadata: null,
    addfiles: [],
  });
  expect(claims[0]).toMatchObject({
    id: 12,
    status: 3,
    invoice_confirmation_status: 3,
    houjinbangou: "",
    houjinbangou_address: "",
    amount: "1100000",
    purchase_fee_ratio: "0.08",
    purchase_fee: null,
    receive_payment_account: null,
    contentfile_relations: [{ kind: "invoice", contentfile: { id: 7, image: null } }],
  });
  expect(claims[0]).not.toHaveProperty("staff_memo");
});

test("R3.1 R3.8 an optional field may be null", () => {
  const fileWithNulls = { ...file, error: null, message: null };
  const { obliger_accounts, ...ownAccount } = { ...account, deposit_type: null };
  const receive_payment_account = { ...ownAccount, obliger_accounts: obliger_accounts.map(withoutFormatted) };
  const { addfiles, claims } = read({
    ...entry,
    banks: null,
    addfiles: [fileWithNulls],
    claims: [{ ...claim, receive_payment_account }],
  });
  expect(addfiles).toMatchObject([{ error: false, message: "" }]);
  expect(claims[0]?.receive_payment_account?.deposit_type).toBe("ordinary");
  const profileWithNulls = { ...profile, sector: null, has_entry_permission_when_delayed: null };
  expect(readAs(getProfile, profileWithNulls)).toMatchObject({
    sector: "unknown",
    has_entry_permission_when_delayed: true,
  });
});

test("R3.1 values that the specification leaves open are accepted, and null if unknown", () => {
  const entryWithOpenValues = { ...entry, channel_type: { id: 3 }, contract_period: "60日" };
  expect(read(entryWithOpenValues)).toMatchObject({ channel_type: null, contract_period: null });
  const user = { ...(exampleOf(me.answer) as object), user_segment: ["early"] };
  expect(readAs(me, user)).toMatchObject({ user_segment: null });
});

test("R4.8 R4.10 R4.12 null is read as the value of a user without data", () => {
  const unknown = { corporate_division: null, identity_confirmation: null };
  const user = {
    ...(exampleOf(me.answer) as object),
    ...unknown,
    withdrawals_detail_status: null,
    financial_statements_status: null,
  };
  const expected = { corporate_division: "none", identity_confirmation: 4 };
  expect(readAs(me, user)).toMatchObject({
    ...expected,
    withdrawals_detail_status: 4,
    financial_statements_status: 4,
  });
  expect(readAs(getProfile, { ...profile, ...unknown })).toMatchObject(expected);
});

test.each([
  { where: "nowhere", changes: {}, bank: undefined },
  { where: "on the claim", changes: { receive_payment_account: account }, bank: "みずほ銀行" },
  { where: "in metadata", changes: { metadata: { receive_payment_account: account } }, bank: "みずほ銀行" },
  {
    where: "in metadata, as something else",
    changes: { metadata: { receive_payment_account: 3 } },
    bank: undefined,
  },
  { where: "nowhere, metadata being text", changes: { metadata: "x" }, bank: undefined },
])("R3.8 the receiving account of a claim may be $where", ({ changes, bank }) => {
  const [one] = read({ ...entry, claims: [{ ...claim, ...changes }] }).claims;
  expect(one?.receive_payment_account?.bank_name).toBe(bank);
});

test.each([
  { sent: "12", expected: 12 },
  { sent: "0193f2c7-8a4b-7c31", expected: "0193f2c7-8a4b-7c31" },
  { sent: "9007199254740993123", expected: "9007199254740993123" },
  { sent: "007", expected: "007" },
])("R3.1 an id may be a number or a text: $sent", ({ sent, expected }) => {
  const upload = { ...file, id: sent };
  const { claims, addfiles, user } = read({
    ...entry,
    user: sent,
    addfiles: [upload],
    claims: [{ ...claim, id: sent, contentfile_relations: [{ contentfile: upload }] }],
  });
  const relation = claims[0]?.contentfile_relations[0]?.contentfile.id;
  expect([user, addfiles[0]?.id, claims[0]?.id, relation]).toEqual([expected, expected, expected, expected]);
});

test.each([
  { sent: 42, expected: 42 },
  { sent: "42", expected: 42 },
  { sent: "reviewed", expected: "reviewed" },
  { sent: null, expected: null },
  { sent: undefined, expected: null },
])("R4.1 R4.4 an unknown status is passed on: $sent", ({ sent, expected }) => {
  const parsed = read({ ...entry, status: sent, claims: [{ ...claim, status: sent }] });
  expect([parsed.status, parsed.claims[0]?.status]).toEqual([expected, expected]);
});

test.each([login, cancelEntry, contractEntry, reviewEntry])(
  "R7.1 an answer that the specification does not describe may be anything: $path",
  (call) => {
    for (const text of ["", "{}", "[]", "null", "OK", '{"id": 1}'])
      expect(readAnswer(call, readBody(text))).toBeUndefined();
  },
);

test("R3.1 a valid answer stays unchanged", () => {
  const valid = read({ ...entry, claims: [{ ...claim, receive_payment_account: account }] });
  expect(asSpecified(Entry, valid)).toEqual(valid);
  expect(v.is(Claim, asSpecified(Claim, valid.claims[0]))).toBe(true);
});

const noSuppression = { method: null, segment: null, message: null };
const badClaim = (changes: object) => JSON.stringify({ ...entry, claims: [{ ...claim, ...changes }] });

test.each([
  { call: getSuppressEntries, text: '{"method": {}}', mismatch: "SuppressEntries.method" },
  { call: getSuppressEntries, text: "<html>", mismatch: "SuppressEntries" },
  { call: getSuppressEntries, text: "", mismatch: "SuppressEntries" },
  { call: listNotices, text: '[{"id": true}]', mismatch: "Notice.0.id" },
  { call: activateAccount, text: '{"email": []}', mismatch: "POST register/activation/.email" },
  { call: listEntries, text: "<html>", mismatch: "Entry" },
  { call: listEntries, text: '[{"id": 1}]', mismatch: "Entry.0.purchase_amount_desired" },
  { call: getEntry, text: badClaim({ amount: null }), mismatch: "Entry.claims.0.amount" },
  { call: getEntry, text: badClaim({ amount: "1,100,000" }), mismatch: "Entry.claims.0.amount" },
  { call: getEntry, text: badClaim({ status: [3] }), mismatch: "Entry.claims.0.status" },
  { call: getEntry, text: badClaim({ id: undefined }), mismatch: "Entry.claims.0.id" },
  { call: getEntry, text: badClaim({ is_fixed_debt: "yes" }), mismatch: "Entry.claims.0.is_fixed_debt" },
  { call: getEntry, text: badClaim({ contentfiles: undefined }), mismatch: "Entry.claims.0.contentfiles" },
])("R3.1 R7.4 D7.4 a mismatch is reported by record and field: $mismatch", ({ call, text, mismatch }) => {
  const reading = () => readAnswer(call, readBody(text));
  expect(reading).toThrow(AnswerMismatchError);
  expect(reading).toThrow(`${mismatch}: `);
});

test("R3.1 unknown fields are dropped, as next_page and back_page of me (R7.3)", () => {
  const answer = { ...noSuppression, next_page: "/mypage", back_page: "/" };
  expect(readAs(getSuppressEntries, answer)).toEqual(noSuppression);
});

test("a call without an answer ignores the body", () => {
  expect(readAnswer(logout, readBody("<html>"))).toBeUndefined();
});
