import { updateProfile } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { expectVisible, screenStory } from "#stories/screen-story.tsx";
import { answers, type StoryAnswer, unreachable } from "#stories/story-server.ts";

export default { title: "Screens/ProfileMailNotices" } satisfies Meta;

const storyOfChoice = (server: StoryAnswer, act: (choice: HTMLElement) => Promise<void>) =>
  screenStory({
    at: "/profile/",
    user: representative,
    server: [server],
    play: async ({ canvas }) => {
      const choice = await canvas.findByRole("checkbox", { name: /メールでも/ });
      await expect(choice).toBeChecked();
      await userEvent.click(choice);
      await act(choice);
    },
  });

export const Stopped = storyOfChoice(answers(updateProfile, corporation), async (choice) => {
  await expectVisible(await screen.findByText(/メールを止めました/));
  await expect(choice).not.toBeChecked();
});
Stopped.name = "メールを止めた";
export const NotSaved = storyOfChoice(unreachable(updateProfile), async (choice) => {
  await expectVisible(await screen.findByRole("alert"));
  await expect(choice).toBeChecked();
});
NotSaved.name = "保存できない";
