import type { Meta } from "@storybook/react-vite";
import { representative } from "../../stories/people.ts";
import { screenStory } from "../../stories/screen-story.tsx";

export default { title: "Screens/Top" } satisfies Meta;

export const Visitor = screenStory({ at: "/" });
export const CorporationsOnly = screenStory({ at: "/", settings: { individuals: false } });
export const User = screenStory({ at: "/", user: representative });
