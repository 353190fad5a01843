import { datesOf } from "@kaitori/brand/dates";
import { promisedDay } from "@kaitori/domain";
import type { ServedBrand } from "../../brands/brand.ts";

/** By when the result of a review that begins now is promised, for mails: 2026年11月26日（木）. */
export const decisionInWords = (
  { copy, settings: { promises } }: Pick<ServedBrand, "copy" | "settings">,
  now: Date,
): string => datesOf(copy).day(promisedDay(now, promises.decision, promises.dayEnds));
