import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  type Entry,
  getContractTerms,
  getDraftEntry,
  getEntry,
  getFormDraft,
  getProfile,
  listEntries,
  listHandOvers,
} from "@kaitori/wire";
import { beforeAll, expect, test, vi } from "vitest";
import { emptyDraft } from "#stories/drafts.ts";
import { entriesInEveryStatus, entryContracted, entryOfStory, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

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
    settings: { server: { has } },
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
  { at: "/register/profile/", says: "会社のこと" },
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

test("R7.10 what nothing stands behind is not said: no reference of the transfer, no question of another server", async () => {
  const offer = { at: "/entry/contract/31/", entry: entryReviewed, has: "all" } as const;
  const contract = (await visit(offer)).text;
  expect(contract).toContain("お引き渡し先");
  expect(contract).not.toContain("照合番号を入れてください");
  const undated = entryReviewed.claims.map((claim) => ({ ...claim, return_date: null }));
  expect((await visit({ ...offer, entry: { ...entryReviewed, claims: undated } })).text).not.toContain(
    "照合番号を入れてください",
  );
  const claims = inadequate.claims.map((claim) => ({
    ...claim,
    status: ClaimStatus.inadequate,
    deducts_bank_charge: undefined,
    withholds_tax: undefined,
    forbids_transfer: undefined,
  }));
  const again = await visit({ at: "/entry/resubmit/31/", entry: { ...inadequate, claims }, has: "all" });
  expect(again.text).toContain("請求書の金額");
  expect(again.text).not.toContain("契約書に「譲渡禁止」とある");
});

test.each([{ status: ClaimStatus.cannotBuy }, { status: 42 }])(
  "R4.21 a reviewed entry of which nothing can be bought leads to no contract: $status",
  async ({ status }) => {
    const claims = entryReviewed.claims.map((claim) => ({ ...claim, status }));
    const entry = { ...entryReviewed, claims };
    const { text } = await visit({ at: "/entry/detail/31/", entry, has: "none" });
    expect(text).toContain("くわしい状況は、お問い合わせください。");
    expect(text).not.toContain("条件を確認して契約する");
    expect((await visit({ at: "/mypage/", entries: [entry], has: "none" })).text).not.toContain("契約へ");
    expect((await visit({ at: "/entry/detail/31/", entry: entryReviewed, has: "none" })).text).toContain(
      "条件を確認して契約する",
    );
  },
);

test("R7.10 an entry that is not there is not there, and nothing counts as absent for it", async () => {
  const lost = vi.fn();
  const { text } = await drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [refuses(getEntry, 404, { detail: "" }), answers(listHandOvers, [])],
    before: ({ server }) => void server.store.subscribe(lost),
  });
  expect(text).toContain("お探しのページが見つかりません");
  expect(lost).not.toHaveBeenCalled();
});

test.each([
  { shows: false, says: "この条件で契約する", not: "契約の手続きは、お電話でご案内します。" },
  { shows: true, says: "契約の手続きは、お電話でご案内します。", not: "この条件で契約する" },
])(
  "B5 B21 a contract without the server's own terms is by the specification; a server that has shown more ($shows) gives them",
  async (row) => {
    const { text } = await drawnPage({
      at: "/entry/contract/31/",
      user: representative,
      server: [refuses(getContractTerms, 404, { detail: "" }), answers(getEntry, entryReviewed)],
      before: ({ server }) => row.shows && server.showMore(),
    });
    expect(text).toContain(row.says);
    expect(text).not.toContain(row.not);
  },
);

test.each(["31", "9007199254740993123"])("R2.11 an entry whose id is the text %s opens", async (id) => {
  const named = <Row extends { readonly id: unknown }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: `row-${row.id}` }));
  const { addfiles, claims } = entryOfStory;
  const entry = { ...entryOfStory, id, addfiles: named(addfiles), claims: named(claims) };
  const { text } = await drawnPage({
    at: `/entry/detail/${id}/`,
    user: representative,
    settings: { server: { has: "none" } },
    server: [refuses(getEntry, 200, entry)],
  });
  expect(text).toContain(entryOfStory.code);
});

test("R7.10 a server without activation is not said to have sent a mail", async () => {
  const { text } = await visit({ at: "/register/activation/", has: "none" });
  expect(text).not.toMatch(/お送りしました|24時間/);
  expect(text).toContain("ご登録のメールアドレスとパスワードでログインして");
  const form = await drawnPage({ at: "/register/", settings: { server: { has: "none" } } });
  expect(form.text).not.toMatch(/確認の?メール/);
});

test("R7.10 the way is as long as the steps that the server has", async () => {
  const steps = async (has: "all" | "none") =>
    (await drawnPage({ at: "/register/", settings: { server: { has } } })).text;
  expect(await steps("all")).toContain("申し込みまで 約17分");
  expect(await steps("none")).toContain("申し込みまで 約15分");
});

test.each([
  { missing: "draft_entry", at: "/entry/entry_invoice/", isKept: false },
  { missing: "form_drafts", at: "/entry/entry_invoice/", isKept: true },
  { missing: "form_drafts", at: "/register/profile/", isKept: false },
  { missing: "draft_entry", at: "/register/profile/", isKept: true },
] as const)(
  "B3 a server without $missing keeps what is typed at $at: $isKept",
  async ({ missing, at, isKept }) => {
    const kept =
      at === "/entry/entry_invoice/"
        ? answers(getDraftEntry, emptyDraft)
        : answers(getFormDraft, keptOf("any"));
    const { text } = await drawnPage({
      at,
      user: { ...representative, financial_statements_status: 4 },
      server: [kept, answers(getProfile, corporation), answers(listEntries, [])],
      before: ({ server }) => server.lose(missing),
    });
    expect(text).toContain(
      isKept ? "入力した内容は下書きに残ります" : "入力した内容は、このページを閉じるまで残ります",
    );
  },
);
