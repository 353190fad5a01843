import { answerPreEntry } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { newcomer } from "#stories/people.ts";
import { pressSubmit, type ScreenStoryOptions, screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/PreEntry" } satisfies Meta;

const at = "/register/pre_entry/";
const storyOfResult = (reasons: string[], play?: ScreenStoryOptions["play"]) =>
  screenStory({
    ...(play && { play }),
    at: "/pre_entry/result/",
    user: {
      ...newcomer,
      pre_entry: { declined: reasons.length > 0, reasons, answered_at: "2026-11-21T10:00:00+09:00" },
    },
  });

export const Questions = screenStory({ at, user: newcomer });
Questions.name = "質問";

export const OneUnanswered = screenStory({
  at,
  user: newcomer,
  play: async ({ canvas: page, canvasElement }) => {
    const yesChoices = await page.findAllByRole("radio", { name: "はい" });
    for (const yes of yesChoices.slice(0, 3)) await userEvent.click(yes);
    await pressSubmit(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "税金や社会保険料の納め遅れがありますか：1つ選んでください。",
    );
  },
});
OneUnanswered.name = "答えていない質問";

export const Passed = storyOfResult([]);
Passed.name = "申し込める";
export const Declined = storyOfResult(
  ["支払日前の請求書が必要です。", "会社や官公庁への請求書が必要です。"],
  async ({ canvas: page }) => {
    await page.findByRole("heading", { level: 1, name: "今回は申し込めません" });
    await expect(page.queryByText(/申し込みまで/)).toBeNull();
  },
);
Declined.name = "申し込めない";

const resultOfVisitor = (reasons: string[]) =>
  screenStory({
    at: "/pre_entry/result/",
    server: [answers(answerPreEntry, { declined: reasons.length > 0, reasons, answered_at: null })],
    prepare: () => preEntryAnswers.save({ has_invoice: "yes", paid_by_transfer: "yes" }),
  });
export const Visitor = screenStory({ at });
Visitor.name = "ログイン前";
export const VisitorPassed = resultOfVisitor([]);
VisitorPassed.name = "ログイン前：対象";
export const VisitorDeclined = resultOfVisitor(["支払日前の請求書が必要です。"]);
VisitorDeclined.name = "ログイン前：対象外";
