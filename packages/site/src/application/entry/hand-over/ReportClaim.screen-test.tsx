import { getEntry, listHandOvers, reportClaim } from "@kaitori/wire";
import { userEvent } from "storybook/test";
import { expect, test, vi } from "vitest";
import { entryTransferred, handOversOfStory } from "#stories/entry-states.ts";
import { answers, answersOnce, keepsWaiting } from "#stories/story-server.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

test("B12 a report form stays open until its results are loaded, so that the old card offers no second report", async () => {
  const lateHandOvers = handOversOfStory.map((day) => ({
    ...day,
    claims: day.claims.map((claim) => ({ ...claim, standing: "payerLate" as const })),
  }));
  const { page } = await openAsUser(
    "/entry/detail/31/",
    answersOnce(getEntry, entryTransferred),
    keepsWaiting(getEntry),
    answers(listHandOvers, lateHandOvers),
    answers(reportClaim, lateHandOvers),
  );
  const reportButtons = () => page.queryAllByRole("button", { name: /お取引先の支払い・遅れを知らせる/ });
  await vi.waitFor(() => expect(reportButtons().length).toBeGreaterThan(0));
  const countBefore = reportButtons().length;
  const [reportButton] = reportButtons();
  if (reportButton) await userEvent.click(reportButton);
  await userEvent.click(await page.findByRole("radio", { name: /お取引先が支払えなくなった/ }));
  await userEvent.selectOptions(await page.findByLabelText(/お取引先の状況/), "破産");
  await userEvent.click(page.getByRole("button", { name: "知らせる" }));
  await page.findByText("ご報告を受け取りました。");
  await new Promise((resolve) => setTimeout(resolve));
  expect(reportButtons()).toHaveLength(countBefore - 1);
});

test("B12 a report 「まだ届いていない」 without a date requires the checkbox for an unknown date; an empty date field is refused", async () => {
  const { page, requests } = await openAsUser(
    "/entry/detail/31/",
    answers(getEntry, entryTransferred),
    answers(listHandOvers, handOversOfStory),
    answers(reportClaim, handOversOfStory),
  );
  const [reportButton] = await page.findAllByRole("button", { name: /お取引先の支払い・遅れを知らせる/ });
  if (reportButton) await userEvent.click(reportButton);
  await userEvent.click(await page.findByRole("radio", { name: /まだ届いていない/ }));
  await userEvent.click(page.getByRole("button", { name: "知らせる" }));
  expect(await page.findByLabelText(/^支払いの予定日/)).toHaveAccessibleDescription(/入力してください/);
  await userEvent.click(page.getByRole("checkbox", { name: /予定日がわからない/ }));
  expect(page.queryByLabelText(/^支払いの予定日/)).toBeNull();
  await userEvent.click(page.getByRole("button", { name: "知らせる" }));
  await page.findByText("ご報告を受け取りました。");
  const reports = requests
    .filter(({ path }) => path.endsWith("/report/"))
    .map(({ body }) => JSON.parse(body));
  expect(reports).toEqual([{ kind: "notYet", is_day_unknown: true }]);
});

test("B12 before a report of receipt is sent, the form shows the due date that follows from the selected day", async () => {
  const terms = { paid_on: "2026-11-20", hand_over_days: 3 } as const;
  const handOvers = handOversOfStory.map((day) => ({
    ...day,
    claims: day.claims.map((claim) => ({ ...claim, ...terms })),
  }));
  const { page } = await openAsUser(
    "/entry/detail/31/",
    answers(getEntry, entryTransferred),
    answers(listHandOvers, handOvers),
  );
  const [reportButton] = await page.findAllByRole("button", { name: /お取引先の支払い・遅れを知らせる/ });
  if (reportButton) await userEvent.click(reportButton);
  await userEvent.click(await page.findByRole("radio", { name: /受け取った/ }));
  await vi.waitFor(() =>
    expect(page.getByText(/届いた分のお引き渡しの期日は/).textContent).toContain("2026年11月30日（月）"),
  );
  const day = page.getByLabelText(/^届いた日/);
  await userEvent.clear(day);
  expect(page.queryByText(/届いた分のお引き渡しの期日は/)).toBeNull();
  await userEvent.type(day, "2026-11-10");
  await vi.waitFor(() =>
    expect(page.getByText(/届いた分のお引き渡しの期日は/).textContent).toContain("2026年11月26日（木）"),
  );
});

test.each([
  { report: "a new day, so another card", day: "2027-02-10", standing: "payerLate" },
  { report: "the same day, so the same card", day: "2027-01-05", standing: "received" },
] as const)(
  "B12 after a report the heading of its claim has the focus: $report",
  async ({ day, standing }) => {
    const [first, second] = handOversOfStory;
    const [claim, otherClaim] = entryTransferred.claims;
    if (!first || !second || !claim || !otherClaim) throw new Error("the story has two claims");
    const line = { claim: claim.id, amount: "1320000", handed_over: "0", standing };
    const handOversAfter = [{ ...first, due_on: day, claims: [line] }, second];
    const { page } = await openAsUser(
      "/entry/detail/31/",
      answersOnce(getEntry, entryTransferred),
      answers(getEntry, { ...entryTransferred, claims: [{ ...claim, return_date: day }, otherClaim] }),
      answersOnce(listHandOvers, handOversOfStory),
      answers(listHandOvers, handOversAfter),
      answers(reportClaim, handOversAfter),
    );
    const title = new RegExp(claim.obliger_company_name);
    await userEvent.click(await page.findByRole("button", { name: title }));
    await userEvent.click(await page.findByRole("radio", { name: /まだ届いていない/ }));
    await userEvent.click(page.getByRole("checkbox", { name: /予定日がわからない/ }));
    await userEvent.click(page.getByRole("button", { name: "知らせる" }));
    await expect.poll(() => page.queryByRole("button", { name: "知らせる" })).toBeNull();
    await expect.poll(() => document.activeElement).toHaveRole("heading");
    await expect.poll(() => document.activeElement?.textContent).toContain(claim.obliger_company_name);
  },
);

test("B12 a link to the report on a claim opens that form with the focus, once", async () => {
  const { page } = await openAsUser(
    "/entry/detail/31/#hand-over-12",
    answers(getEntry, entryTransferred),
    answers(listHandOvers, handOversOfStory),
    answers(reportClaim, handOversOfStory),
  );
  const form = await page.findByRole("group", { name: /大森機械工業株式会社/ });
  await vi.waitFor(() => expect(form).toContainElement(document.activeElement as HTMLElement));
  expect(page.getAllByRole("radio", { name: /まだ届いていない/ })).toHaveLength(1);
  await userEvent.click(page.getByRole("radio", { name: /まだ届いていない/ }));
  await userEvent.click(page.getByRole("checkbox", { name: /予定日がわからない/ }));
  await userEvent.click(page.getByRole("button", { name: "知らせる" }));
  await page.findByText("ご報告を受け取りました。");
  await vi.waitFor(() => expect(page.queryByRole("radio", { name: /まだ届いていない/ })).toBeNull());
});
