import type { CallQuery, Entry, listEntries } from "@kaitori/wire";
import type { ServerLevel } from "#foundation/server/server-level.ts";

interface EntriesLimit {
  /** The number of finished entries; running ones are always included. */
  readonly finished: number;
  /** Only finished entries older than this one. */
  readonly beforeId?: Entry["id"] | undefined;
}

/** Limits the list of entries; a server of level 0 always returns all. */
export const entriesQuery = (
  server: Pick<ServerLevel, "hasAddedCalls">,
  { finished, beforeId }: EntriesLimit,
): { query?: CallQuery<typeof listEntries> } =>
  server.hasAddedCalls()
    ? { query: { finished: String(finished), ...(beforeId !== undefined && { before: String(beforeId) }) } }
    : {};

export const initialFinishedCount = 50;
