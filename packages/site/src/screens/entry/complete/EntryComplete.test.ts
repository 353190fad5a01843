import { listEntries } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { renderTestPage } from "#testing/render-test-page.tsx";

const receipt = () =>
  renderTestPage({
    at: "/entry/complete/",
    user: representative,
    server: [answers(listEntries, [entryOfStory])],
  });

test("the receipt states the date of the result", async () => {
  const { text } = await receipt();
  expect(text).toMatch(/希望金額\s*1,800,000円\s*結果は、\d{4}年\d+月\d+日（.）までにお知らせします。/);
});

test("B17 the receipt offers a written inquiry beside the telephone", async () => {
  const { text } = await receipt();
  expect(text).toContain("お困りのときは");
  expect(text).toContain("メッセージで質問する");
});

test("B17 the receipt first states that there is nothing to do now", async () => {
  expect((await receipt()).text).toMatch(/これからの流れ\s*いま、していただくことはありません。/);
});

test("B17 the receipt shows the telephone number once, at the bottom", async () => {
  const { html } = await receipt();
  const [, main = ""] = html.split("<main");
  expect(main.split("</main")[0]?.match(/href="tel:/g)).toHaveLength(1);
});

test("B6 B17 the receipt shows the expected payout and the days until it arrives", async () => {
  const { text } = await receipt();
  expect(text).toMatch(/入金額の目安\s*[\d,]+円〜[\d,]+円/);
  expect(text).toMatch(/契約から\d+営業日以内にお振り込みします。/);
});
