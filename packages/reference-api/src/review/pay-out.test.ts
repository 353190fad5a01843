import { EntryStatus } from "@kaitori/domain";
import { reportClaim } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { atDesk } from "../testing/at-desk.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { entryIn } from "../testing/entry-in.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

test.each([
  { kind: "received", amount: "1000000", on: "2026-11-21" },
  { kind: "payerInsolvent", insolvency: "bankruptcy" },
] as const)(
  "B12 what was reported before the price is paid asks for a reason to pay it: $kind",
  async (body) => {
    const { client, id, claims } = await entryIn(server, EntryStatus.contracted, 1);
    const [claim = 0] = claims;
    expect((await client.call(reportClaim, { params: { id: claim }, body })).status).toBe(200);
    const desk = await atDesk(server);
    const refused = await desk.ask(`/desk/entries/${id}/pay-out`, { method: "POST", body: "{}" });
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining("理由を入力") });
    const paid = await desk.act(id, "pay-out", { reason: "電話で確認した" });
    expect(paid).toMatchObject({ status: 200, body: { status: EntryStatus.transferred } });
  },
);
