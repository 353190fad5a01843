import { IdentityConfirmation } from "@kaitori/domain";
import { getFormDraft, getProfile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { newcomer, representative } from "../../stories/people.ts";
import { corporation, keptOf, nothingFilledIn } from "../../stories/profiles.ts";
import { screenStory } from "../../stories/screen-story.tsx";
import { answers } from "../../stories/story-server.ts";

export default { title: "Screens/ProfileBeforeEntry" } satisfies Meta;

const at = "/profile/before_entry/";
const kept = answers(getFormDraft, keptOf("profile"));
const { expired } = IdentityConfirmation;

export const Ready = screenStory({
  at,
  user: representative,
  server: [answers(getProfile, corporation), kept],
});
export const ProfileIncomplete = screenStory({
  at,
  user: { ...newcomer, corporate_division: "corporate" },
  server: [answers(getProfile, { ...nothingFilledIn, corporate_division: "corporate" }), kept],
});
export const IdentityExpired = screenStory({
  at,
  user: { ...representative, identity_confirmation: expired },
  server: [answers(getProfile, { ...corporation, identity_confirmation: expired }), kept],
});
