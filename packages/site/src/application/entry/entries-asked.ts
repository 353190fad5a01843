import type { CallQuery, Entry, listEntries } from "@kaitori/wire";
import type { ServerLevel } from "#foundation/server/server-level.ts";

interface Extent {
  /** How many of those that are over; every one under way comes along. */
  readonly finished: number;
  /** Those alone that are over, and older than this one. */
  readonly before?: Entry["id"] | undefined;
}

/** What a page needs of the list of entries. A server that has only the specification answers with all of it. */
export const entriesAsked = (
  server: Pick<ServerLevel, "reaches">,
  { finished, before }: Extent,
): { query?: CallQuery<typeof listEntries> } =>
  server.reaches(1)
    ? { query: { finished: String(finished), ...(before !== undefined && { before: String(before) }) } }
    : {};
