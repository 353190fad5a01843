import { leave } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test } from "vitest";
import { answers, keepsWaiting, type StoryAnswer } from "#stories/story-server.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

async function openLeaveDialog(answer: StoryAnswer) {
  const testPage = await openAsUser("/profile/", answer);
  const { page } = testPage;
  await userEvent.click(await page.findByRole("heading", { name: "退会" }));
  await userEvent.click(page.getByRole("button", { name: "退会の手続きへ" }));
  return { ...testPage, dialog: within(await page.findByRole("dialog", { name: "退会しますか" })) };
}

test("B19 an account is deleted from the profile after the consequences are shown", async () => {
  const { page, requests: calls, dialog } = await openLeaveDialog(answers(leave, undefined));
  await dialog.findByText(/契約の終了から10年間/);
  expect(calls.some(({ path }) => path === "/api/me/leave/")).toBe(false);
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await page.findByText(/退会の手続きが完了しました/);
});

test("B19 the dialog cannot be closed while the deletion is requested", async () => {
  const { dialog, page } = await openLeaveDialog(keepsWaiting(leave));
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await userEvent.click(await dialog.findByRole("button", { name: "退会しない" }));
  await userEvent.keyboard("{Escape}");
  expect(page.queryByRole("dialog")).not.toBeNull();
});
