import { DocumentsConfirmation, IdentityConfirmation, todayInTokyo } from "@kaitori/domain";
import { createEntry, me } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk } from "../../testing/entry-in.ts";
import { insertFile } from "../../testing/insert-file.ts";
import { acceptItem } from "../review/accept-item.ts";
import { entryBody } from "../samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

const { confirmed, nothing } = IdentityConfirmation;
const bank = (cover: number, details: number) => ({
  bank_name: "みずほ銀行",
  bank_account_number: "1234567",
  file_format: "passbook" as const,
  contentfile_relations: [
    { kind: "passbook_cover_1", contentfile: { id: cover } },
    { kind: "passbook_details_1", contentfile: { id: details } },
  ],
});

/** Somebody who has given financial statements and no withdrawal statements yet. */
const withoutWithdrawals = () => server.signedIn({ withdrawals_detail_status: nothing });

test("B1 the number of a statement's account is read by the rule that reads every other", async () => {
  const { client, id } = await withoutWithdrawals();
  const files = [
    await insertFile(server, id, "passbook_cover_1"),
    await insertFile(server, id, "passbook_details_1"),
  ] as const;
  const banks = [{ ...bank(...files), bank_name: " みずほ\n銀行", bank_account_number: "１２３ー４５６７" }];
  const { body } = await client.call(createEntry, { body: entryBody({ banks }) });
  expect(body).toMatchObject({ banks: [{ bank_name: "みずほ 銀行", bank_account_number: "1234567" }] });
});

test("withdrawal statements accepted ten months ago are asked for again", async () => {
  const { client } = await server.signedIn({
    withdrawals_detail_status: confirmed,
    last_withdrawals_detail_date: "2026-01-15",
  });
  expect(await client.call(createEntry, { body: entryBody() })).toMatchObject({
    status: 409,
    body: { blockers: ["withdrawalsMissing"] },
  });
});

test("financial statements past their day are asked for again", async () => {
  const { client } = await server.signedIn({
    financial_statements_status: confirmed,
    financial_statements_valid_date: "2026-11-20",
  });
  expect(await client.call(createEntry, { body: entryBody() })).toMatchObject({
    status: 409,
    body: { blockers: ["financialStatementsMissing"] },
  });
});

test("financial statements that are accepted are good until a day", async () => {
  const { client } = await server.signedIn({ financial_statements_status: DocumentsConfirmation.confirming });
  const { body: entry } = await client.call(createEntry, { body: entryBody() });
  const item = { subject: "financial_statements", claim: null } as const;
  await asDesk(server, entry, (context, row) => acceptItem(context, row, item));
  const { body } = await client.call(me, { body: {} });
  expect(body?.financial_statements_valid_date).not.toBeNull();
});

test("newer statements take the place of those that have grown old, and are looked at again", async () => {
  const { client, id } = await server.signedIn({
    withdrawals_detail_status: confirmed,
    last_withdrawals_detail_date: "2026-01-15",
  });
  const old = await client.call(me, { body: {} });
  expect(old.body?.withdrawals_detail_status).toBe(IdentityConfirmation.expired);
  const banks = [
    bank(
      await insertFile(server, id, "passbook_cover_1"),
      await insertFile(server, id, "passbook_details_1"),
    ),
  ];
  const { status, body: entry } = await client.call(createEntry, { body: entryBody({ banks }) });
  expect(status).toBe(200);
  const item = { subject: "withdrawals_detail", claim: null } as const;
  await asDesk(server, entry, (context, row) => acceptItem(context, row, item));
  const { body } = await client.call(me, { body: {} });
  expect(body).toMatchObject({
    withdrawals_detail_status: confirmed,
    last_withdrawals_detail_date: todayInTokyo(server.clock.now()),
  });
});
