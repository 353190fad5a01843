import { type ClaimMove, type ClaimStatus, claimStatuses, EntryStatus, moves } from "@kaitori/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HttpError } from "../http/errors.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { asDesk, bought, type EntryAt, entryIn } from "../testing/entry-in.ts";
import { unguarded } from "../testing/unguarded.ts";
import { askAgainFor } from "./ask-again.ts";
import { decideClaim } from "./decide-claim.ts";
import { moveSoldClaim } from "./move-sold-claim.ts";

let server: TestServer;
let underReview: EntryAt;
let paidOut: EntryAt;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
  underReview = await entryIn(server, EntryStatus.underReview, 1);
  paidOut = await entryIn(server, EntryStatus.transferred, 1);
});
afterAll(() => server.close());

type Work = Parameters<typeof asDesk>[2];
const attempts: Record<ClaimMove | "askAgain", (claim: number) => Work> = {
  buy: (claim) => (context, row) => decideClaim(context, row, claim, bought),
  refuse: (claim) => (context, row) => decideClaim(context, row, claim, { refuse: "" }),
  askAgain: (claim) => (context, row) =>
    askAgainFor(context, row, { subject: "claim", claim, uploads: [], reason: "ご確認ください。" }),
  delay: (claim) => (context, row) => moveSoldClaim(context, row, claim, "delay"),
  handOver: (claim) => (context, row) => moveSoldClaim(context, row, claim, "handOver"),
  undoHandOver: (claim) => (context, row) => moveSoldClaim(context, row, claim, "undoHandOver"),
  settle: (claim) => (context, row) => moveSoldClaim(context, row, claim, "settle"),
};

const attempted = Object.keys(attempts) as (keyof typeof attempts)[];
const pairs = claimStatuses.flatMap((from) => attempted.map((move) => ({ from, move })));

test.each(pairs)(
  "R4.21 a claim in status $from: $move is done or refused with 409 and nothing changed",
  async ({ from, move }) => {
    const { during } = { during: undefined, ...moves[move] };
    const entry = during === EntryStatus.transferred ? paidOut : underReview;
    const [claim = 0] = entry.claims;
    await unguarded(server.database, (open) =>
      open.updateTable("claim").set({ status: from }).where("id", "=", claim).execute(),
    );
    await server.database.deleteFrom("inadequacy").execute();
    const before = await everything(claim);
    const status = await asDesk(server, entry, attempts[move](claim)).then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : Promise.reject(error)),
    );
    const after = await everything(claim);
    const isLegal = moves[move].claims.meant.from.some((legal: ClaimStatus) => legal === from);
    expect(status).toBe(isLegal ? 200 : 409);
    if (!isLegal) expect(after).toEqual(before);
    // A claim that is asked for again changes with its entry, when the review is finished.
    else if (move === "askAgain") expect(after.remarks).toBe(1);
    else expect(after.row.status).toBe(moves[move].claims.meant.to);
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
