import type { Meta } from "@storybook/react-vite";
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
});
