import { EntryStatus } from "@kaitori/domain";
import { getEntry, type Inadequacy } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const inadequacies: Inadequacy[] = [
  { subject: "invoice", claim: 11, uploads: [501], reason: "支払期日が写っていません。" },
  { subject: "financial_statements", claim: null, uploads: [], reason: "決算書を確認できませんでした。" },
];

const renderResubmit = (rows: readonly Inadequacy[] = inadequacies) =>
  renderTestPage({
    at: "/entry/resubmit/31/",
    user: representative,
    server: [answers(getEntry, { ...entryOfStory, status: EntryStatus.inadequate, inadequacies: [...rows] })],
  });

test("B2 B4 each missing item is a link to its card", async () => {
  const { html } = await renderResubmit();
  const [, listOnwards = ""] = html.split("次のものがそろうと、提出できます。");
  const links = [...(listOnwards.split("</ul>")[0] ?? "").matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)];
  expect(links.map(([, , name]) => name)).toEqual(["請求書（株式会社青空建設）", "決算書"]);
  expect(listOnwards.split("</ul>")[0]).not.toContain("新しい");
  for (const [, href = ""] of links) expect(html).toContain(`id="${href.split("#")[1]}"`);
});

test("B17 the page shows amount, deadline and contact, also for a written inquiry", async () => {
  const { text } = await renderResubmit();
  expect(text).toMatch(/希望金額\s*1,800,000円/);
  expect(text).toMatch(/\d日（.）までにお送りください。[\s\S]*2営業日以内に、結果をお知らせします/);
  expect(text).toMatch(/お困りのときは\s*お電話 [\d-]+[\s\S]*メッセージで質問する/);
});

test("B4 an inadequate claim needs a correction or a new file", async () => {
  const { text } = await renderResubmit([
    { subject: "claim", claim: 11, uploads: [], reason: "期日が違います。" },
    ...inadequacies.slice(1),
  ]);
  expect(text).toMatch(
    /次のものがそろうと、提出できます。\s*請求書の内容（株式会社青空建設）\s*内容の訂正か、新しい請求書/,
  );
});
