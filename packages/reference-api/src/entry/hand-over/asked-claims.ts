import { type CalendarDate, todayInTokyo } from "@kaitori/domain";
import { sql } from "kysely";
import type { Executor } from "../../database/database.ts";

/**
 * The days on which the seller was asked about one claim, the earliest first. A report or a booking is an answer, and
 * its undoing changes the day: earlier questions count no more.
 */
export async function daysAskedAbout(executor: Executor, claim: number): Promise<CalendarDate[]> {
  const asked = await executor
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
  return asked.map(({ at }) => todayInTokyo(at));
}

/** The claims that a mail asks about, each once a day. */
export async function recordAskedClaims(
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
