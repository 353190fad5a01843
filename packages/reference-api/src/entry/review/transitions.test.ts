import { ClaimStatus, type EntryMove, EntryStatus, entryStatuses, moveOf, moves } from "@kaitori/domain";
import { expect, test } from "vitest";
import { HttpError } from "../../http/errors.ts";
import {
  asDesk,
  contract,
  entryIn,
  purchaseDecision,
  resubmitEntry,
  type TestEntry,
} from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";
import { endSale, payOut } from "../contract/pay-out.ts";
import { makeMove } from "../make-move.ts";
import { lockEntry } from "../own-entry.ts";
import { decideClaim } from "./decide-claim.ts";
import { closeEntry, finishReview, rejectEntry } from "./finish-review.ts";
import { askAgainFor } from "./item.ts";

const server = await testServer();

/** Tries each move of an entry by a call of the applicant or an act of the desk. Other tests cover `reopen`. */
const attempts: Record<Exclude<EntryMove, "submit" | "reopen">, (entry: TestEntry) => Promise<number>> = {
  askAgain: (entry) =>
    runAtDesk(entry, async (context, row) => {
      await askAgainFor(context, row, {
        subject: "withdrawals_detail",
        claim: null,
        uploads: [],
        reason: "読めません",
      });
      await finishReview(context, row);
    }),
  offer: (entry) =>
    runAtDesk(entry, async (context, row) => {
      for (const { id, status } of row.claims)
        if (status === ClaimStatus.underReview) await decideClaim(context, row, id, purchaseDecision);
      await finishReview(context, await lockEntry(context.transaction, row.id));
    }),
  resubmit: async (entry) => (await resubmitEntry(entry, { houjinbangou_address: "東京都港区1" })).status,
  contract: async (entry) => {
    const answer = await contract(entry);
    if (answer.status !== 400) return answer.status;
    const body = { claims: entry.claims.map((id) => ({ id })), terms_hash: "0" };
    return (await entry.client.call("contractEntry", { params: { id: entry.id }, body })).status;
  },
  cancel: async ({ client, id }) => (await client.call("cancelEntry", { params: { id } })).status,
  reject: (entry) => runAtDesk(entry, (context, row) => rejectEntry(context, row)),
  endOffer: (entry) =>
    runAtDesk(entry, (context, row) => makeMove({ ...context, actor: "system" }, row, "endOffer")),
  payOut: (entry) => runAtDesk(entry, payOut),
  endContract: async (entry) => {
    const [claim = 0, ...others] = entry.claims;
    // The contract ends with its last sold claim.
    await server.unchecked`update claim set status = ${ClaimStatus.cancel}
      where id = any(${others}) and status = ${ClaimStatus.contracted}`;
    return runAtDesk(entry, (context, row) => endSale(context, row, { claim, cause: "payerPaid" }));
  },
  close: async (entry) => {
    // Closing requires that all claims are returned.
    await server.unchecked`update claim set status = ${ClaimStatus.returned}
      where entry_id = ${entry.id} and status = ${ClaimStatus.transferred}`;
    return runAtDesk(entry, closeEntry);
  },
};

async function runAtDesk(entry: TestEntry, work: Parameters<typeof asDesk>[2]): Promise<number> {
  try {
    await asDesk(server, entry, work);
    return 200;
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
}

const attemptNames = Object.keys(attempts) as (keyof typeof attempts)[];
const pairs = entryStatuses.flatMap((from) => attemptNames.map((move) => ({ from, move })));
const isLegal = (from: EntryStatus, move: EntryMove) => moveOf(move).entry?.from.includes(from) ?? false;

test.each(pairs)(
  "R4.21 from status $from the move $move succeeds, or returns 409 without a change",
  async ({ from, move }) => {
    const entry = await entryIn(server, from);
    const before = await readAll(entry.id);
    const status = await attempts[move](entry);
    const after = await readAll(entry.id);
    if (!isLegal(from, move)) {
      expect(status).toBe(409);
      expect(after).toEqual(before);
      return;
    }
    expect(status).toBe(200);
    expect(after.entry.status).toBe(moves[move].entry.to);
    expect(after.history.at(before.history.length)).toMatchObject({ at: server.clock.now() });
    const moved = expect.objectContaining({ claim_id: null, to_status: moves[move].entry.to });
    expect(after.history).toContainEqual(moved);
    expect(after.notices).toBe(before.notices + 1);
    expect(after.mails).toBe(before.mails + 1);
  },
);

test.each(entryStatuses.filter((from) => from !== EntryStatus.underReview))(
  "R4.21 in status %s claims cannot be bought, refused or asked for again",
  async (from) => {
    // A minute for each login keeps within the limit.
    server.clock.advance(60_000);
    const entry = await entryIn(server, from);
    const [claim = 0] = entry.claims;
    // Sets the claim to a status that would allow the decision.
    await server.unchecked`update claim set status = ${ClaimStatus.underReview} where id = ${claim}`;
    const before = await readAll(entry.id);
    const statuses = [
      await runAtDesk(entry, (context, row) => decideClaim(context, row, claim, purchaseDecision)),
      await runAtDesk(entry, (context, row) => decideClaim(context, row, claim, { refuse: ["overall"] })),
      // The status of the entry is checked before the claim id.
      await runAtDesk(entry, (context, row) => decideClaim(context, row, 0, purchaseDecision)),
      await runAtDesk(entry, (context, row) =>
        askAgainFor(context, row, { subject: "claim", claim, uploads: [], reason: "読めません" }),
      ),
    ];
    expect(statuses).toEqual([409, 409, 409, 409]);
    expect(await readAll(entry.id)).toEqual(before);
  },
);

const readAll = async (id: number) => ({
  entry: await server.row`select * from entry where id = ${id}`,
  claims: await server.rows`select * from claim where entry_id = ${id} order by id`,
  history: await server.rows`select * from entry_history where entry_id = ${id} order by id`,
  inadequacies: await server.rows`select * from inadequacy where entry_id = ${id}`,
  notices: (await server.rows`select id from notice`).length,
  mails: (await server.rows`select id from mail`).length,
});
