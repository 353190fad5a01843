import { getFormDraft, getProfile, leave } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers, refuses, type StoryAnswer } from "#stories/story-server.ts";

export default { title: "Screens/Leave" } satisfies Meta;

const leaving = (server: readonly StoryAnswer[], then?: () => Promise<void>) =>
  screenStory({
    at: "/profile/",
    user: representative,
    server: [...server, answers(getProfile, corporation), answers(getFormDraft, keptOf("profile"))],
    play: async ({ canvasElement }) => {
      await userEvent.click(await within(canvasElement).findByRole("button", { name: "退会の手続きへ" }));
      await screen.findByRole("dialog", { name: "退会しますか" });
      await then?.();
    },
  });

export const Asked = leaving([]);
export const Refused = leaving(
  [
    refuses(leave, 409, {
      detail:
        "手続き中の申し込みがあるため、退会できません。申し込みの画面で取り下げると、退会できるようになります。",
      blockers: ["entryUnderWay"],
    }),
  ],
  async () => {
    await userEvent.click(await screen.findByRole("button", { name: "退会する" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("退会できません");
  },
);
