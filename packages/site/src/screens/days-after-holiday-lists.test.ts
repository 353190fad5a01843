import { addDays, EntryStatus, holidaysPublishedUntil } from "@kaitori/domain";
import { expect, test, vi } from "vitest";
import { entriesInEveryStatus, entryOfStory } from "#stories/entry-states.ts";
import { renderMyPage, renderTestEntry } from "#testing/render-entries.ts";

const estimatedDay = /\d{4}年\d+月\d+日（.）（見込み）/;

test.each([
  { listEnd: "the end of the published holidays", today: addDays(holidaysPublishedUntil, 1) },
  { listEnd: "the end of the holidays that another calendar confirms", today: "2050-11-24" },
  { listEnd: "the end of that calendar", today: "2051-01-01" },
  { listEnd: "the end of the reliable estimates", today: "2100-01-01" },
] as const)("D19 after $listEnd, my-page shows a promised day as an estimate", async ({ today }) => {
  const now = new Date(`${today}T10:00:00+09:00`);
  vi.setSystemTime(now);
  const claims = entryOfStory.claims.map((claim) => ({
    ...claim,
    obliger_payment_date: addDays(today, 45),
  }));
  const underReview = {
    ...entryOfStory,
    claims,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  expect((await renderMyPage({ entries: [underReview] })).text).toMatch(estimatedDay);
  const inadequate = { ...underReview, status: EntryStatus.inadequate };
  for (const entry of [underReview, inadequate, ...entriesInEveryStatus]) {
    const { text } = await renderTestEntry(entry);
    expect(text).toContain(String(entry.code ?? entry.id));
    expect(text).not.toContain("エラーが発生しました");
  }
});
