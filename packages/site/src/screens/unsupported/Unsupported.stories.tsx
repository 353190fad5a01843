import type { Meta } from "@storybook/react-vite";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/Unsupported" } satisfies Meta;

export const Default = screenStory({ at: "/unsupported/" });
Default.name = "通常";
