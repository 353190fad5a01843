import type { NewEntryBlocker } from "@kaitori/domain";
import { listEntries, listNotices, type Notice } from "@kaitori/wire";
import { readinessWithout } from "#stories/drafts.ts";
import type { entriesInEveryStatus } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "./render-test-page.tsx";

interface Shown {
  readonly user?: typeof representative;
  readonly entries?: typeof entriesInEveryStatus;
  readonly notices?: Notice[];
  readonly readiness?: ReturnType<typeof readinessWithout>;
}

/** My-page of somebody with these entries and notices. */
export const renderMyPage = ({
  user = representative,
  entries = [],
  notices = [],
  readiness = readinessWithout(),
}: Shown = {}) =>
  renderTestPage({
    at: "/mypage/",
    user,
    server: [answers(listEntries, entries), answers(listNotices, notices)],
    readiness,
  });

export const blockedBy = (...blockers: NewEntryBlocker[]) => ({ ...readinessWithout(), blockers });
