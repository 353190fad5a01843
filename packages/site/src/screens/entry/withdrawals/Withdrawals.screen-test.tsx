import { getDraftEntry, getProfile, getReadiness, putDraftEntry, uploadFile } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test } from "vitest";
import { draftOfStatements, emptyDraft, readinessWithout } from "#stories/drafts.ts";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { answers, isOutOfReach } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("B7 a file that did not arrive is not left behind without a word", async () => {
  const { page, router } = await openedPage({
    at: "/entry/withdrawal_details/",
    user: representative,
    server: [
      answers(getReadiness, readinessWithout("financialStatements")),
      answers(getDraftEntry, draftOfStatements),
      answers(putDraftEntry, { ...draftOfStatements, version: draftOfStatements.version + 1 }),
      answers(getProfile, corporation),
      isOutOfReach(uploadFile),
    ],
  });
  const next = await page.findByRole("button", { name: "次へ進む" });
  const slots = document.querySelectorAll<HTMLInputElement>("input[type=file]:not([capture])");
  const slot = [...slots].at(-1);
  if (!slot) throw new Error("There is no place for a file");
  await userEvent.upload(slot, new File(["a page"], "p5.png", { type: "image/png" }));
  await page.findByRole("button", { name: "p5.pngをもう一度アップロードする" });

  await userEvent.click(next);
  const question = within(await page.findByRole("dialog", { name: "届いていないファイルがあります" }));
  await userEvent.click(question.getByRole("button", { name: "このページに残る" }));
  expect(router.state.location.pathname).toBe("/entry/withdrawal_details/");

  await userEvent.click(page.getByRole("button", { name: "p5.pngを削除する" }));
  await userEvent.click(next);
  await expect.poll(() => router.state.location.pathname).toBe("/entry/");
});

test("A1 the account of the profile is still there after its bank has been passed with the keyboard", async () => {
  const { page } = await openedPage({
    at: "/entry/withdrawal_details/",
    user: representative,
    server: [
      answers(getReadiness, readinessWithout("withdrawalStatements")),
      answers(getDraftEntry, emptyDraft),
      answers(putDraftEntry, { ...emptyDraft, version: 1 }),
      answers(getProfile, corporation),
    ],
  });
  const bank = await page.findByRole("combobox", { name: "銀行名" });
  expect(bank).toHaveProperty("value", "みずほ銀行");
  await userEvent.click(bank);
  await userEvent.tab();
  await userEvent.type(page.getByRole("textbox", { name: "口座番号" }), "{Backspace}8");
  expect(page.getByRole("heading", { level: 1 }).textContent).toContain("入出金明細");
  expect(page.getByRole("combobox", { name: "銀行名" })).toHaveProperty("value", "みずほ銀行");
});
