import { getFormDraft, getProfile, leave } from "@kaitori/wire";
import { userEvent, waitFor, within } from "storybook/test";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { answers, keepsWaiting, refuses, type StoryAnswer } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

async function asked(answer: StoryAnswer) {
  const opened = await openedPage({
    at: "/profile/",
    user: representative,
    server: [answer, answers(getProfile, corporation), answers(getFormDraft, keptOf("profile"))],
  });
  await userEvent.click(await opened.page.findByRole("button", { name: "退会の手続きへ" }));
  const dialog = within(await opened.page.findByRole("dialog", { name: "退会しますか" }));
  return { ...opened, dialog };
}

test("B19 somebody leaves from the profile, after reading what goes and what stays", async () => {
  const { page, asked: calls, dialog } = await asked(answers(leave, undefined));
  await dialog.findByText(/契約の終了から10年間/);
  expect(calls.some(({ path }) => path === "/api/me/leave/")).toBe(false);
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await page.findByText(/退会の手続きが完了しました/);
});

test("B19 once it is asked of the server nothing says that the account stays", async () => {
  const { dialog, page } = await asked(keepsWaiting(leave));
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await userEvent.click(await dialog.findByRole("button", { name: "退会しない" }));
  await userEvent.keyboard("{Escape}");
  expect(page.queryByRole("dialog")).not.toBeNull();
});

test("B19 while an entry runs the profile says why nobody leaves, and leads there", async () => {
  const detail = "手続き中の申し込みがあるため、退会できません。";
  const { dialog, page } = await asked(refuses(leave, 409, { detail, blockers: ["entryUnderWay"] }));
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  await dialog.findByText(detail);
  await waitFor(() =>
    expect(dialog.getByRole("link", { name: "申し込みを見る" }).getAttribute("href")).toBe("/mypage/"),
  );
  await userEvent.click(await dialog.findByRole("button", { name: "退会しない" }));
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
});
