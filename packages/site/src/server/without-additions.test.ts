import { additionNames, EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  type Entry,
  getContractDocument,
  getContractTerms,
  getDraftEntry,
  getEntry,
  getEntryHistory,
  getEntryInadequacies,
  getFormDraft,
  getProfile,
  listEntries,
  listNotices,
  listPastObligers,
} from "@kaitori/wire";
import { beforeAll, expect, test, vi } from "vitest";
import { emptyDraft } from "../stories/drafts.ts";
import {
  entriesInEveryStatus,
  entryContracted,
  entryOfStory,
  entryReviewed,
} from "../stories/entry-states.ts";
import { representative } from "../stories/people.ts";
import { corporation, keptOf } from "../stories/profiles.ts";
import { answers, refuses } from "../stories/story-server.ts";
import { termsOfStory } from "../stories/terms.ts";
import { drawnPage } from "../testing/drawn-page.tsx";

const inadequate: Entry = {
  ...entryOfStory,
  status: EntryStatus.inadequate,
  account_activity_statement_confirmation_status: 2,
  description_of_inadequate_document: "9月分の明細が読めません。",
};
const ofStatus = { inadequate, reviewed: entryReviewed, contracted: entryContracted };
const added = Object.values<CallDefinition>(allCalls).filter(({ addition }) => addition);

interface Visit {
  readonly at: string;
  readonly entry?: Entry;
  readonly entries?: Entry[];
  /** What the brand says of its server. */
  readonly has: "all" | "none";
  readonly status?: number;
}

/** A server that knows the calls of the specification only, and refuses every other in the same way. */
const visit = ({ at, entry = entryOfStory, entries = [], has, status = 404 }: Visit) =>
  drawnPage({
    at,
    user: representative,
    settings: { server: { has, contractWithoutTerms: true } },
    server: [
      ...added.map((call) => refuses(call, status, { detail: "" })),
      answers(getEntry, entry),
      answers(listEntries, entries),
      answers(getProfile, corporation),
    ],
  });

beforeAll(() => void vi.spyOn(console, "warn").mockReturnValue());

const pages = [
  { at: "/mypage/", says: "新しく申し込む" },
  { at: "/mypage/", entries: entriesInEveryStatus, says: entryOfStory.code },
  { at: "/profile/", says: "登録情報" },
  { at: "/profile/before_entry/", says: "株式会社田中製作所" },
  { at: "/register/profile/", says: "登録情報の入力" },
  { at: "/entry/withdrawal_details/", says: "入出金明細" },
  { at: "/entry/", says: "決算書" },
  { at: "/entry/entry_invoice/", says: "請求書" },
  { at: "/entry/complete/", says: "申し込み" },
  { at: "/entry/detail/31/", says: entryOfStory.code },
  { at: "/entry/detail/31/", of: "inadequate", says: "9月分の明細が読めません。" },
  { at: "/entry/resubmit/31/", of: "inadequate", says: "9月分の明細が読めません。" },
  { at: "/entry/contract/31/", of: "reviewed", says: "同意" },
  { at: "/entry/31/factoring_service_agreement/", of: "contracted", says: "第1条" },
] as const;

test.each(
  pages.flatMap((page) =>
    (["all", "none"] as const).map((has) => ({ entries: [], of: undefined, ...page, has })),
  ),
)("R7.10 a server with no addition opens $at of $of, listed as having $has", async (page) => {
  const { text } = await visit({
    at: page.at,
    has: page.has,
    entries: [...page.entries],
    ...(page.of && { entry: ofStatus[page.of] }),
  });
  expect(text).not.toMatch(/エラーが発生しました|お探しのページが見つかりません|セッションが切れました/);
  expect(text).toContain(page.says);
});

test.each([405, 501])("R7.10 an added call that answers %i is absent too", async (status) => {
  const { text } = await visit({ at: "/mypage/", has: "all", status });
  expect(text).toContain("新しく申し込む");
});

test.each(["all", "none"] as const)(
  "R7.10 what the server lacks is not drawn, listed as having %s",
  async (has) => {
    expect((await visit({ at: "/mypage/", has })).text).not.toContain("お知らせはありません");
    expect((await visit({ at: "/profile/", has })).text).not.toContain("メールでのお知らせ");
    expect((await visit({ at: "/entry/detail/31/", has })).text).not.toContain("これまでの経過");
  },
);

test("R7.10 an entry that is not there is not there, and nothing counts as absent for it", async () => {
  const lost = vi.fn();
  const { text } = await drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [refuses(getEntry, 404, { detail: "" })],
    before: ({ server }) => void server.store.subscribe(lost),
  });
  expect(text).toContain("お探しのページが見つかりません");
  expect(lost).not.toHaveBeenCalled();
});

test("B5 without terms of the server nothing is signed, unless the brand says so", async () => {
  const { text } = await drawnPage({
    at: "/entry/contract/31/",
    user: representative,
    settings: { server: { has: "none" } },
    server: [answers(getEntry, entryReviewed)],
  });
  expect(text).toContain("契約の手続きは、お電話でご案内します。");
  expect(text).not.toContain("この条件で契約する");
});

const page = (at: string, entry?: Entry) => ({ at, entry });
const everyPage = [
  page("/mypage/"),
  page("/profile/"),
  page("/profile/before_entry/"),
  page("/register/profile/"),
  page("/entry/withdrawal_details/"),
  page("/entry/"),
  page("/entry/entry_invoice/"),
  page("/entry/complete/"),
  page("/entry/detail/31/"),
  page("/entry/resubmit/31/", inadequate),
  page("/entry/contract/31/", entryReviewed),
  page("/entry/31/factoring_service_agreement/", entryContracted),
];

test.each(additionNames)("R7.10 every page opens where %s alone is missing", async (missing) => {
  const signed = { ...termsOfStory, signed_at: "2026-11-21T10:00:00+09:00" };
  for (const { at, entry = entryOfStory } of everyPage) {
    const { text } = await drawnPage({
      at,
      user: representative,
      server: [
        ...added
          .filter(({ addition }) => addition === missing)
          .map((call) => refuses(call, 404, { detail: "" })),
        answers(getEntry, entry),
        answers(listEntries, [entry]),
        answers(getProfile, corporation),
        answers(getDraftEntry, emptyDraft),
        answers(getFormDraft, keptOf("any")),
        answers(listNotices, []),
        answers(getEntryHistory, []),
        answers(getEntryInadequacies, []),
        answers(getContractTerms, termsOfStory),
        answers(getContractDocument, signed),
        answers(listPastObligers, []),
      ],
    });
    expect(text, at).not.toMatch(
      /エラーが発生しました|お探しのページが見つかりません|セッションが切れました/,
    );
  }
});
