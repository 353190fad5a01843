import type { ClaimStatus } from "@kaitori/domain";
import { type Entry, getEntry, type HandOver, type HistoryEvent, listHandOvers } from "@kaitori/wire";
import { entryTransferred, handOversWith } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "./render-test-page.tsx";

export const renderTestEntry = (
  entry: Entry,
  handOvers: HandOver[] = [],
  history: HistoryEvent[] = [],
  user = representative,
) =>
  renderTestPage({
    at: "/entry/detail/31/",
    user,
    server: [answers(getEntry, { history, inadequacies: [], ...entry }), answers(listHandOvers, handOvers)],
  });

export const claimsIn = (status: ClaimStatus) =>
  entryTransferred.claims.map((claim) => ({ ...claim, status }));

/** The line of one invoice in a hand-over, before any money arrived. */
export const line = { amount: "1320000", handed_over: "0", awaited: "1320000" } as const;
export const ended = { ...line, amount: "0" } as const;

export const pastHandOvers = (...lines: Parameters<typeof handOversWith>) =>
  handOversWith(...lines)
    .map((day) => ({ ...day, due_on: "2026-11-05" as const }))
    .slice(0, 1);

/** A Saturday, before a holiday. */
export const saturday = "2026-11-21T10:00:00+09:00";
