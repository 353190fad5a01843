import { ClaimStatus } from "@kaitori/domain";
import { listEntries, listNotices, type Notice } from "@kaitori/wire";
import { type entriesInEveryStatus, entryTransferred } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, type StoryAnswer } from "#stories/story-server.ts";
import { renderTestPage } from "./render-test-page.tsx";

interface MyPageOptions {
  readonly user?: typeof representative;
  readonly entries?: typeof entriesInEveryStatus;
  readonly notices?: Notice[];
  readonly moreAnswers?: readonly StoryAnswer[];
}

export const renderMyPage = ({
  user = representative,
  entries = [],
  notices = [],
  moreAnswers = [],
}: MyPageOptions = {}) =>
  renderTestPage({
    at: "/mypage/",
    user,
    server: [...moreAnswers, answers(listEntries, entries), answers(listNotices, notices)],
  });

export const entryInDelay = {
  ...entryTransferred,
  claims: entryTransferred.claims.map((claim) => ({ ...claim, status: ClaimStatus.delay })),
};
