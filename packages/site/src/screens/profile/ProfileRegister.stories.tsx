import { getFormDraft, getProfile, type Profile, putFormDraft, updateProfile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { newcomer } from "#stories/people.ts";
import { corporation, emptyProfile, formDraftOf, soleTrader } from "#stories/profiles.ts";
import { type StoryPage, screenStory } from "#stories/screen-story.tsx";
import { answers, refuses, type StoryAnswer } from "#stories/story-server.ts";

export default { title: "Screens/ProfileRegister" } satisfies Meta;

/** The form with this profile; `act` runs after a click on its button. */
const storyOf = (
  profile: Profile,
  server: readonly StoryAnswer[] = [],
  act?: (page: StoryPage) => Promise<void>,
) =>
  screenStory({
    at: "/register/profile/",
    user: { ...newcomer, corporate_division: profile.corporate_division },
    server: [
      ...server,
      answers(getProfile, profile),
      answers(putFormDraft, formDraftOf("register-profile", {})),
    ],
    ...(act && {
      play: async ({ canvas: page }) => {
        await userEvent.click(await page.findByRole("button", { name: "保存して書類へ進む" }));
        await act(page);
      },
    }),
  });
const emptyCorporation: Profile = { ...emptyProfile, corporate_division: "corporate" };
const withoutDocuments = { addfiles: [] };

export const Corporation = storyOf(emptyCorporation);
Corporation.name = "法人";
export const Individual = storyOf(emptyProfile);
Individual.name = "個人";
export const DivisionUnknown = storyOf({ ...emptyProfile, corporate_division: "none" });
DivisionUnknown.name = "区分が未定";
export const CorporationFilledIn = storyOf({ ...corporation, ...withoutDocuments });
CorporationFilledIn.name = "法人：入力済み";
export const IndividualFilledIn = storyOf({ ...soleTrader, ...withoutDocuments });
IndividualFilledIn.name = "個人：入力済み";

export const CorporationErrors = storyOf(emptyCorporation, [], async (page) => {
  await expect(await page.findByRole("alert")).toHaveTextContent("ご確認いただきたい項目");
  await expect(page.getByText("会社の名義に限ります。")).toBeVisible();
});
CorporationErrors.name = "法人：入力の誤り";
export const IndividualErrors = storyOf(emptyProfile, [], async (page) => {
  await expect(page.queryByRole("link", { name: /業種/ })).toBeNull();
  await expect(await page.findByRole("alert")).toHaveTextContent("ご確認いただきたい項目");
  await expect(page.getByText("ご本人の名義に限ります。")).toBeVisible();
});
IndividualErrors.name = "個人：入力の誤り";
export const RefusedBusiness = storyOf(
  { ...corporation, ...withoutDocuments },
  [refuses(updateProfile, 400, { company_name: ["この会社名はお使いいただけません。"] })],
  async (page) => {
    await page.findByRole("alert", undefined, { timeout: 10_000 });
    await expect(page.getByLabelText("会社名")).toHaveAccessibleDescription(
      /この会社名はお使いいただけません。/,
    );
  },
);
RefusedBusiness.name = "事業の情報の差し戻し";
export const Restored = screenStory({
  at: "/register/profile/",
  user: { ...newcomer, corporate_division: "corporate" },
  server: [
    answers(getProfile, emptyCorporation),
    answers(getFormDraft, formDraftOf("register-profile", { company_name: "株式会社田中精工" })),
    answers(putFormDraft, formDraftOf("register-profile", {})),
  ],
});
Restored.name = "下書きから復元した";
