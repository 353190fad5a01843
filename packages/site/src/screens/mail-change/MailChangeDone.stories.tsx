import { confirmMailChange } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers, isOutOfReach, keepsWaiting, refuses } from "#stories/story-server.ts";

export default { title: "Screens/MailChangeDone" } satisfies Meta;

const at = "/profile/mail/change/done/?token=x";
const changed = answers(confirmMailChange, { email: "new-address@example.jp" });
const gone = (reason: "expired" | "used" | "unknown") =>
  screenStory({ at, server: [refuses(confirmMailChange, 410, { detail: "", reason })] });

export const Done = screenStory({ at, user: representative, server: [changed] });
export const DoneOnAnotherDevice = screenStory({ at, server: [changed] });
/** It has changed the address before it led here, whatever token stands in its link. */
export const DoneByOtherServer = screenStory({
  at,
  user: representative,
  server: [refuses(confirmMailChange, 404, { detail: "" })],
  play: async ({ canvasElement }) => {
    const done = await within(canvasElement).findByRole("heading", { level: 1, name: /変更しました/ });
    await expect(done).toBeVisible();
  },
});
export const DoneWithoutToken = screenStory({ at: "/profile/mail/change/done/" });
export const DoneForCompany = screenStory({ at: "/company/mail/complete/", user: representative });
export const Checking = screenStory({ at, server: [keepsWaiting(confirmMailChange)] });
export const Expired = gone("expired");
export const Used = gone("used");
export const Unknown = gone("unknown");
export const NoConnection = screenStory({ at, server: [isOutOfReach(confirmMailChange)] });
