import { getEntry } from "@kaitori/wire";
import { expect, userEvent } from "storybook/test";
import { test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

test("B12 the inquiry form states the date of the answer", async () => {
  const { page } = await openTestPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [answers(getEntry, entryOfStory)],
  });
  const promise = /\d{4}年\d+月\d+日（.）までにお答えします。/;
  expect(document.body).not.toHaveTextContent(promise);
  await userEvent.click(page.getByRole("button", { name: "メッセージで質問する" }));
  await page.findByRole("textbox");
  expect(document.body).toHaveTextContent(promise);
});
