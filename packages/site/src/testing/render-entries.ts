import type { CopyOverrides } from "@kaitori/brand";
import { ClaimStatus } from "@kaitori/domain";
import {
  type Entry,
  getEntry,
  type HandOver,
  type HistoryEvent,
  listEntries,
  listHandOvers,
  listNotices,
  type Notice,
} from "@kaitori/wire";
import { type entriesInEveryStatus, entryTransferred, handOversWith } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, type StoryAnswer } from "#stories/story-server.ts";
import { renderTestPage } from "./render-test-page.tsx";

interface MyPageOptions {
  readonly user?: typeof representative;
  readonly entries?: typeof entriesInEveryStatus;
  readonly notices?: Notice[];
  readonly copy?: CopyOverrides;
  readonly moreAnswers?: readonly StoryAnswer[];
}

export const renderMyPage = ({
  user = representative,
  entries = [],
  notices = [],
  moreAnswers = [],
  ...options
}: MyPageOptions = {}) =>
  renderTestPage({
    ...options,
    at: "/mypage/",
    user,
    server: [...moreAnswers, answers(listEntries, entries), answers(listNotices, notices)],
  });

export const entryInDelay = {
  ...entryTransferred,
  claims: entryTransferred.claims.map((claim) => ({ ...claim, status: ClaimStatus.delay })),
};

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

/** One invoice of a hand-over, before any money arrived. */
export const handOverLine = { amount: "1320000", handed_over: "0", awaited: "1320000" } as const;
/** An invoice with nothing left to hand over. */
export const endedLine = { ...handOverLine, amount: "0" } as const;

export const pastHandOvers = (...lines: Parameters<typeof handOversWith>) =>
  handOversWith(...lines)
    .map((day) => ({ ...day, due_on: "2026-11-05" as const }))
    .slice(0, 1);

/** A Saturday, before a holiday. */
export const saturday = "2026-11-21T10:00:00+09:00";
