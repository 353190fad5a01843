import { addDays, EntryStatus, isBankDay, isOfferOver, timeInTokyo, todayInTokyo } from "@kaitori/domain";
import * as v from "valibot";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Executor } from "../../database/database.ts";
import type { JobHandlers, Services } from "../../http/services.ts";
import { planJob } from "../../jobs/job-store.ts";
import { faultFields } from "../../log.ts";
import { openPayOutTasks } from "../contract/promised-pay-outs.ts";
import { makeMove, withReviewContext } from "../make-move.ts";
import { runEachAndLogFailures, sendReminders } from "./reminders.ts";

const hourMilliseconds = 3_600_000;
const Payload = v.object({ brand: v.string() });

/** Hours of the day in Tokyo in which applicants get mails. */
const workingHours = { begin: "09:00", end: "20:00" } as const;

/** Daily job of a brand (B12): ends offers; on bank days also sends reminders and opens tasks for due pay-outs. */
export const dailyJobs = (services: Services): JobHandlers => ({
  [dailyJob]: async (payload) => {
    const { brand: name } = v.parse(Payload, payload);
    const brand = services.brands.find((one) => one.name === name);
    if (!brand) return undefined;
    const now = services.clock();
    if (!isWorkingHour(now)) return nextMorning(now);
    const onBankDays = isBankDay(todayInTokyo(now)) ? [sendReminders, openPayOutTasks] : [];
    let areAllDone = true;
    // A failed step does not stop the next one.
    for (const step of [endOffers, ...onBankDays])
      try {
        areAllDone = (await step(services, brand, now)) && areAllDone;
      } catch (error) {
        services.log("error", "step of the day failed", faultFields(error));
        areAllDone = false;
      }
    // A retry repeats all steps, whose rows prevent a second mail; reminders must go out on the same day.
    return areAllDone ? nextMorning(now) : new Date(now.getTime() + hourMilliseconds);
  },
});

/** Runs at every start. The unique name of the job prevents duplicates among processes. */
export async function planDayJobs(
  executor: Executor,
  brands: readonly ServedBrand[],
  now: Date,
): Promise<void> {
  const runAt = isWorkingHour(now) ? now : nextMorning(now);
  for (const { name: brand } of brands)
    await planJob(executor, { kind: dailyJob, payload: { brand }, runAt, name: `${dailyJob}:${brand}` });
}

const dailyJob = "day";

const isWorkingHour = (now: Date) =>
  timeInTokyo(now) >= workingHours.begin && timeInTokyo(now) < workingHours.end;

function nextMorning(now: Date): Date {
  const day = addDays(todayInTokyo(now), timeInTokyo(now) < workingHours.begin ? 0 : 1);
  return new Date(`${day}T${workingHours.begin}:00+09:00`);
}

/** Ends expired offers (B12). Returns true if all were ended. */
async function endOffers(services: Services, brand: ServedBrand, now: Date): Promise<boolean> {
  const today = todayInTokyo(now);
  const expiredOffers = await services.database
    .selectFrom("entry")
    .select("id as entryId")
    .where("brand", "=", brand.name)
    .where("status", "=", EntryStatus.reviewed)
    .where("contract_period", "<", today)
    .orderBy("id")
    .execute();
  return runEachAndLogFailures(services.log, "offer not ended", expiredOffers, ({ entryId }) =>
    withReviewContext(services, { actor: "system", now, entryId }, async (context, entry) => {
      // The entry may have been contracted or cancelled since the query.
      const isExpired = isOfferOver(entry, today);
      if (entry.status === EntryStatus.reviewed && isExpired) await makeMove(context, entry, "endOffer");
    }),
  );
}
