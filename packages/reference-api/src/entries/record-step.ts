import type { FillValue } from "@kaitori/brand/text";
import { yenWithSeparators } from "@kaitori/domain";
import { siteAddress } from "../brands/site-address.ts";
import type { Executor } from "../database/database.ts";
import { write } from "../database/writes.ts";
import { jobWrites, type NewJob } from "../jobs/job-store.ts";
import type { Services } from "../services.ts";
import { type Announcement, announcementWrites } from "./announce.ts";
import { type HistoryRow, historyWrites } from "./history.ts";
import type { EntryRow } from "./own-entry.ts";

export type Step = Pick<Announcement, "brand" | "applicant" | "mail" | "now"> & {
  entry: Pick<EntryRow, "id" | "code">;
  history: readonly HistoryRow[];
  /** For the mail's words; a number is yen or a count. */
  values?: Readonly<Record<string, FillValue>>;
  /** Who acts next, where that is not a person. */
  next?: NewJob | undefined;
};

/** What follows every step of an entry: its dated rows, and that the applicant is told, with the way to its page. */
export function recordStep(
  executor: Executor,
  services: Pick<Services, "config">,
  { entry, history, values = {}, next, ...news }: Step,
): Promise<void> {
  const url = siteAddress(news.brand, services.config, `/entry/detail/${entry.id}`);
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? yenWithSeparators(value) : value,
  ]);
  return write(executor, {
    ...historyWrites(history),
    ...announcementWrites({
      ...news,
      entryId: entry.id,
      values: { ...Object.fromEntries(shown), code: entry.code, url },
    }),
    ...(next ? jobWrites(next) : {}),
  });
}
