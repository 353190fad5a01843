import { getSuppressEntries, listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { refuses } from "#stories/story-server.ts";

export default { title: "Screens/Maintenance" } satisfies Meta;

const redirect = { status: "redirect", redirect_uri: "/maintenance/" };

export const Opened = screenStory({
  at: "/maintenance/",
  server: [refuses(getSuppressEntries, 503, redirect)],
});
Opened.name = "直接開いた";

export const ClosedUntilHour = screenStory({
  at: "/login/",
  settings: { maintenance: { on: true, until: "11月22日（日）午前6時" } },
  play: async ({ canvas: page }) => {
    const sentence = await page.findByText(/ へお電話ください。/);
    // No line has only two characters.
    await expect(getComputedStyle(sentence)).toHaveProperty("textWrapStyle", "pretty");
  },
});
ClosedUntilHour.name = "時刻までの休止";

export const ServerClosed = screenStory({
  at: "/mypage/",
  user: representative,
  server: [refuses(listEntries, 503, redirect), refuses(getSuppressEntries, 503, {})],
});
ServerClosed.name = "受付の休止";
export const ServerClosedUntil = screenStory({
  at: "/mypage/",
  user: representative,
  server: [
    refuses(listEntries, 503, redirect),
    refuses(getSuppressEntries, 503, { until: "11月22日（日）午前6時" }),
  ],
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/午前6時/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "再開したか確かめる" }));
    await expect(await page.findByText(/まだ再開していません/)).toBeVisible();
  },
});
ServerClosedUntil.name = "利用中の休止（時刻まで）";
