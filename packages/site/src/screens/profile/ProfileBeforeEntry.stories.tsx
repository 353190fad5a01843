import { IdentityConfirmation } from "@kaitori/domain";
import { getProfile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { newcomer, representative } from "#stories/people.ts";
import { corporation, emptyProfile } from "#stories/profiles.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/ProfileBeforeEntry" } satisfies Meta;

const at = "/profile/before_entry/";
const { expired } = IdentityConfirmation;

export const Ready = screenStory({
  at,
  user: representative,
});
Ready.name = "準備ができた";
export const ProfileIncomplete = screenStory({
  at,
  user: { ...newcomer, corporate_division: "corporate" },
  server: [answers(getProfile, { ...emptyProfile, corporate_division: "corporate" })],
  play: async ({ canvas: page }) => {
    const first = await page.findByRole("link", { name: "足りない項目を入力する" });
    const documents = page.getByRole("button", { name: "本人確認書類を送る" });
    await expect(documents.className).not.toBe(first.className);
  },
});
ProfileIncomplete.name = "登録情報が足りない";
export const IdentityExpired = screenStory({
  at,
  user: { ...representative, identity_confirmation: expired },
  server: [answers(getProfile, { ...corporation, identity_confirmation: expired })],
});
IdentityExpired.name = "本人確認の期限切れ";
