import { mailCopy } from "@kaitori/brand/copy/mail";
import { datesOf } from "@kaitori/brand/dates";
import { handOverWords } from "@kaitori/brand/hand-over";
import type { MailName } from "@kaitori/brand/mail";
import { copyOf } from "@kaitori/brand/text";
import {
  type CalendarDate,
  ClaimStatus,
  type EntryStatus,
  handOverDay,
  isDelayOver,
  lastDayOf,
  leftToHandOver,
  pendingForLater,
  remainderFromPayer,
  todayInTokyo,
  type Yen,
  yenWithSeparators,
} from "@kaitori/domain";
import { lockApplicant } from "../../database/applicants.ts";
import { write } from "../../database/database.ts";
import type { ClaimEvent, ClaimRow, EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { announcementWrites } from "../announce.ts";
import { historyWrites } from "../history.ts";
import { makeMove, type ReviewContext } from "../make-move.ts";
import { agreedDays } from "../offer/offer-days.ts";
import { requireClaim } from "../own-entry.ts";
import type { MoveContext } from "../record-move.ts";
import { claimsLeftToHandOver, handOversOf, lateDamagesOf, requireHandOverFacts } from "./hand-over-facts.ts";

interface RecordedEvent {
  readonly claim: ClaimRow;
  readonly event: ClaimEvent;
  /** Name of the mail, if it differs from the event. */
  readonly mail?: MailName | undefined;
  /** Yen of the event; 0 if it moves no money. */
  readonly amount?: Yen;
  /** Values of the mail besides those of the money. */
  readonly values?: Readonly<Record<string, string>>;
  readonly note?: string;
}

/** Writes the history and the notice to the seller. `entry` has the statuses before the event. */
export async function recordClaimEvent(
  context: MoveContext,
  entry: EntryWithClaims,
  { claim, event, mail = event, amount = 0, values, note = "" }: RecordedEvent,
): Promise<void> {
  const { transaction, actor, staffId = null, now } = context;
  const { id, status } = claim;
  const applicant = await lockApplicant(transaction, entry.applicant_id);
  await write(transaction, {
    ...historyWrites([
      {
        entry_id: entry.id,
        claim_id: id,
        act: event,
        actor,
        staff_id: staffId,
        from_status: status,
        to_status: status,
        note,
        at: now,
      },
    ]),
    ...announcementWrites(context, {
      applicant,
      entryId: entry.id,
      mail,
      isAlwaysMailed: true,
      isInboxOnly: requireClaim(entry, id).status === ClaimStatus.delay,
      values: { ...(await owedValues(context, claim, amount)), ...values, code: entry.code },
    }),
  });
}

/**
 * Updates the last day of a claim after a report or booking, and ends its delay if nothing is withheld. Returns the
 * updated claim (B12).
 */
export async function updateDueDay(
  context: MoveContext,
  entry: EntryWithClaims,
  id: number,
  /** `fromContract` counts from the day in the contract. `payingOn` is the day of the pay-out in progress. */
  {
    fromContract = false,
    payingOn,
  }: { readonly fromContract?: boolean; readonly payingOn?: CalendarDate } = {},
): Promise<ClaimRow> {
  const { transaction, brand, now } = context;
  const row = requireClaim(entry, id);
  const { facts, agreed } = await requireHandOverFacts(transaction, row, payingOn);
  const days = agreedDays(agreed, brand.settings);
  const { paymentDate } = facts;
  const dueOn =
    fromContract && paymentDate !== null
      ? handOverDay(paymentDate, days.closedDay, days.handOver)
      : facts.dueOn;
  const claim = { ...row, return_date: lastDayOf({ ...facts, dueOn }, days) };
  const { return_date } = claim;
  if (return_date !== facts.dueOn)
    await transaction
      .updateTable("claim")
      .set({ return_date, updated_at: now })
      .where("id", "=", id)
      .execute();
  if (!isDelayOver(facts)) return claim;
  await makeMove(context, withClaim(entry, claim), "endDelay", { claims: [id] });
  return { ...claim, status: ClaimStatus.transferred };
}

export const withClaim = (entry: EntryWithClaims, updated: ClaimRow): EntryWithClaims => ({
  ...entry,
  claims: entry.claims.map((claim) => (claim.id === updated.id ? updated : claim)),
});

/** Moves one sold claim. Its bookings must be written first, or the database refuses the move. */
export async function moveSoldClaim(
  context: ReviewContext,
  entry: EntryWithClaims,
  claimId: number,
  move: "handOver" | "undoHandOver" | "settle" | "settleUncollectable" | "delay",
  /** `amount` defaults to the payer's whole sum. Only staff see the note. */
  { amount, note = "" }: { readonly amount?: Yen; readonly note?: string } = {},
): Promise<EntryStatus> {
  const claim = requireClaim(entry, claimId);
  return makeMove(context, entry, move, {
    claims: [claimId],
    note,
    isInboxOnly: claim.status === ClaimStatus.delay,
    values: await owedValues(context, claim, amount ?? claim.scheduled_deposit_amount_from_obliger),
  });
}

/** Values of a mail about a sold claim: amount of the event, rest to hand over and its last day. */
async function owedValues({ transaction, brand, now }: MoveContext, row: ClaimRow, amount: Yen) {
  const claim = await requireHandOverFacts(transaction, row);
  const { facts } = claim;
  const damages = lateDamagesOf(claim, { settings: brand.settings, today: todayInTokyo(now) });
  const leftClaims = claimsLeftToHandOver([claim]);
  const fromPayer = remainderFromPayer(facts);
  const later = pendingForLater(facts);
  const day = facts.dueOn ?? facts.askAgainOn;
  const {
    notReceivedLine: awaitedLine,
    laterHandOverLine: laterLine,
    damagesLine,
  } = copyOf(brand.copy, mailCopy);
  return {
    obliger: row.obliger_company_name,
    amount,
    left: leftToHandOver(facts),
    date: day ? datesOf(brand.copy).day(day) : "",
    damages: damages > 0 ? `\n\n${damagesLine({ amount: yenWithSeparators(damages) })}` : "",
    handOvers: [
      ...(leftClaims.length > 0 ? [handOverWords(brand, await handOversOf(transaction, leftClaims))] : []),
      ...(later > 0 ? [laterLine({ amount: yenWithSeparators(later) })] : []),
      ...(fromPayer > 0 ? [awaitedLine({ amount: yenWithSeparators(fromPayer) })] : []),
    ].join("\n"),
  };
}
