import type { Meta } from "@storybook/react-vite";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/Callback" } satisfies Meta;

/** The next page is this story itself, so that the loading state stays visible. */
const storyAddress = location.pathname + location.search;
export const Redirecting = screenStory({
  at: `/callback/?${new URLSearchParams({ next: `${storyAddress}#next` })}`,
  user: representative,
});
Redirecting.name = "移動中";
