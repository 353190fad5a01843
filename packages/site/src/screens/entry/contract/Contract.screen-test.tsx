import { getContractTerms, getEntry } from "@kaitori/wire";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { test } from "vitest";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

const openContract = (terms = termsOfStory) =>
  openTestPage({
    at: "/entry/contract/31/",
    user: representative,
    server: [answers(getEntry, entryReviewed), answers(getContractTerms, terms)],
  });

/** As long as a real contract. */
const longText = (text: string) => [text, ...Array<string>(80).fill(text.slice(0, 200))].join("\n\n");
const longTerms = {
  ...termsOfStory,
  text: longText(termsOfStory.text),
  explanation: { ...termsOfStory.explanation, text: longText(termsOfStory.explanation.text) },
};

test("B5 B16 a long explanation and contract scroll in boxes, so that the page is shorter than seven screens", async () => {
  const { page } = await openContract(longTerms);
  await userEvent.click(page.getByRole("button", { name: "説明と契約書を読む" }));
  for (const name of ["重要事項の説明", "ファクタリングサービス契約書"]) {
    const text = page.getByRole("region", { name });
    expect(text).toBeVisible();
    expect(text.scrollHeight).toBeGreaterThan(5 * text.clientHeight);
  }
  expect(document.documentElement.scrollHeight).toBeLessThan(7 * innerHeight);
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

test("B16 a checkbox stays unchecked until its texts are read to their end, and its error links to them", async () => {
  const { page } = await openContract(longTerms);
  await userEvent.click(page.getByRole("button", { name: "説明と契約書を読む" }));
  const explanation = page.getByRole("region", { name: "重要事項の説明" });
  const contract = page.getByRole("region", { name: "ファクタリングサービス契約書" });
  const explained = page.getByRole("checkbox", { name: /内容を確認しました/ });
  const consent = page.getByRole("checkbox", { name: /同意します/ });

  await userEvent.click(consent);
  expect(consent).not.toBeChecked();
  expect(consent).toHaveAccessibleDescription(/先に、最後までお読みください/);
  expect(page.getByRole("alert")).toHaveTextContent(
    /重要事項の説明の続き.*ファクタリングサービス契約書の続き/,
  );
  await userEvent.click(explained);
  expect(explained).not.toBeChecked();

  explanation.scrollTop = 100;
  await userEvent.click(page.getAllByRole("link", { name: "重要事項の説明の続きを読む" })[0] as HTMLElement);
  expect(document.activeElement).toBe(explanation);
  expect(explanation.scrollTop).toBe(100);
  explanation.scrollTop = explanation.scrollHeight;
  await within(explanation).findByText("最後まで読みました");
  await userEvent.click(explained);
  expect(explained).toBeChecked();

  // The contract is not read to its end yet.
  consent.focus();
  await userEvent.keyboard(" ");
  expect(consent).not.toBeChecked();
  await userEvent.click(page.getByRole("link", { name: "ファクタリングサービス契約書の続きを読む" }));
  expect(document.activeElement).toBe(contract);
  contract.scrollTop = contract.scrollHeight;
  await within(contract).findByText("最後まで読みました");
  expect(page.queryByRole("alert")).toBeNull();
  await userEvent.click(consent);
  expect(consent).toBeChecked();
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
