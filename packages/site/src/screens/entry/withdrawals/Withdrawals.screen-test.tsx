import { getDraftEntry, getProfile, getReadiness, putDraftEntry, uploadFile } from "@kaitori/wire";
import { userEvent, within } from "storybook/test";
import { expect, test } from "vitest";
import { draftOfStatements, readinessWithout } from "#stories/drafts.ts";
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
