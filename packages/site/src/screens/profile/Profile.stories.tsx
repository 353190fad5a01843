import { IdentityConfirmation } from "@kaitori/domain";
import { type CurrentUser, getFormDraft, getProfile, type Profile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { newcomer, representative } from "#stories/people.ts";
import { corporation, keptOf, nothingFilledIn, soleTrader } from "#stories/profiles.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers, keepsWaiting, refuses } from "#stories/story-server.ts";

export default { title: "Screens/Profile" } satisfies Meta;

const at = "/profile/";
const kept = answers(getFormDraft, keptOf("profile"));
const { nothing, confirming, inadequate, expired } = IdentityConfirmation;

const shows = (profile: Profile, user: CurrentUser = representative) =>
  screenStory({ at, user, server: [answers(getProfile, profile), kept] });
const identity = (identity_confirmation: IdentityConfirmation, changes: Partial<Profile> = {}) =>
  shows({ ...corporation, identity_confirmation, ...changes }, { ...representative, identity_confirmation });

export const Corporation = shows(corporation);
/** On a desktop the parts of the page stand beside it, under a title of their own. */
export const PartsOfThePage = screenStory({
  at,
  user: representative,
  server: [answers(getProfile, corporation), kept],
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole("heading", { name: "登録情報の項目", hidden: true });
    await expect(title.closest("nav")).toHaveAttribute("aria-labelledby", title.id);
  },
});
export const Individual = shows(soleTrader, { ...newcomer, has_satisfied_profile: true });
/** What is to be given looks like it, and its button says so; what need not be given waits quietly. */
export const NothingFilledIn = screenStory({
  at,
  user: { ...newcomer, allow_redirect_to_profile: false },
  server: [answers(getProfile, nothingFilledIn), kept],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole("button", { name: "振込先の口座を入力する" });
    await expect(button).toHaveTextContent("入力する");
    await expect(page.getByRole("region", { name: "振込先の口座" })).toHaveTextContent("未入力");
    const business = page.getByRole("region", { name: "事業の情報" });
    await expect(within(business).getAllByText("未入力（任意）")).toHaveLength(3);
  },
});

export const IdentityMissing = identity(nothing, { addfiles: [] });
export const IdentityConfirming = identity(confirming);
export const IdentityInadequate = identity(inadequate, {
  identity_reason: "運転免許証の裏面が写っていません。表と裏の両方をお送りください。",
});
export const IdentityExpired = identity(expired);

/** While a contract is being made, the account stays as it is (R6.2). */
export const AccountLocked = shows({ ...corporation, can_edit_bank_account: false });

/** An entry is being judged, and so is the name in it: it stays, the addresses need not (R4.20). */
export const NameFixed = shows({ ...corporation, can_edit_name: false });
export const TradeNameFixed = shows(
  { ...soleTrader, can_edit_name: false },
  { ...newcomer, has_satisfied_profile: true },
);

export const AccountNumberShown = screenStory({
  at,
  user: representative,
  server: [answers(getProfile, corporation), kept],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: /口座番号.*表示/ }));
    await expect(page.getByText("1234567")).toBeVisible();
  },
});

export const Waiting = screenStory({ at, user: representative, server: [keepsWaiting(getProfile), kept] });
export const Failed = screenStory({ at, user: representative, server: [refuses(getProfile, 500, {}), kept] });
