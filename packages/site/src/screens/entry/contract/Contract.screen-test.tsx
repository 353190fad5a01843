import { getContractTerms, getEntry } from "@kaitori/wire";
import { expect, userEvent, waitFor } from "storybook/test";
import { test } from "vitest";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

const openContract = () =>
  openTestPage({
    at: "/entry/contract/31/",
    user: representative,
    server: [answers(getEntry, entryReviewed), answers(getContractTerms, termsOfStory)],
  });

test("B16 one button opens explanation and contract; the submit button reopens a closed one", async () => {
  const { page } = await openContract();
  expect(page.getByRole("checkbox", { name: /同意します/, hidden: true })).not.toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "説明と契約書を読む" }));
  expect(page.getByRole("checkbox", { name: /内容を確認しました/ })).toBeVisible();
  const [explanation] = document.querySelectorAll("details");
  expect(document.activeElement).toBe(explanation?.querySelector("summary"));
  if (explanation) explanation.open = false;
  await userEvent.click(page.getByRole("button", { name: "この条件で契約する" }));
  await waitFor(() => expect(page.getByRole("checkbox", { name: /内容を確認しました/ })).toBeInvalid());
});

test("the connection error disappears when the connection is back", async () => {
  const { page, setOnline } = await openContract();
  setOnline(false);
  await userEvent.click(page.getByRole("checkbox", { name: /大森機械工業/ }));
  await page.findByRole("alert");
  setOnline(true);
  await waitFor(() => {
    dispatchEvent(new Event("online"));
    expect(page.queryByRole("alert")).toBeNull();
  });
});
