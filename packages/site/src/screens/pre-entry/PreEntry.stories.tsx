import { answerPreEntry, getPreEntryQuestions, type PreEntryQuestion } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { newcomer } from "#stories/people.ts";
import { pressSubmit } from "#stories/press-submit.ts";
import { type ScreenStoryOptions, screenStory } from "#stories/screen-story.tsx";
import { answers, isOutOfReach, keepsWaiting, refuses } from "#stories/story-server.ts";

export default { title: "Screens/PreEntry" } satisfies Meta;

const choices = [
  { value: "yes", label: "はい" },
  { value: "no", label: "いいえ" },
];
const questions: PreEntryQuestion[] = [
  {
    id: "has_invoice",
    text: "支払日がまだ来ていない請求書がありますか。",
    note: "納品や作業が終わり、金額が決まっているものです。",
    choices,
  },
  { id: "paid_by_transfer", text: "代金は銀行振込で支払われますか。", note: null, choices },
];
const at = "/register/pre_entry/";
const server = [answers(getPreEntryQuestions, questions)];
const result = (reasons: string[], play?: ScreenStoryOptions["play"]) =>
  screenStory({
    ...(play && { play }),
    at: "/pre_entry/result/",
    user: {
      ...newcomer,
      pre_entry: { declined: reasons.length > 0, reasons, answered_at: "2026-11-21T10:00:00+09:00" },
    },
  });

export const Questions = screenStory({ at, user: newcomer, server });
Questions.name = "質問";

export const NothingChosen = screenStory({
  at,
  user: newcomer,
  server,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByRole("radio", { name: "はい" });
    await pressSubmit(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("1つ選んでください。");
    await expect(page.getByRole("alert")).not.toHaveTextContent("。：");
  },
});
NothingChosen.name = "何も選んでいない";

export const OneLeftOut = screenStory({
  at,
  user: newcomer,
  server,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole("radio", { name: "はい" });
    if (first) await userEvent.click(first);
    await pressSubmit(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "代金は銀行振込で支払われますか：1つ選んでください。",
    );
  },
});
OneLeftOut.name = "答えていない質問";

export const NoConnection = screenStory({
  at,
  user: newcomer,
  server: [answers(getPreEntryQuestions, questions.slice(0, 1)), isOutOfReach(answerPreEntry)],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("radio", { name: "はい" }));
    await pressSubmit(canvasElement);
    await expect(await page.findByRole("alert")).toHaveTextContent("つながりません");
  },
});
NoConnection.name = "つながらない";

export const Waiting = screenStory({ at, user: newcomer, server: [keepsWaiting(getPreEntryQuestions)] });
Waiting.name = "読み込み中";
export const Failed = screenStory({ at, user: newcomer, server: [refuses(getPreEntryQuestions, 500, {})] });
Failed.name = "読み込みの失敗";

export const Passed = result([]);
Passed.name = "申し込める";
/** Nothing says how long an application takes that cannot be made. */
export const Declined = result(
  ["支払日前の請求書が必要です。", "会社や官公庁への請求書が必要です。"],
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { level: 1, name: "今回は申し込めません" });
    await expect(page.queryByText(/申し込みまで/)).toBeNull();
  },
);
Declined.name = "申し込めない";

/** Before there is an account. */
const resultOfVisitor = (reasons: string[]) =>
  screenStory({
    at: "/pre_entry/result/",
    server: [answers(answerPreEntry, { declined: reasons.length > 0, reasons, answered_at: null })],
    before: () => preEntryAnswers.keep({ has_invoice: "yes", paid_by_transfer: "yes" }),
  });
export const Visitor = screenStory({ at, server });
Visitor.name = "ログイン前";
export const VisitorPassed = resultOfVisitor([]);
VisitorPassed.name = "ログイン前：対象";
export const VisitorDeclined = resultOfVisitor(["支払日前の請求書が必要です。"]);
VisitorDeclined.name = "ログイン前：対象外";
