import { listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { entryContracted } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/ContractComplete" } satisfies Meta;

const at = "/entry/contract/complete/";
export const Contracted = screenStory({
  at,
  user: representative,
  server: [answers(listEntries, [entryContracted])],
});
Contracted.name = "契約済み";
