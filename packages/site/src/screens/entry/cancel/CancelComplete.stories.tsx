import type { Meta } from "@storybook/react-vite";
import { doneState } from "#foundation/site/done-state.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";

export default { title: "Screens/CancelComplete" } satisfies Meta;

export const Withdrawn = screenStory({
  at: "/entry/cancel/complete/",
  state: doneState,
  user: representative,
});
Withdrawn.name = "取り下げた";
export const OpenedByItself = screenStory({ at: "/entry/cancel/complete/", user: representative });
OpenedByItself.name = "直接開いた";
