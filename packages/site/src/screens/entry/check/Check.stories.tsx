import { createEntry, getDraftEntry, getSuppressEntries, listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { draftOfClaims, fullClaim, incompleteClaim } from "#stories/drafts.ts";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { expectVisible, type StoryPage } from "#stories/screen-story.tsx";
import { type StepStoryOptions, stepStory } from "#stories/step-story.ts";
import { answers, answersOnce, refuses } from "#stories/story-server.ts";

export default { title: "Screens/EntryCheck" } satisfies Meta;

const completeDraft = draftOfClaims(fullClaim, {
  ...fullClaim,
  obliger_company_name: "大森機械工業株式会社",
  houjinbangou: "",
  houjinbangou_address: "",
  amount: "880,000",
  scheduled_deposit_amount_from_obliger: "880,000",
  contentfile_relations: [],
});
const checkStory = (draft: typeof completeDraft, options?: StepStoryOptions) =>
  stepStory("/entry/entry_invoice/?check", draft, options);
const submit = (page: StoryPage) => userEvent.click(page.getByRole("button", { name: "この内容で申し込む" }));

export const Answers = checkStory(completeDraft);
Answers.name = "入力した内容";

export const DocumentsRequestedLater = checkStory(
  draftOfClaims({
    ...incompleteClaim,
    scheduled_deposit_amount_from_obliger: "990,000",
    obliger_payment_date: fullClaim.obliger_payment_date,
  }),
);
DocumentsRequestedLater.name = "あとで求める書類";

export const SubmissionBlocked = checkStory(completeDraft, {
  user: { ...representative, identity_valid_date: "2026-11-20" },
});
SubmissionBlocked.name = "申し込めない";

export const Refused = checkStory(completeDraft, {
  server: [
    refuses(createEntry, 400, {
      claims: [{}, { obliger_company_name: ["この取引先の請求書は、いまお取り扱いできません。"] }],
    }),
  ],
  act: async (page) => {
    await submit(page);
    await expect(await page.findByText("申込みに失敗しました")).toBeVisible();
    await expect(await page.findByText("エラーのある項目をご確認ください")).toBeVisible();
    await waitFor(() => expect(page.queryByText("読み込んでいます")).toBeNull());
  },
});
Refused.name = "サーバーが断った";

export const EntrySubmittedElsewhere = checkStory(completeDraft, {
  server: [
    refuses(createEntry, 409, {
      detail: "手続き中の申し込みがあります。",
      blockers: ["hasPreContractEntry"],
    }),
    // One answer for the guard, one for the page.
    answersOnce(listEntries, []),
    answersOnce(listEntries, []),
    answers(listEntries, [entryOfStory]),
  ],
  act: async (page) => {
    await submit(page);
    await expect(await page.findByText("申込みに失敗しました")).toBeVisible();
    await expect(await page.findByRole("link", { name: "手続き中の申し込みを見る" })).toBeVisible();
    await expect(page.queryByRole("button", { name: "この内容で申し込む" })).toBeNull();
  },
});
EntrySubmittedElsewhere.name = "先に申し込まれた";

const message = "年末年始は新しい申し込みを受け付けません。";
/** New entries were stopped while the user was typing; the message is shown and the text stays. */
export const NewEntriesStopped = checkStory(completeDraft, {
  server: [
    refuses(createEntry, 409, { detail: "", blockers: ["newEntriesStopped"] }),
    answersOnce(getSuppressEntries, { method: null, segment: null, message: null }),
    answers(getSuppressEntries, { method: "stop-new-entry", segment: null, message }),
  ],
  act: async (page) => {
    await submit(page);
    await expect(await page.findByText(message)).toBeVisible();
    await expect(page.queryByRole("button", { name: "この内容で申し込む" })).toBeNull();
  },
});
NewEntriesStopped.name = "入力の間に受付が止まった";

/** Another tab has saved another version; the user chooses between both (B3). */
const changedElsewhere = {
  ...completeDraft,
  version: completeDraft.version + 1,
  purpose: "別のタブで直した使いみち",
};
const longTimeout = { timeout: 10_000 };
const findDialog = () => screen.findByRole("dialog", { name: "別の画面で内容が変わりました" }, longTimeout);
const savedElsewhere = [
  refuses(createEntry, 409, { detail: "", current: changedElsewhere }),
  // One answer for the guard, one for the page.
  answersOnce(getDraftEntry, completeDraft),
  answersOnce(getDraftEntry, completeDraft),
  answers(getDraftEntry, changedElsewhere),
];

export const DraftConflict = checkStory(completeDraft, {
  server: savedElsewhere,
  act: async (page) => {
    await submit(page);
    const dialog = await findDialog();
    await expectVisible(dialog);
    await expect(
      await within(dialog).findByText(/^資金の使い道：.*「別のタブで直した使いみち」/),
    ).toBeVisible();
    await expect(within(dialog).queryByText(/請求書1/)).toBeNull();
    await expect(page.queryByText("申込みに失敗しました")).toBeNull();
  },
});
DraftConflict.name = "ほかの画面で保存された";

export const OtherDraftLoaded = checkStory(completeDraft, {
  server: savedElsewhere,
  act: async (page) => {
    await submit(page);
    await expectVisible(await findDialog());
    await userEvent.click(screen.getByRole("button", { name: "新しい内容を読み込む" }));
    await expect(await page.findByText("別のタブで直した使いみち", undefined, longTimeout)).toBeVisible();
  },
});
OtherDraftLoaded.name = "ほかの画面の内容にした";
