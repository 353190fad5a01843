import { getEntry, listHandOvers } from "@kaitori/wire";
import { expect, userEvent } from "storybook/test";
import { test } from "vitest";
import { entryOfStory, handOversOfStory } from "#stories/entry-states.ts";
import { answers } from "#stories/story-server.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

test("B12 the inquiry form states the date of the answer", async () => {
  const { page } = await openAsUser("/entry/detail/31/", answers(getEntry, entryOfStory));
  const promise = /\d{4}年\d+月\d+日（.）までにお答えします。/;
  expect(document.body).not.toHaveTextContent(promise);
  await userEvent.click(page.getByRole("button", { name: "メッセージで質問する" }));
  await page.findByRole("textbox");
  expect(document.body).toHaveTextContent(promise);
});

test.each([
  { applicant: "with money to hand over", handOvers: handOversOfStory, isShown: true },
  { applicant: "without money to hand over", handOvers: [], isShown: false },
])(
  "B12 the form tells an applicant $applicant that a complaint stops reminders: $isShown",
  async ({ handOvers, isShown }) => {
    const { page } = await openAsUser(
      "/entry/detail/31/",
      answers(getEntry, entryOfStory),
      answers(listHandOvers, handOvers),
    );
    await userEvent.click(page.getByRole("button", { name: "メッセージで質問する" }));
    await page.findByRole("checkbox", { name: /苦情として送る/ });
    expect(page.queryByText(/お引き渡しをお願いするお電話とメールを止めます/) !== null).toBe(isShown);
  },
);
