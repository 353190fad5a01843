import { leave } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { answers, keepsWaiting, type StoryAnswer } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

async function openDialog(answer: StoryAnswer) {
  const testPage = await openTestPage({
    at: "/profile/",
    user: representative,
    server: [answer],
  });
  await userEvent.click(await testPage.page.findByRole("heading", { name: "退会" }));
  await userEvent.click(testPage.page.getByRole("button", { name: "退会の手続きへ" }));
  return testPage;
}

async function confirmLeave(answer: StoryAnswer) {
  const testPage = await openDialog(answer);
  const dialog = within(await testPage.page.findByRole("dialog", { name: "退会しますか" }));
  return { ...testPage, dialog };
}

test("B19 an account is deleted from the profile after the consequences are shown", async () => {
  const { page, requests: calls, dialog } = await confirmLeave(answers(leave, undefined));
  await dialog.findByText(/契約の終了から10年間/);
  expect(calls.some(({ path }) => path === "/api/me/leave/")).toBe(false);
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await page.findByText(/退会の手続きが完了しました/);
});

test("B19 while the deletion is requested, the dialog does not say that the account stays", async () => {
  const { dialog, page } = await confirmLeave(keepsWaiting(leave));
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await userEvent.click(await dialog.findByRole("button", { name: "退会しない" }));
  await userEvent.keyboard("{Escape}");
  expect(page.queryByRole("dialog")).not.toBeNull();
});
