import { IdentityConfirmation } from "@kaitori/domain";
import { type CurrentUser, getProfile, type Profile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { newcomer, representative } from "#stories/people.ts";
import { corporation, emptyProfile, soleTrader } from "#stories/profiles.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/Profile" } satisfies Meta;

const at = "/profile/";
const { notSubmitted, confirming, inadequate, expired } = IdentityConfirmation;

const profilePage = (profile: Profile, user: CurrentUser = representative) =>
  screenStory({ at, user, server: [answers(getProfile, profile)] });
const storyOfIdentity = (identity_confirmation: IdentityConfirmation, changes: Partial<Profile> = {}) =>
  profilePage(
    { ...corporation, identity_confirmation, ...changes },
    { ...representative, identity_confirmation },
  );

export const Corporation = screenStory({
  at,
  user: representative,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: "登録情報の項目", hidden: true });
    await expect(title.closest("nav")).toHaveAttribute("aria-labelledby", title.id);
  },
});
Corporation.name = "法人";
export const Individual = profilePage(soleTrader, { ...newcomer, has_satisfied_profile: true });
Individual.name = "個人";
export const NothingFilledIn = screenStory({
  at,
  user: { ...newcomer, allow_redirect_to_profile: false },
  server: [answers(getProfile, emptyProfile)],
  play: async ({ canvas: page }) => {
    const button = await page.findByRole("button", { name: "振込先の口座を入力する" });
    await expect(button).toHaveTextContent("入力する");
    await expect(page.getByRole("region", { name: "振込先の口座" })).toHaveTextContent("未入力");
    const business = page.getByRole("region", { name: "事業の情報" });
    await expect(within(business).getAllByText("未入力（任意）")).toHaveLength(3);
  },
});
NothingFilledIn.name = "何も入力していない";

export const IdentityMissing = storyOfIdentity(notSubmitted, { addfiles: [] });
IdentityMissing.name = "本人確認がまだ";
export const IdentityConfirming = storyOfIdentity(confirming);
IdentityConfirming.name = "本人確認中";
export const IdentityInadequate = storyOfIdentity(inadequate, {
  identity_reason: "運転免許証の裏面が写っていません。表と裏の両方をお送りください。",
});
IdentityInadequate.name = "本人確認の不備";
export const IdentityExpired = storyOfIdentity(expired);
IdentityExpired.name = "本人確認の期限切れ";

/** The account cannot be changed while a contract is made (R6.2). */
export const AccountLocked = profilePage({ ...corporation, can_edit_bank_account: false });
AccountLocked.name = "口座は変えられない";

/** The name cannot be changed while an entry is under review; addresses can (R4.20). */
export const NameFixed = profilePage({ ...corporation, can_edit_name: false });
NameFixed.name = "名前は変えられない";
export const TradeNameFixed = profilePage(
  { ...soleTrader, can_edit_name: false },
  { ...newcomer, has_satisfied_profile: true },
);
TradeNameFixed.name = "屋号は変えられない";

export const AccountNumberShown = screenStory({
  at,
  user: representative,
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole("button", { name: /口座番号.*表示/ }));
    await expect(page.getByText("1234567")).toBeVisible();
  },
});
AccountNumberShown.name = "口座番号を表示";
