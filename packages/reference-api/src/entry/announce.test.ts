import { EntryStatus } from "@kaitori/domain";
import { changePassword, listNotices, updateProfile } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { asDesk, contract, entryIn, offer } from "../testing/entry-in.ts";
import { testPassword } from "../testing/insert-applicant.ts";
import { mailsTo } from "../testing/read-mail.ts";
import { payOut } from "./contract/pay-out.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

/** The mails and notices to an applicant from the review to the payment, with or without the wish for mails. */
async function toldTo(mail_notices: boolean) {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const { email } = await server.database
    .selectFrom("applicant")
    .select("email")
    .where("id", "=", entry.applicantId)
    .executeTakeFirstOrThrow();
  await server.database.deleteFrom("mail").where("recipient", "=", email).execute();
  await entry.client.call(updateProfile, { body: { mail_notices } });
  await offer(server, entry);
  await contract(entry);
  await asDesk(server, entry, payOut);
  const body = { current_password: testPassword, new_password: "a new one, long enough" };
  expect((await entry.client.call(changePassword, { body })).status).toBe(204);
  return {
    notices: (await entry.client.call(listNotices)).body.length,
    mails: (await mailsTo(server.database, email)).map(({ subject }) => /】([^（]+)/.exec(subject)?.[1]),
  };
}

const inWriting = [
  "買い取りの条件が決まりました",
  "契約が完了しました",
  "買取代金をお振り込みしました",
  "パスワードを変更しました",
];

test.each([
  { wanted: true, mails: inWriting },
  { wanted: false, mails: inWriting },
])(
  "B8 every change is in the inbox, by mail what is wanted or has to be in writing: %o",
  async ({ wanted, mails }) => {
    expect(await toldTo(wanted)).toEqual({ notices: 4, mails });
  },
);
