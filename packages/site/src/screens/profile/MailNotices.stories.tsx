import { getFormDraft, getProfile, getUserSettings, updateUserSettings } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { isSeen } from "#stories/is-seen.ts";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers, isOutOfReach, type StoryAnswer } from "#stories/story-server.ts";

export default { title: "Screens/ProfileMailNotices" } satisfies Meta;

const wanted = { mail_notices: true, terms_version: null };
const unwanted = { ...wanted, mail_notices: false };

const pressed = (server: StoryAnswer, then: (choice: HTMLElement) => Promise<void>) =>
  screenStory({
    at: "/profile/",
    user: representative,
    server: [
      server,
      answers(getUserSettings, wanted),
      answers(getProfile, corporation),
      answers(getFormDraft, keptOf("profile")),
    ],
    play: async ({ canvasElement }) => {
      const choice = await within(canvasElement).findByRole("checkbox", { name: /メールでも/ });
      await expect(choice).toBeChecked();
      await userEvent.click(choice);
      await then(choice);
    },
  });

export const Stopped = pressed(answers(updateUserSettings, unwanted), async (choice) => {
  await isSeen(await screen.findByText(/メールを止めました/));
  await expect(choice).not.toBeChecked();
});
Stopped.name = "メールを止めた";
/** What could not be kept is not shown as kept. */
export const NotKept = pressed(isOutOfReach(updateUserSettings), async (choice) => {
  await isSeen(await screen.findByRole("alert"));
  await expect(choice).toBeChecked();
});
NotKept.name = "保存できない";
