import { ClaimStatus, DocumentsConfirmation, EntryStatus } from "@kaitori/domain";
import { type Entry, getEntry, listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory, entryReviewed } from "#stories/entry-states.ts";
import { representative, representativeWithout } from "#stories/people.ts";
import { answers, refuses } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const inadequate: Entry = {
  ...entryOfStory,
  status: EntryStatus.inadequate,
  account_activity_statement_confirmation_status: DocumentsConfirmation.inadequate,
  description_of_inadequate_document: "9月分の明細が読めません。",
};
interface Visit {
  readonly at: string;
  readonly entry?: Entry;
  readonly entries?: readonly Entry[];
}

const settings = { server: { level: 0 } } as const;

async function textOf({ at, entry = entryOfStory, entries = [] }: Visit) {
  const server = [answers(getEntry, entry), answers(listEntries, [...entries])];
  return (await renderTestPage({ at, user: representative, settings, server })).text;
}

test.each(["/entry/detail/31/", "/entry/resubmit/31/"])(
  "R7.10 %s shows the description of the inadequate papers",
  async (at) => expect(await textOf({ at, entry: inadequate })).toContain("9月分の明細が読めません。"),
);

test("R7.10 parts that the server does not support are not shown", async () => {
  expect(await textOf({ at: "/mypage/" })).not.toContain("お知らせはありません");
  expect(await textOf({ at: "/profile/" })).not.toContain("メールでのお知らせ");
  expect(await textOf({ at: "/entry/detail/31/" })).not.toContain("これまでの経過");
});

test("R7.10 without server support the pages show no transfer reference and no question about the ban on transfer", async () => {
  const offer = { at: "/entry/contract/31/", entry: entryReviewed } as const;
  const contract = await textOf(offer);
  expect(contract).toContain("お引き渡し先");
  expect(contract).not.toContain("照合番号を入れてください");
  const claimsWithoutDate = entryReviewed.claims.map((claim) => ({ ...claim, return_date: null }));
  expect(await textOf({ ...offer, entry: { ...entryReviewed, claims: claimsWithoutDate } })).not.toContain(
    "照合番号を入れてください",
  );
  const claims = inadequate.claims.map((claim) => ({
    ...claim,
    status: ClaimStatus.inadequate,
    deducts_bank_charge: undefined,
    withholds_tax: undefined,
    forbids_transfer: undefined,
  }));
  const resubmission = await textOf({ at: "/entry/resubmit/31/", entry: { ...inadequate, claims } });
  expect(resubmission).toContain("請求書の金額");
  expect(resubmission).not.toContain("契約書に「譲渡禁止」とある");
});

test.each([{ status: ClaimStatus.cannotBuy }, { status: 42 }])(
  "R4.21 a reviewed entry without a claim to buy has no link to the contract: $status",
  async ({ status }) => {
    const claims = entryReviewed.claims.map((claim) => ({ ...claim, status }));
    const entry = { ...entryReviewed, claims };
    const text = await textOf({ at: "/entry/detail/31/", entry });
    expect(text).toContain("くわしい状況は、お問い合わせください。");
    expect(text).not.toContain("条件を確認して契約する");
    expect(await textOf({ at: "/mypage/", entries: [entry] })).not.toContain("契約へ");
    expect(await textOf({ at: "/entry/detail/31/", entry: entryReviewed })).toContain(
      "条件を確認して契約する",
    );
  },
);

test("B5 B21 a contract can be signed although the server sends no terms", async () => {
  const text = await textOf({ at: "/entry/contract/31/", entry: entryReviewed });
  expect(text).toContain("この条件で契約する");
});

test.each(["31", "9007199254740993123"])("R2.11 an entry whose id is the text %s opens", async (id) => {
  const idsOf = <Row extends { readonly id: unknown }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, id: `row-${row.id}` }));
  const { addfiles, claims } = entryOfStory;
  const entry = { ...entryOfStory, id, addfiles: idsOf(addfiles), claims: idsOf(claims) };
  const { text } = await renderTestPage({
    at: `/entry/detail/${id}/`,
    user: representative,
    settings,
    // `answers` does not allow a text as an id.
    server: [refuses(getEntry, 200, entry)],
  });
  expect(text).toContain(entryOfStory.code);
});

test("R7.10 without activation the page mentions no mail", async () => {
  const text = await textOf({ at: "/register/activation/" });
  expect(text).not.toMatch(/お送りしました|24時間/);
  expect(text).toContain("ログインする");
  const form = await renderTestPage({ at: "/register/", settings });
  expect(form.text).not.toMatch(/確認の?メール/);
});

test("R7.10 the progress bar counts the time of the steps that the server supports", async () => {
  const textAtLevel = async (level: 0 | 1) =>
    (await renderTestPage({ at: "/register/", settings: { server: { level } } })).text;
  expect(await textAtLevel(1)).toContain("申し込みまで 約17分");
  expect(await textAtLevel(0)).toContain("申し込みまで 約15分");
});

test.each([
  { level: 0, at: "/entry/entry_invoice/" },
  { level: 0, at: "/register/profile/" },
  { level: 1, at: "/entry/entry_invoice/" },
  { level: 1, at: "/register/profile/" },
] as const)("B3 $at states how long a server of level $level keeps input", async ({ level, at }) => {
  const { text } = await renderTestPage({
    at,
    user: representativeWithout("financialStatements"),
    settings: { server: { level } },
    server: [],
  });
  expect(text).toContain(
    level === 1 ? "入力した内容は下書きに残ります" : "入力した内容は、このページを閉じるまで残ります",
  );
});
