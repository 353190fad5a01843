import { leave, listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { screen, userEvent, within } from "storybook/test";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { expectVisible, screenStory } from "#stories/screen-story.tsx";
import { answers, refuses, type StoryAnswer } from "#stories/story-server.ts";

export default { title: "Screens/Leave" } satisfies Meta;

const findDialog = () => screen.findByRole("dialog", { name: "退会しますか" });

const leaveStory = (server: readonly StoryAnswer[], act?: () => Promise<unknown>) =>
  screenStory({
    at: "/profile/",
    user: representative,
    server,
    play: async ({ canvas: page }) => {
      await userEvent.click(await page.findByRole("heading", { name: "退会" }));
      await userEvent.click(page.getByRole("button", { name: "退会の手続きへ" }));
      await (act ?? findDialog)();
    },
  });

export const Confirmation = leaveStory([]);
Confirmation.name = "退会の確認";
export const OpenEntry = leaveStory([answers(listEntries, [entryOfStory])], async () => {
  const dialog = await screen.findByRole("dialog", { name: "いまは退会できません" });
  await expectVisible(within(dialog).getByText(/手続き中の申し込みがあります/));
});
OpenEntry.name = "申し込みの手続き中";
export const Refused = leaveStory(
  [refuses(leave, 409, { detail: "退会できません。", blockers: ["contractUnderWay"] })],
  async () => {
    await findDialog();
    await userEvent.click(await screen.findByRole("button", { name: "退会する" }));
    await expectVisible(await screen.findByText(/済んでいない契約があります/));
  },
);
Refused.name = "サーバーが断った";
