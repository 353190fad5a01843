import { answerPreEntry, getProfile } from "@kaitori/wire";
import { userEvent } from "storybook/test";
import { expect, test } from "vitest";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { newcomer } from "#stories/people.ts";
import { emptyProfile } from "#stories/profiles.ts";
import { answers, onlyOnce, unreachable } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

const passedResult = { declined: false, reasons: [], answered_at: null };
const server = [answers(answerPreEntry, passedResult), answers(getProfile, emptyProfile)];

async function answerYes(page: Awaited<ReturnType<typeof openTestPage>>["page"]) {
  for (const yes of page.getAllByRole("radio", { name: "はい" })) await userEvent.click(yes);
  await userEvent.click(page.getByRole("button", { name: "答えて次へ進む" }));
}

test("D6.1 a visitor's answers are saved for the registration", async () => {
  const { page, router } = await openTestPage({ at: "/register/pre_entry/", server });
  await answerYes(page);
  await page.findByRole("heading", { level: 1, name: "申し込めます" });
  expect(preEntryAnswers.read()).toEqual({
    has_invoice: "yes",
    obliger_is_corporate: "yes",
    paid_by_transfer: "yes",
    has_delinquency: "yes",
  });
  await userEvent.click(page.getByRole("link", { name: "新規登録へ進む" }));
  await page.findByRole("heading", { level: 1, name: "新規登録" });
  expect(router.state.location.pathname).toBe("/register/");
});

test("D6.1 after the registration the saved answers are sent once, without asking again", async () => {
  const savedAnswers = { has_invoice: "yes" };
  const { page, requests } = await openTestPage({
    at: "/register/pre_entry/",
    user: newcomer,
    server,
    prepare: () => preEntryAnswers.save(savedAnswers),
  });
  expect((await page.findByRole("heading", { level: 1 })).textContent).toBe("ご本人と事業のこと");
  expect(page.getByText(/^申し込めます。/)).toBeTruthy();
  const sentAnswers = requests
    .filter(({ path }) => path === "/api/pre_entry/")
    .map(({ body }) => JSON.parse(body));
  expect(sentAnswers).toEqual([{ answers: [{ question: "has_invoice", value: "yes" }] }]);
  expect(preEntryAnswers.read()).toBeUndefined();
});

test("B3 D6.1 saved answers stay until the server has them", async () => {
  const { page, requests } = await openTestPage({
    at: "/register/pre_entry/",
    user: newcomer,
    server: [onlyOnce(unreachable(answerPreEntry)), ...server],
    prepare: () => preEntryAnswers.save({ has_invoice: "yes" }),
  });
  await userEvent.click(await page.findByRole("button", { name: "もう一度試す" }));
  await page.findByRole("heading", { level: 1, name: "ご本人と事業のこと" });
  expect(requests.filter(({ path }) => path === "/api/pre_entry/").at(-1)?.body).toContain("has_invoice");
});

test("B3 a user whose session ended before answering is asked to log in", async () => {
  const { page } = await openTestPage({ at: "/register/pre_entry/", user: newcomer, server });
  await answerYes(page);
  expect(await page.findByRole("dialog", { name: "もう一度ログインしてください" })).toBeTruthy();
});

const areYesChecked = (page: Awaited<ReturnType<typeof openTestPage>>["page"]) =>
  page.getAllByRole("radio", { name: "はい" }).map((radio) => (radio as HTMLInputElement).checked);

test.each([
  { who: "a visitor", user: undefined },
  { who: "a user", user: newcomer },
])("B3 after Back in the browser $who finds the answers", async ({ user }) => {
  const passed = answers(answerPreEntry, { ...passedResult, answered_at: "2026-11-21T10:00:00+09:00" });
  const at = "/register/pre_entry/";
  const { page, router } = await openTestPage({ at, server: [passed, ...server], ...(user && { user }) });
  await answerYes(page);
  await expect.poll(() => router.state.location.pathname).not.toBe("/register/pre_entry/");
  await router.navigate("/register/pre_entry/");
  await expect.poll(() => areYesChecked(page)).toEqual([true, true, true, true]);
});

test("B15 a declined visitor who answers again finds the previous answers", async () => {
  const declined = { declined: true, reasons: ["請求書が必要です。"], answered_at: null };
  const { page, router } = await openTestPage({
    at: "/register/pre_entry/",
    server: [answers(answerPreEntry, declined), ...server],
  });
  await answerYes(page);
  await page.findByText("請求書が必要です。");
  await router.navigate("/register/pre_entry/");
  await expect.poll(() => areYesChecked(page)).toEqual([true, true, true, true]);
});
