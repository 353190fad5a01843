import { listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

test("B6 B17 the receipt shows amount and dates, what happens next, and where to ask", async () => {
  const { html, text } = await renderTestPage({
    at: "/entry/complete/",
    user: representative,
    server: [answers(listEntries, [entryOfStory])],
  });
  expect(text).toMatch(/希望金額\s*1,800,000円\s*結果は、\d{4}年\d+月\d+日（.）までにお知らせします。/);
  expect(text).toMatch(/これからの流れ\s*いま、していただくことはありません。/);
  expect(text).toMatch(/契約から\d+営業日以内にお振り込みします。/);
  expect(text).toMatch(/入金額の目安\s*[\d,]+円〜[\d,]+円/);
  expect(text).toMatch(/お困りのときは[\s\S]*メッセージで質問する/);
  // The telephone number appears once.
  const [, main = ""] = html.split("<main");
  expect(main.split("</main")[0]?.match(/href="tel:/g)).toHaveLength(1);
});
