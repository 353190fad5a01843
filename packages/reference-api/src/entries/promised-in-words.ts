import { datesOf } from "@kaitori/brand/dates";
import { promisedDay } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";

/** The last day of a promise of the brand that begins now, for mails: 2026年11月26日（木）. */
export const promisedInWords = (
  { copy, settings: { promises } }: Pick<ServedBrand, "copy" | "settings">,
  promised: "decision" | "payOut",
  now: Date,
): string => datesOf(copy).day(promisedDay(now, promises[promised], promises.dayEnds));
