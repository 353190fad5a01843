import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import { sql } from "kysely";
import type { Executor } from "../../database/database.ts";

/** Lists the days of the questions about a claim since its last report or booking, the earliest first. */
export async function findQuestionDays(executor: Executor, claim: number): Promise<CalendarDate[]> {
  const rows = await executor
    .selectFrom("asked_claim")
    .select("at")
    .where("claim_id", "=", claim)
    .where(
      "at",
      ">",
      sql<Date>`greatest('-infinity'::timestamptz,
        (select max(greatest(at, taken_back_at)) from claim_report where claim_id = ${claim}),
        (select max(greatest(booked_at, undone_at)) from hand_over_booking where claim_id = ${claim}))`,
    )
    .orderBy("at")
    .execute();
  return rows.map(({ at }) => todayInTokyo(at));
}

/** Records that a mail has asked about these claims, once a day. */
export async function recordQuestions(
  executor: Executor,
  claims: readonly number[],
  now: Date,
): Promise<void> {
  if (claims.length === 0) return;
  await executor
    .insertInto("asked_claim")
    .values(claims.map((claim_id) => ({ claim_id, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
