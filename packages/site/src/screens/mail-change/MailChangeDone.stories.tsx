import { confirmMailChange } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { representative } from "#stories/people.ts";
import { type ScreenStoryOptions, screenStory } from "#stories/screen-story.tsx";
import { answers, keepsWaiting, refuses } from "#stories/story-server.ts";

export default { title: "Screens/MailChangeDone" } satisfies Meta;

const at = "/profile/mail/change/done/?token=x";
const pageWith = (server: ScreenStoryOptions["server"] = []) => screenStory({ at, server });
const confirmed = answers(confirmMailChange, { email: "new-address@example.jp" });
const storyOfProblem = (reason: "expired" | "used" | "unknown") =>
  pageWith([refuses(confirmMailChange, 410, { detail: "", reason })]);

export const Done = screenStory({ at, user: representative, server: [confirmed] });
Done.name = "完了";
export const DoneOnAnotherDevice = pageWith([confirmed]);
DoneOnAnotherDevice.name = "別の端末で完了";
export const DoneByOtherServer = screenStory({
  at,
  user: representative,
  settings: { server: { level: 0 } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { level: 1, name: /変更しました/ });
    await expect(heading).toBeVisible();
  },
});
DoneByOtherServer.name = "ほかのサーバーで完了";
export const DoneWithoutToken = screenStory({ at: "/profile/mail/change/done/" });
DoneWithoutToken.name = "トークンのないリンク";
export const DoneForCompany = screenStory({ at: "/company/mail/complete/", user: representative });
DoneForCompany.name = "会社のメールの完了";
export const Checking = pageWith([keepsWaiting(confirmMailChange)]);
Checking.name = "確認中";
export const Expired = storyOfProblem("expired");
Expired.name = "期限切れ";
export const Used = storyOfProblem("used");
Used.name = "使用済みのリンク";
export const UnknownLink = storyOfProblem("unknown");
UnknownLink.name = "確認できないリンク";
