import type { FillValue } from "@kaitori/brand/text";
import { yenWithSeparators } from "@kaitori/domain";
import { siteAddress } from "../brands/site-address.ts";
import type { Executor } from "../database/database.ts";
import type { Services } from "../services.ts";
import { type Announcement, announce } from "./announce.ts";
import type { EntryRow } from "./own-entry.ts";

export type EntryNews = Pick<Announcement, "brand" | "applicant" | "mail" | "now"> & {
  entry: Pick<EntryRow, "id" | "code">;
};

/** Tells the applicant what became of an entry, with the way to its page; a number among the values is yen or a count. */
export function announceEntry(
  executor: Executor,
  services: Pick<Services, "config">,
  { entry, ...news }: EntryNews,
  values: Readonly<Record<string, FillValue>> = {},
): Promise<void> {
  const url = siteAddress(news.brand, services.config, `/entry/detail/${entry.id}`);
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? yenWithSeparators(value) : value,
  ]);
  return announce(executor, {
    ...news,
    entryId: entry.id,
    values: { ...Object.fromEntries(shown), code: entry.code, url },
  });
}
