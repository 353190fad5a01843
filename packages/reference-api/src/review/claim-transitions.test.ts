import { type ClaimMove, type ClaimStatus, claimMoves, claimStatuses, EntryStatus } from "@kaitori/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HttpError } from "../http/errors.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { asDesk, type EntryAt, entryIn } from "../testing/entry-in.ts";
import { decideClaim } from "./decide-claim.ts";
import { moveSoldClaim } from "./move-sold-claim.ts";
import { returnItem } from "./return-item.ts";

let server: TestServer;
let entry: EntryAt;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
  entry = await entryIn(server, EntryStatus.underReview, 1);
});
afterAll(() => server.close());

type Work = Parameters<typeof asDesk>[2];
const attempts: Record<ClaimMove, (claim: number) => Work> = {
  accept: (claim) => (context, row) => decideClaim(context, row, claim, { feeRatio: "0.05" }),
  refuse: (claim) => (context, row) => decideClaim(context, row, claim, { refuse: "" }),
  askAgain: (claim) => (context, row) =>
    returnItem(context, row, { subject: "claim", claim, uploads: [], reason: "ご確認ください。" }),
  delay: (claim) => (context, row) => moveSoldClaim(context, row, claim, "delay"),
  return: (claim) => (context, row) => moveSoldClaim(context, row, claim, "return"),
};

const moves = Object.keys(attempts) as ClaimMove[];
const pairs = claimStatuses.flatMap((from) => moves.map((move) => ({ from, move })));

test.each(pairs)(
  "R4.21 a claim in status $from: $move is done or refused with 409 and nothing changed",
  async ({ from, move }) => {
    const [claim = 0] = entry.claims;
    await server.database.updateTable("claim").set({ status: from }).where("id", "=", claim).execute();
    await server.database.deleteFrom("inadequacy").execute();
    const before = await everything(claim);
    const status = await asDesk(server, entry, attempts[move](claim)).then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : Promise.reject(error)),
    );
    const after = await everything(claim);
    const isLegal = claimMoves[move].from.some((legal: ClaimStatus) => legal === from);
    expect(status).toBe(isLegal ? 200 : 409);
    if (!isLegal) expect(after).toEqual(before);
    // A claim that is given back changes with its entry, when the review is finished.
    else if (move === "askAgain") expect(after.remarks).toBe(1);
    else expect(after.row.status).toBe(claimMoves[move].to);
  },
);

async function everything(claim: number) {
  const { database } = server;
  const row = await database
    .selectFrom("claim")
    .selectAll()
    .where("id", "=", claim)
    .executeTakeFirstOrThrow();
  const history = await database
    .selectFrom("entry_history")
    .select("id")
    .where("claim_id", "=", claim)
    .execute();
  const remarks = await database
    .selectFrom("inadequacy")
    .select("id")
    .where("claim_id", "=", claim)
    .execute();
  return { row, history: history.length, remarks: remarks.length };
}
