import type { BrandSettings } from "@kaitori/brand/settings";
import { japaneseDateWithWeekday, promisedDay } from "@kaitori/domain";

/** The last day of a promise of the brand that begins now, for mails: 2026年11月26日（木）. */
export const promisedInWords = (
  { promises }: BrandSettings,
  promised: "decision" | "payOut",
  now: Date,
): string => japaneseDateWithWeekday(promisedDay(now, promises[promised], promises.dayEnds));
