import type { DraftEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { uploadRecordOf } from "#stories/drafts.ts";
import { withdrawalIssues } from "./use-withdrawals-form.ts";
import {
  banksOf,
  draftFieldsOf,
  newAccount,
  type WithdrawalValues,
  withdrawalValuesOf,
} from "./withdrawal-values.ts";

const file = (kind: string, id: number) => ({ kind, contentfile: uploadRecordOf(kind, id) });
const bank = (contentfile_relations: ReturnType<typeof file>[]): DraftEntry["banks"][number] => ({
  bank_name: "みずほ銀行",
  bank_account_number: "1234567",
  file_format: "passbook",
  contentfile_relations,
});
const account = { ...newAccount(2), bank_name: "みずほ銀行", bank_account_number: "１２３４５６７" };
const names = { passbook_cover: "表紙", passbook_details: "明細", ib_info: "口座情報", ib_details: "入出金" };
const issuesOf = (...banks: WithdrawalValues["banks"]) =>
  withdrawalIssues({ banks }, names).map(({ path, code }) => `${path.join(".")} ${code}`);

test("R3.2 B3 an account keeps the number of its files; one without files gets a free number", () => {
  const { banks } = withdrawalValuesOf({
    banks: [bank([]), bank([file("passbook_cover_1", 7)]), bank([file("passbook_details_3", 8)])],
  });
  expect(banks.map(({ displayId }) => displayId)).toEqual([2, 1, 3]);
  expect(banks[1]?.files.passbook_cover).toEqual([7]);
});

test("R4.13 without a draft there is one empty account", () => {
  expect(withdrawalValuesOf({ banks: [] })).toEqual({ banks: [newAccount(1)] });
});

test("R3.2 R3.4 B1 the draft has the number in half width and the files of the chosen format", () => {
  const files = { passbook_cover: [1], passbook_details: [2, 3], ib_info: [4], ib_details: [] };
  expect(banksOf({ banks: [{ ...account, files }] })).toEqual([
    {
      bank_name: "みずほ銀行",
      bank_account_number: "1234567",
      file_format: "passbook",
      contentfile_relations: [
        { kind: "passbook_cover_2", contentfile: { id: 1 } },
        { kind: "passbook_details_2", contentfile: { id: 2 } },
        { kind: "passbook_details_2", contentfile: { id: 3 } },
      ],
    },
  ]);
  expect(banksOf({ banks: [{ ...account, file_format: "ib", files }] })[0]?.contentfile_relations).toEqual([
    { kind: "ib_info_2", contentfile: { id: 4 } },
  ]);
});

test("R4.13 an empty account is left out", () => {
  expect(draftFieldsOf({ banks: [newAccount(1), account] }).banks).toHaveLength(1);
});

test("R4.13 R5.1 missing values are reported at the fields of each account and its format", () => {
  expect(issuesOf(newAccount(1))).toEqual([
    "banks.0.bank_name required",
    "banks.0.bank_account_number accountNumber",
    "banks.0.files.passbook_cover fileMissing",
    "banks.0.files.passbook_details fileMissing",
  ]);
  const files = { ...account.files, ib_info: [1] };
  expect(issuesOf({ ...account, files, file_format: "ib" })).toEqual([
    "banks.0.files.ib_details fileMissing",
  ]);
  expect(issuesOf({ ...account, files: { ...files, ib_details: [2] }, file_format: "ib" })).toEqual([]);
});
