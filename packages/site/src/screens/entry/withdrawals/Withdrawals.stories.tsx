import { getDraftEntry, getProfile, putDraftEntry, uploadFile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { draftOfStatements, emptyDraft, incompleteStatements } from "#stories/drafts.ts";
import { representative, representativeWithout } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { expectFocus, expectVisible, pressSubmit, type StoryPage } from "#stories/screen-story.tsx";
import { type StepStoryOptions, stepStory } from "#stories/step-story.ts";
import { answers, answersOnce, keepsWaiting, refuses, unreachable } from "#stories/story-server.ts";

export default { title: "Screens/Withdrawals" } satisfies Meta;

const storyWith = (draft: typeof emptyDraft, options: StepStoryOptions = {}) =>
  stepStory("/entry/withdrawal_details/", draft, {
    user: representativeWithout("withdrawalStatements", "financialStatements"),
    ...options,
  });
const typeNumber = async (page: StoryPage) => {
  const [field] = await page.findAllByLabelText("口座番号");
  if (field) await userEvent.type(field, "1");
};

export const Empty = storyWith(emptyDraft);
Empty.name = "入力前";
export const HalfComplete = storyWith(incompleteStatements);
HalfComplete.name = "書類が半分だけ";
export const ValidFromEarlierEntry = storyWith(emptyDraft, { user: representative });
ValidFromEarlierEntry.name = "前回の書類がある";

const selectFiles = async (canvas: HTMLElement, names: readonly string[]) => {
  const [picker] = canvas.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!picker) throw new Error("no file input");
  await userEvent.upload(
    picker,
    names.map((name) => new File(["x"], name, { type: "application/pdf" })),
  );
  return within(await screen.findByRole("dialog"));
};

/** Several files at once: unrecognised files stay until the user assigns them. */
export const SortsFiles = storyWith(emptyDraft, {
  server: [keepsWaiting(uploadFile)],
  act: async (page, canvas) => {
    const dialog = await selectFiles(canvas, ["通帳の明細.pdf", "IMG_0001.pdf"]);
    await expectVisible(dialog.getByText(/2件のうち1件を振り分けました/));
    await expect(dialog.getByLabelText("通帳の明細.pdf")).toHaveValue("passbook_details_1");
    await expect(dialog.getByLabelText("IMG_0001.pdf")).toHaveValue("");
    await expect(page.queryByRole("listitem", { name: /IMG_0001/ })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "この内容で送る" }));
    await expect((await page.findAllByText("通帳の明細.pdf")).length).toBeGreaterThan(0);
    await expectFocus(await dialog.findByLabelText("IMG_0001.pdf"));
    await expectVisible(dialog.getByText(/何の書類か、「送らない」を選んでください。/));
  },
});
SortsFiles.name = "まとめて選んだ書類";

/** Names of photographs carry no meaning: a choice applies to all following files until the next choice. */
export const SortsPhotographs = storyWith(emptyDraft, {
  act: async (_page, canvas) => {
    const fileNames = ["IMG_0001.pdf", "IMG_0002.pdf", "IMG_0003.pdf"];
    const dialog = await selectFiles(canvas, fileNames);
    const [first, second, third] = fileNames.map((name) => dialog.getByLabelText(name));
    if (!first || !second || !third) throw new Error("a photograph is not listed");
    await userEvent.selectOptions(first, "passbook_cover_1");
    await expect(third).toHaveValue("passbook_cover_1");
    await userEvent.selectOptions(second, "passbook_details_1");
    await expect(first).toHaveValue("passbook_cover_1");
    await expect(third).toHaveValue("passbook_details_1");
  },
});
SortsPhotographs.name = "まとめて選んだ写真";

/** The account named in the file name gets the file. */
export const SortsAcrossAccounts = storyWith(incompleteStatements, {
  server: [keepsWaiting(uploadFile)],
  act: async (_page, canvas) => {
    const dialog = await selectFiles(canvas, ["取引_7654321.pdf", "表紙.pdf"]);
    await expectVisible(dialog.getByText(/2件とも振り分けました/));
    await expect(dialog.getByLabelText("取引_7654321.pdf")).toHaveValue("ib_details_2");
    await expect(dialog.getByLabelText("表紙.pdf")).toHaveValue("passbook_cover_1");
  },
});
SortsAcrossAccounts.name = "口座ごとに分けた書類";

/** Postponed files are counted at the upload field. */
export const Unsorted = storyWith(emptyDraft, {
  act: async (page, canvas) => {
    const dialog = await selectFiles(canvas, ["IMG_0001.pdf", "IMG_0002.pdf"]);
    await expectVisible(dialog.getByText(/何の書類かわかりませんでした/));
    await userEvent.click(dialog.getByRole("button", { name: "閉じる" }));
    await expectVisible(await page.findByText(/決まっていないファイルが2件/));
  },
});
Unsorted.name = "どの書類か未定";

export const MovesAFile = storyWith(incompleteStatements, {
  act: async (page) => {
    await userEvent.click(page.getByRole("button", { name: "「IMG_4004.jpg」をほかの欄に移す" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getAllByRole("radio")).toHaveLength(3);
  },
});
MovesAFile.name = "書類を移す";

/** The draft has every paper; the form stays until the user finishes it. */
export const CompleteDraft = storyWith(draftOfStatements, {
  act: async (page) => {
    await expect(page.getByRole("region", { name: "口座1" })).toBeVisible();
    await expect(page.queryByText("入出金明細は提出済みです")).toBeNull();
  },
});
CompleteDraft.name = "あとからそろった";

/** The form starts with a newer draft of another device. */
export const ReplacesEarlierStatements = storyWith(emptyDraft, {
  user: representative,
  server: [
    // One answer for the guard, one for the page.
    answersOnce(getDraftEntry, emptyDraft),
    answersOnce(getDraftEntry, emptyDraft),
    answers(getDraftEntry, incompleteStatements),
  ],
  act: async (page) => {
    await userEvent.click(page.getByRole("button", { name: "新しい明細を送る" }));
    await expect(await page.findByRole("region", { name: "口座2" })).toBeVisible();
  },
});
ReplacesEarlierStatements.name = "前回の明細を出し直す";

/** Without an account in the profile the step asks for it. */
const noAccount = [answers(getProfile, { ...corporation, bank_account: null })];
export const NoAccountInProfile = storyWith(emptyDraft, { server: noAccount });
NoAccountInProfile.name = "口座の登録前";

export const MissingFields = storyWith(emptyDraft, {
  server: noAccount,
  act: async (page, canvas) => {
    await pressSubmit(canvas);
    await expect(await page.findByRole("alert")).toHaveTextContent(
      "口座1・口座番号：7桁の半角数字で入力してください",
    );
  },
});
MissingFields.name = "足りないものがある";

export const MissingListOpened = storyWith(incompleteStatements, {
  act: async (page) => {
    await userEvent.click(page.getByText("この画面でまだ足りないもの"));
    await userEvent.click(page.getByRole("link", { name: "口座2・ネットバンキングの入出金明細" }));
    await expectFocus(page.getByLabelText("ネットバンキングの入出金明細"));
  },
});
MissingListOpened.name = "足りないものを開いた";

export const InternetBanking = storyWith(emptyDraft, {
  act: async (page) => {
    await userEvent.click(page.getByRole("radio", { name: /ネットバンキング/ }));
    await expect(await page.findByText("ネットバンキングの口座情報")).toBeVisible();
  },
});
InternetBanking.name = "ネットバンキング";

export const RemovingAnAccount = storyWith(incompleteStatements, {
  act: async (page) => {
    await userEvent.click(page.getByRole("button", { name: "口座2を削除する" }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent("「口座2」を削除しますか");
  },
});
RemovingAnAccount.name = "口座を削除する";
/** The remaining account takes the focus, and the removal is announced. */
export const AccountRemoved = storyWith(incompleteStatements, {
  act: async (page) => {
    await userEvent.click(page.getByRole("button", { name: "口座2を削除する" }));
    await userEvent.click(await screen.findByRole("button", { name: "削除する" }));
    await expectVisible(await screen.findByText("口座2を削除しました。"));
    await expectFocus(page.getByRole("heading", { name: "口座1" }));
  },
});
AccountRemoved.name = "口座を削除した";

export const Refused = storyWith(emptyDraft, {
  server: [refuses(putDraftEntry, 400, { banks: [{ bank_name: ["銀行名が長すぎます。"] }] })],
  act: async (page) => {
    await typeNumber(page);
    await expect(await page.findByRole("alert", undefined, { timeout: 5000 })).toHaveTextContent(
      "入力内容に誤りがあります。入力内容をご確認いただき、ご修正ください。",
    );
  },
});
Refused.name = "サーバーが断った";

export const NoConnection = storyWith(emptyDraft, {
  server: [unreachable(putDraftEntry)],
  act: async (page) => {
    await typeNumber(page);
    await expect(await page.findByRole("alert", undefined, { timeout: 5000 })).toHaveTextContent(
      "保存できませんでした。",
    );
  },
});
NoConnection.name = "つながらない";

export const Conflict = storyWith(emptyDraft, {
  server: [refuses(putDraftEntry, 409, { detail: "", current: draftOfStatements })],
  act: async (page) => {
    await typeNumber(page);
    await expect(await screen.findByRole("dialog", undefined, { timeout: 5000 })).toHaveTextContent(
      "別の画面で内容が変わりました",
    );
  },
});
Conflict.name = "変更の衝突";
