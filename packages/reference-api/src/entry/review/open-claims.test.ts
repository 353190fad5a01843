import { EntryStatus } from "@kaitori/domain";
import { listNotices } from "@kaitori/wire";
import { expect, test } from "vitest";
import { asDesk, contract, entryIn, offer, submitEntry } from "../../testing/entry-in.ts";
import { lastMailTo } from "../../testing/read-mail.ts";
import { testServerWithDesk } from "../../testing/test-server.ts";
import { payOut } from "../contract/pay-out.ts";

const { server, desk } = await testServerWithDesk();

test.each([
  { state: "paid out", acts: [] },
  { state: "late", acts: ["delay"] },
])("an entry with a $state claim cannot be closed", async ({ acts }) => {
  const entry = await entryIn(server, EntryStatus.transferred, 2);
  const [one, two] = entry.claims;
  await desk.act(entry.id, "hand-over", { claim: one });
  for (const act of acts) await desk.act(entry.id, act, { claim: two });
  const { status } = await desk.act(entry.id, "close");
  expect(status).toBe(409);
});

test("mail and notice contain the payer's transfer as the owed amount", async () => {
  const entry = await submitEntry(server, [{ scheduled_deposit_amount_from_obliger: "990000" }]);
  await offer(server, entry);
  await contract(entry);
  await asDesk(server, entry, payOut);
  await desk.act(entry.id, "hand-over", { claim: entry.claims[0] });
  const mail = (await lastMailTo(server.database, entry.email)).body;
  const notice = (await entry.client.call(listNotices)).body[0]?.body ?? "";
  const amounts = [mail, notice].map((text) => text.match(/[\d,]+円/)?.[0]);
  expect(amounts).toEqual(["990,000円", "990,000円"]);
});
