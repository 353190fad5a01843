import type { CallQuery, Entry, listEntries } from "@kaitori/wire";
import type { ServerLevel } from "#foundation/server/server-level.ts";

interface Extent {
  /** So many of the finished ones; all running ones come along. */
  readonly finished: number;
  /** Those alone that are over, and older than this one. */
  readonly before?: Entry["id"] | undefined;
}

/** The entries that a page shows. A server of the specification alone answers with all of them. */
export const entriesQuery = (
  server: Pick<ServerLevel, "reaches">,
  { finished, before }: Extent,
): { query?: CallQuery<typeof listEntries> } =>
  server.reaches(1)
    ? { query: { finished: String(finished), ...(before !== undefined && { before: String(before) }) } }
    : {};
