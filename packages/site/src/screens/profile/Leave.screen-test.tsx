import { leave, listEntries } from "@kaitori/wire";
import { userEvent, waitFor, within } from "storybook/test";
import { expect, test } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, keepsWaiting, refuses, type StoryAnswer } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

async function begun(answer: StoryAnswer) {
  const opened = await openedPage({
    at: "/profile/",
    user: representative,
    server: [answer],
  });
  await userEvent.click(await opened.page.findByRole("heading", { name: "退会" }));
  await userEvent.click(opened.page.getByRole("button", { name: "退会の手続きへ" }));
  return opened;
}

async function asked(answer: StoryAnswer) {
  const opened = await begun(answer);
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

test("B19 whoever has an entry under way hears so before anything is asked, and is led there", async () => {
  const { asked: calls, page } = await begun(answers(listEntries, [entryOfStory]));
  const dialog = within(await page.findByRole("dialog", { name: "いまは退会できません" }));
  await dialog.findByText(/手続き中の申し込みがあるため、退会できません。/);
  expect(dialog.queryByRole("button", { name: "退会する" })).toBeNull();
  expect(dialog.getByRole("link", { name: "申し込みを見る" }).getAttribute("href")).toBe("/mypage/");
  expect(calls.some(({ path }) => path === "/api/me/leave/")).toBe(false);
  const [, close] = dialog.getAllByRole("button", { name: "閉じる" });
  if (close) await userEvent.click(close);
  await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
});

test("B19 an entry that was made in the meantime: the server says why nobody leaves, and the way to leave goes", async () => {
  const { dialog, page } = await asked(
    refuses(leave, 409, { detail: "退会できません。", blockers: ["contractUnderWay"] }),
  );
  await userEvent.click(await dialog.findByRole("button", { name: "退会する" }));
  const refusal = within(await page.findByRole("dialog", { name: "いまは退会できません" }));
  await refusal.findByText(/お引き渡しの済んでいない契約があるため、退会できません。/);
  expect(refusal.queryByRole("button", { name: "退会する" })).toBeNull();
});
