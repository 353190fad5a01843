import type { Notice } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { renderMyPage } from "#testing/render-entries.ts";

const received: Notice = {
  id: 1,
  created_at: "2026-11-18T10:00:00+09:00",
  read_at: null,
  title: "申し込みを受け付けました（20261118-7KQ2XA）",
  body: "申し込みを受け付けました。",
  entry: 31,
};

// Codes of entries and invoices of the reference server, and of another server.
test.each(["20261121-7KQ2XA", "20261121-7KQ2XA-3", "E-0001"])(
  "the code %s does not break at its hyphens in a notice",
  async (code) => {
    const { html } = await renderMyPage({
      notices: [{ ...received, title: `審査が終わりました（${code}）` }],
    });
    expect(html).toMatch(new RegExp(`<span class="[^"]+">（${code}）</span>`));
  },
);

test("B8 only the latest notice is shown at first; the full list can be marked as read", async () => {
  const earlier = { ...received, id: 2, title: "書類を受け取りました" };
  const { text } = await renderMyPage({ notices: [received, earlier] });
  expect(text).toContain("お知らせをすべて見る（未読2件）");
  expect(text).not.toMatch(/書類を受け取りました|すべて既読にする/);
});

test("B8 notices of entries with a card are shown only on request, and no older notice in their place", async () => {
  const otherNotice = {
    ...received,
    id: 2,
    entry: null,
    read_at: received.created_at,
    title: "パスワードを変更しました",
  };
  const { text } = await renderMyPage({ entries: [entryOfStory], notices: [otherNotice, received] });
  expect(text).toContain("パスワードを変更しました");
  expect(text).toContain("お知らせをすべて見る（未読1件）");
  expect(text).not.toContain("申し込みを受け付けました（");
  const older = await renderMyPage({ entries: [entryOfStory], notices: [received, otherNotice] });
  expect(older.text).not.toContain("パスワードを変更しました");
  expect(older.text).toContain("お知らせをすべて見る（未読1件）");
});

test("without shown notices there is no heading", async () => {
  const { text } = await renderMyPage({ entries: [entryOfStory], notices: [received] });
  expect(text).toMatch(/(?<!お知らせ)\s*お知らせをすべて見る/);
  expect(text).not.toMatch(/^お知らせ$/m);
});

test("an unread notice has another icon than an entry under review", async () => {
  const { html } = await renderMyPage({ entries: [entryOfStory], notices: [{ ...received, entry: null }] });
  const iconOf = (word: string) => {
    const [htmlBefore = ""] = html.split(`</svg>${word}</span>`);
    return htmlBefore.slice(htmlBefore.lastIndexOf("<svg"));
  };
  const [unread, underReview] = [iconOf("未読"), iconOf("審査中")];
  expect(underReview).toMatch(/^<svg/);
  expect(unread).not.toBe(underReview);
});
