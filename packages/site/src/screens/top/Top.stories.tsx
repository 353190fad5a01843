import type { Meta } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { representative } from "../../stories/people.ts";
import { screenStory } from "../../stories/screen-story.tsx";

export default { title: "Screens/Top" } satisfies Meta;

export const Visitor = screenStory({ at: "/" });
export const CorporationsOnly = screenStory({ at: "/", settings: { individuals: false } });
/** The page asks nobody who they are; somebody who comes from my-page is known already. */
export const User = screenStory({
  at: "/",
  user: representative,
  before: ({ session }) => void session.load(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const ways = await page.findAllByRole("link", { name: "マイページへ進む" });
    await expect(ways.map((way) => way.getAttribute("href"))).toEqual(["/mypage/", "/mypage/", "/mypage/"]);
    await expect(canvasElement.querySelector("main a[href='/register/']")).toBeNull();
  },
});
