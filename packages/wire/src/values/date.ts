import { isCalendarDate } from "@kaitori/domain";
import * as v from "valibot";

/** A date, `2026-11-21`. The guard refuses days that do not exist; JSON Schema cannot express it. */
export const IsoDate = v.pipe(v.string(), v.isoDate(), v.guard(isCalendarDate));

/** A time, `2026-11-21T10:00:00.000Z` or with an offset. */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());
