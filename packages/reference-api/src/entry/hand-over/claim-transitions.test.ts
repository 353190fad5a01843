import { type ClaimMove, ClaimStatus, claimStatuses, EntryStatus, moves } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { HttpError } from "../../http/errors.ts";
import { asDesk, entryIn, purchaseDecision } from "../../testing/entry-in.ts";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { askAgainFor } from "../review/ask-again.ts";
import { decideClaim } from "../review/decide-claim.ts";
import {
  bookHandOver,
  moveSoldClaim,
  settleClaim,
  settleUncollectable,
  undoHandOver,
} from "./book-hand-over.ts";

const server = await serverOfFile();
const underReview = await entryIn(server, EntryStatus.underReview, 1);
const paidOut = await entryIn(server, EntryStatus.transferred, 1);
/** A separate claim, because the history keeps that a claim is uncollectable. */
const neverPaid = await entryIn(server, EntryStatus.transferred, 1);

type Work = Parameters<typeof asDesk>[2];
/** Other tests cover endDelay, unsettle and endSale. */
const attempts: Record<
  Exclude<ClaimMove, "endDelay" | "unsettle" | "endSale"> | "askAgain",
  (claim: number) => Work
> = {
  buy: (claim) => (context, row) => decideClaim(context, row, claim, purchaseDecision),
  refuse: (claim) => (context, row) => decideClaim(context, row, claim, { refuse: ["overall"] }),
  askAgain: (claim) => (context, row) =>
    askAgainFor(context, row, { subject: "claim", claim, uploads: [], reason: "ご確認ください。" }),
  delay: (claim) => (context, row) => moveSoldClaim(context, row, claim, "delay"),
  handOver: (claim) => (context, row) => bookHandOver(context, row, { claim }),
  undoHandOver: (claim) => (context, row) => undoHandOver(context, row, { claim }),
  settleUncollectable: (claim) => (context, row) =>
    settleUncollectable(context, row, { claim, note: "所在不明" }),
  settle: (claim) => (context, row) => settleClaim(context, row, { claim }),
};

const attemptNames = Object.keys(attempts) as (keyof typeof attempts)[];
const cases = claimStatuses.flatMap((from) => attemptNames.map((move) => ({ from, move })));

test.each(cases)(
  "R4.21 in claim status $from the move $move succeeds, or returns 409 without a change",
  async ({ from, move }) => {
    const { during } = { during: undefined, ...moves[move] };
    const sold = move === "settleUncollectable" ? neverPaid : paidOut;
    const entry = during === EntryStatus.transferred ? sold : underReview;
    const [claim = 0] = entry.claims;
    // An uncollectable claim needs a payment date in the past.
    const day = move === "settleUncollectable" ? sql`date '2026-11-20'` : sql`obliger_payment_date`;
    await unguarded(server.database, (open) =>
      sql`update claim set status = ${from}, obliger_payment_date = ${day} where id = ${claim}`.execute(open),
    );
    await server.rows`delete from inadequacy`;
    if (entry === paidOut)
      await insertMoney(claim, {
        isBooked: from === ClaimStatus.returned,
        isPayerInsolvent: move === "settle",
      });
    const before = await readAll(claim);
    const status = await asDesk(server, entry, attempts[move](claim)).then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : Promise.reject(error)),
    );
    const after = await readAll(claim);
    const isLegal = moves[move].claims.selected.from.some((legal: ClaimStatus) => legal === from);
    expect(status).toBe(isLegal ? 200 : 409);
    if (!isLegal) expect(after).toEqual(before);
    // The claim itself changes later, when the review is finished.
    else if (move === "askAgain") expect(after.remarks).toBe(1);
    else expect(after.row.status).toBe(moves[move].claims.selected.to);
  },
);

/** Bookings and reports that the moves of sold claims require beside the status. */
async function insertMoney(
  claim: number,
  { isBooked, isPayerInsolvent }: { isBooked: boolean; isPayerInsolvent: boolean },
): Promise<void> {
  const at = server.clock.now();
  await unguarded(server.database, async (open) => {
    await sql`alter table hand_over_booking disable trigger user`.execute(open);
    await sql`delete from hand_over_booking`.execute(open);
    await sql`delete from claim_report`.execute(open);
    if (isBooked)
      await sql`insert into hand_over_booking (claim_id, applicant_id, amount, day, booked_at)
        values (${claim}, ${paidOut.applicantId}, 1000000, '2026-11-20', ${at})`.execute(open);
    await sql`alter table hand_over_booking enable trigger user`.execute(open);
    if (isPayerInsolvent)
      await sql`insert into claim_report (claim_id, applicant_id, at, kind, insolvency)
        values (${claim}, ${paidOut.applicantId}, ${at}, 'payerInsolvent', 'bankruptcy')`.execute(open);
  });
}

async function readAll(claim: number) {
  const row = await server.row`select * from claim where id = ${claim}`;
  const history = await server.rows`select id from entry_history where claim_id = ${claim}`;
  const remarks = await server.rows`select id from inadequacy where claim_id = ${claim}`;
  return { row, history: history.length, remarks: remarks.length };
}
