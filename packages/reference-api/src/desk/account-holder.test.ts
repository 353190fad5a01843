import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { entryIn } from "../testing/entry-in.ts";
import { testServerWithDesk } from "../testing/test-server.ts";
import { withoutTriggers } from "../testing/without-triggers.ts";

const { server, desk } = await testServerWithDesk();

/** Changes the bank account of an entry and reads the entry at the desk. */
async function readWithAccount(id: number, change: object) {
  await server.rows`
    update entry set bank_account = bank_account || ${JSON.stringify(change)}::jsonb where id = ${id}`;
  return desk.read(`/desk/entries/${id}`);
}

test.each([
  { company_name: "株式会社アオゾラ", account_holder_name: "カ）アオゾラ", standing: "same" },
  { company_name: "株式会社青空建設", account_holder_name: "カ）アオゾラケンセツ", standing: "unread" },
  { company_name: "株式会社青空建設", account_holder_name: "サトウ　ハナコ", standing: "other" },
])("D10 the desk sees whether the account holder matches the company: %o", async (input) => {
  const { id, applicantId } = await entryIn(server, EntryStatus.underReview, 1);
  const { company_name, account_holder_name, standing } = input;
  await withoutTriggers(server.database, (transaction) =>
    transaction.updateTable("applicant").set({ company_name }).where("id", "=", applicantId).execute(),
  );
  const { account_holder } = await readWithAccount(id, { account_holder_name });
  expect(account_holder).toEqual({ holder: account_holder_name, standing });
});

test.each([
  { bank: "みずほ銀行", branch: "本店", standing: "listed" },
  { bank: "みずほ銀行", branch: "できたばかりの支店", standing: "branch not listed" },
  { bank: "できたばかりの銀行", branch: "本店", standing: "bank not listed" },
])("D5.3 the desk sees whether the bank list contains bank and branch of the account: %o", async (row) => {
  const { id } = await entryIn(server, EntryStatus.underReview, 1);
  const account = { bank_name: row.bank, bank_code: null, branch_name: row.branch, branch_code: null };
  expect((await readWithAccount(id, account)).account_bank).toEqual(row);
});
