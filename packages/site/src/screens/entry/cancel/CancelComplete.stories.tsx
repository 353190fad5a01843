import type { Meta } from "@storybook/react-vite";
import { doneState } from "#foundation/site/done-state.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/CancelComplete" } satisfies Meta;

export const Cancelled = screenStory({
  at: "/entry/cancel/complete/",
  state: doneState,
  user: representative,
});
Cancelled.name = "取り下げた";
export const OpenedDirectly = screenStory({ at: "/entry/cancel/complete/", user: representative });
OpenedDirectly.name = "直接開いた";
