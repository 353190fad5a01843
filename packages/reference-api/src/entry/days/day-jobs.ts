import { addDays, type CalendarDate, isBankDay, timeInTokyo, todayInTokyo } from "@kaitori/domain";
import * as v from "valibot";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Executor } from "../../database/database.ts";
import type { JobHandlers, Services } from "../../http/services.ts";
import { planJob } from "../../jobs/job-store.ts";
import { faultFields } from "../../log.ts";
import { watchPayOuts } from "../contract/due-pay-outs.ts";
import { endOffers } from "../offer/end-offers.ts";
import { sendReminders } from "./reminders.ts";

const hour = 3_600_000;
const Payload = v.object({ brand: v.string() });

/** Hours in which applicants get mails. */
const hours = { begin: "09:00", end: "20:00" } as const;

/** Daily job of a brand (B12): ends offers; on bank days also sends reminders and tells the desk of due pay-outs. */
export const dailyJobs = (services: Services): JobHandlers => ({
  [dayJob]: async (payload) => {
    const { brand: name } = v.parse(Payload, payload);
    const brand = services.brands.find((one) => one.name === name);
    // A brand that is no longer served has no more days.
    if (!brand) return undefined;
    const now = services.clock();
    if (!areWorkingHours(now)) return nextMorning(now);
    let isWhole = true;
    for (const step of isBankDay(todayInTokyo(now)) ? [endOffers, sendReminders, watchPayOuts] : [endOffers])
      isWhole = (await stepOfDay(services, () => step(services, brand, now))) && isWhole;
    // A retry skips the finished steps; reminders must go out on the same day.
    return isWhole ? nextMorning(now) : new Date(now.getTime() + hour);
  },
});

/** A failed step does not stop the next one. */
const stepOfDay = ({ log }: Services, step: () => Promise<boolean>): Promise<boolean> =>
  step().catch((error) => {
    log("error", "step of the day failed", faultFields(error));
    return false;
  });

/** Planned at every start; its unique name prevents duplicates among processes. */
export async function planDays(executor: Executor, brands: readonly ServedBrand[], now: Date): Promise<void> {
  const runAt = areWorkingHours(now) ? now : nextMorning(now);
  for (const { name: brand } of brands)
    await planJob(executor, { kind: dayJob, payload: { brand }, runAt, name: `${dayJob}:${brand}` });
}

const dayJob = "day";

const areWorkingHours = (now: Date) => timeInTokyo(now) >= hours.begin && timeInTokyo(now) < hours.end;

function nextMorning(now: Date): Date {
  const today = todayInTokyo(now);
  return momentInTokyo(timeInTokyo(now) < hours.begin ? today : addDays(today, 1), hours.begin);
}

const momentInTokyo = (day: CalendarDate, time: string) => new Date(`${day}T${time}:00+09:00`);
