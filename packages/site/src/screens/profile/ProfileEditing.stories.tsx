import { IdentityConfirmation } from "@kaitori/domain";
import {
  getFormDraft,
  getProfile,
  lookUpPostcode,
  type Profile,
  putFormDraft,
  updateProfile,
  updateProfileWithoutSectorAndBusinessSummary,
  uploadFile,
} from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { newcomer, representative } from "#stories/people.ts";
import { corporation, formDraftOf, licence, soleTrader } from "#stories/profiles.ts";
import {
  expectFocus,
  expectVisible,
  type ScreenStoryOptions,
  type StoryPage,
  screenStory,
} from "#stories/screen-story.tsx";
import { answers, answersOnce, refuses, type StoryAnswer } from "#stories/story-server.ts";

export default { title: "Screens/ProfileEditing" } satisfies Meta;

interface EditOptions extends Pick<ScreenStoryOptions, "user"> {
  readonly profile?: Profile;
  readonly server?: readonly StoryAnswer[];
  readonly act?: (page: StoryPage) => Promise<void>;
}

const storyOf = (
  section: string,
  { profile = corporation, user = representative, server = [], act }: EditOptions = {},
) =>
  screenStory({
    at: "/profile/",
    user,
    server: [...server, answers(getProfile, profile), answers(putFormDraft, formDraftOf("profile", {}))],
    play: async ({ canvas: page }) => {
      await userEvent.click(await page.findByRole("button", { name: `${section}を変更する` }));
      await act?.(page);
    },
  });

const retype = async (page: StoryPage, label: string, text: string) => {
  await userEvent.clear(page.getByLabelText(label));
  if (text !== "") await userEvent.type(page.getByLabelText(label), text);
};
const save = (page: StoryPage) => userEvent.click(page.getByRole("button", { name: "保存する" }));
const choose = (page: StoryPage, document: string) =>
  userEvent.selectOptions(page.getByLabelText("書類の種類"), document);
const uploadPhotograph = async (page: StoryPage, label: string) => {
  const picture = new OffscreenCanvas(640, 400);
  picture.getContext("2d")?.fillRect(40, 40, 560, 320);
  const file = new File([await picture.convertToBlob()], "運転免許証_表.png", { type: "image/png" });
  await userEvent.upload(page.getByLabelText(label, { selector: "input[type=file]" }), file);
};

const inadequate: EditOptions = {
  profile: {
    ...corporation,
    identity_confirmation: IdentityConfirmation.inadequate,
    identity_reason: "運転免許証の裏面が写っていません。表と裏の両方をお送りください。",
  },
  user: { ...representative, identity_confirmation: IdentityConfirmation.inadequate },
};

export const Office = storyOf("会社の情報");
Office.name = "会社の情報";
export const Business = storyOf("事業の情報");
Business.name = "事業の情報";
export const BusinessOfAnIndividual = storyOf("事業の情報", {
  profile: soleTrader,
  user: { ...newcomer, has_satisfied_profile: true },
  act: async (page) => {
    await expect(page.getByLabelText("屋号")).toHaveAccessibleDescription(/空欄のまま/);
  },
});
BusinessOfAnIndividual.name = "個人の事業の情報";
export const NameAndDocuments = storyOf("お名前と本人確認書類");
NameAndDocuments.name = "名前と書類";
export const OwnerContact = storyOf("代表者の連絡先");
OwnerContact.name = "代表者の連絡先";
export const Account = storyOf("振込先の口座", {
  act: async (page) => {
    await expect(page.getByLabelText(/口座名義/)).toHaveAccessibleDescription(/カ）/);
  },
});
Account.name = "口座を直す";
export const AccountOfAnIndividual = storyOf("振込先の口座", {
  profile: soleTrader,
  user: { ...newcomer, has_satisfied_profile: true },
  act: async (page) => {
    await expect(page.getByLabelText(/口座名義/)).toHaveAccessibleDescription(/タナカ ハナコ/);
  },
});
AccountOfAnIndividual.name = "個人の口座";

export const DrivingLicence = storyOf("お名前と本人確認書類", { act: (page) => choose(page, "運転免許証") });
DrivingLicence.name = "運転免許証";
export const Passport = storyOf("お名前と本人確認書類", { act: (page) => choose(page, "パスポート") });
Passport.name = "パスポート";
export const MyNumberCard = storyOf("お名前と本人確認書類", {
  act: (page) => choose(page, "マイナンバーカード"),
});
MyNumberCard.name = "マイナンバーカード";

export const OfficeWithFixedName = storyOf("会社の情報", {
  profile: { ...corporation, can_edit_name: false },
});
OfficeWithFixedName.name = "名前を変えられない会社";
export const AddressWithFixedName = storyOf("ご本人の連絡先", {
  profile: { ...soleTrader, can_edit_name: false },
});
AddressWithFixedName.name = "名前を変えられないときの住所";
export const DocumentsWithFixedName = storyOf("お名前と本人確認書類", {
  ...inadequate,
  profile: { ...corporation, ...inadequate.profile, can_edit_name: false },
});
DocumentsWithFixedName.name = "名前を変えられないときの書類";

export const IdentityResubmission = storyOf("お名前と本人確認書類", {
  ...inadequate,
  server: [answers(uploadFile, { ...licence, id: 72 })],
  act: async (page) => {
    await choose(page, "運転免許証");
    await uploadPhotograph(page, "運転免許証の表");
    await expect(await page.findByText("アップロード済み")).toBeVisible();
    await expect(page.getByLabelText("運転免許証の裏", { selector: "input[type=file]" })).toBeEnabled();
  },
});
IdentityResubmission.name = "本人確認のやり直し";
export const SidesSwapped = storyOf("お名前と本人確認書類", {
  ...inadequate,
  server: [
    answersOnce(uploadFile, { ...licence, id: 72, name: "裏.pdf" }),
    answers(uploadFile, { ...licence, id: 73, name: "表.pdf" }),
  ],
  act: async (page) => {
    await choose(page, "運転免許証");
    const pdfNamed = (name: string) => new File(["x"], name, { type: "application/pdf" });
    const front = page.getByLabelText("運転免許証の表", { selector: "input[type=file]" });
    await userEvent.upload(front, [pdfNamed("裏.pdf"), pdfNamed("表.pdf")]);
    await waitFor(() => expect(page.getAllByText("アップロード済み")).toHaveLength(2));
    const fileButtonLabels = () =>
      page
        .getAllByRole("button", { name: /をほかの欄に移す/ })
        .map((button: HTMLElement) => button.getAttribute("aria-label"));
    await expect(fileButtonLabels()).toEqual(["「表.pdf」をほかの欄に移す", "「裏.pdf」をほかの欄に移す"]);
    await userEvent.click(page.getByRole("button", { name: "「表.pdf」をほかの欄に移す" }));
    await expect(fileButtonLabels()).toEqual(["「裏.pdf」をほかの欄に移す", "「表.pdf」をほかの欄に移す"]);
    await expectFocus(page.getByRole("button", { name: "「表.pdf」をほかの欄に移す" }));
  },
});
SidesSwapped.name = "表と裏を入れ替えた";
export const SameSideTwice = storyOf("お名前と本人確認書類", {
  ...inadequate,
  server: [answersOnce(uploadFile, { ...licence, id: 72 }), answers(uploadFile, { ...licence, id: 73 })],
  act: async (page) => {
    await choose(page, "運転免許証");
    await uploadPhotograph(page, "運転免許証の表");
    await expect(await page.findByText("アップロード済み")).toBeVisible();
    await expect(page.queryByText(/表と同じファイルのようです/)).toBeNull();
    await uploadPhotograph(page, "運転免許証の裏");
    await expect(await page.findByText(/表と同じファイルのようです/)).toBeVisible();
  },
});
SameSideTwice.name = "同じ面が2枚";
export const DocumentMissing = storyOf("お名前と本人確認書類", {
  ...inadequate,
  act: async (page) => {
    await choose(page, "運転免許証");
    await userEvent.click(page.getByRole("button", { name: "本人確認書類を送る" }));
    const summary = await page.findByRole("alert");
    await expect(summary).toHaveTextContent("1件");
    await expect(summary).not.toHaveTextContent("本人確認書類：");
  },
});
DocumentMissing.name = "書類がない";

export const PostcodeOfTwoCities = storyOf("代表者の連絡先", {
  server: [
    answers(lookUpPostcode, [
      { prefecture: "愛知県", city: "弥富市", town: "" },
      { prefecture: "三重県", city: "桑名郡木曽岬町", town: "" },
    ]),
  ],
  act: async (page) => {
    await retype(page, "郵便番号", "4980000");
    await expect(await page.findByRole("button", { name: "愛知県弥富市" })).toBeVisible();
  },
});
PostcodeOfTwoCities.name = "2つの市町村にまたがる郵便番号";
export const FieldsEmptied = storyOf("会社の情報", {
  act: async (page) => {
    await retype(page, "会社名", "");
    await retype(page, "郵便番号", "100");
    await retype(page, "会社の電話番号", "");
    await save(page);
    await expect(await page.findByRole("alert")).toHaveTextContent("3件");
  },
});
FieldsEmptied.name = "必須項目を空にした";
export const Saved = storyOf("会社の情報", {
  server: [
    answers(updateProfileWithoutSectorAndBusinessSummary, { ...corporation, office_phone: "0398765432" }),
  ],
  act: async (page) => {
    await retype(page, "会社の電話番号", "0398765432");
    await save(page);
    await expectVisible(await screen.findByText("会社の電話番号を保存しました。"));
  },
});
Saved.name = "保存した";
export const ServerFails = storyOf("事業の情報", {
  server: [refuses(updateProfile, 502, {})],
  act: async (page) => {
    await save(page);
    await expectVisible(await screen.findByText(/サーバーエラーが発生しました/));
  },
});
ServerFails.name = "サーバーの障害";

export const DraftRestored = screenStory({
  at: "/profile/",
  user: representative,
  server: [
    answers(getFormDraft, formDraftOf("profile", { section: "office", company_name: "株式会社田中精工" })),
    answers(putFormDraft, formDraftOf("profile", {})),
  ],
  play: async ({ canvas: page }) => {
    await expect(await page.findByLabelText("会社名")).toHaveValue("株式会社田中精工");
  },
});
DraftRestored.name = "下書きから復元した";
export const ChangedElsewhere = storyOf("会社の情報", {
  server: [
    refuses(putFormDraft, 409, {
      detail: "",
      current: formDraftOf("profile", { section: "office", company_name: "株式会社田中精工" }),
    }),
  ],
  act: async (page) => {
    await retype(page, "会社名", "株式会社田中工業");
    await expectVisible(await screen.findByRole("dialog", undefined, { timeout: 5000 }));
  },
});
ChangedElsewhere.name = "別の端末で変更された";
