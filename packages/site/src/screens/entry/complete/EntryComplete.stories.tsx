import { listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/EntryComplete" } satisfies Meta;

const at = "/entry/complete/";
const user = representative;

export const Received = screenStory({ at, user, server: [answers(listEntries, [entryOfStory])] });
Received.name = "受け付けた";
export const Incomplete = screenStory({
  at,
  user,
  server: [
    answers(listEntries, [
      {
        ...entryOfStory,
        claims: entryOfStory.claims.map((claim) => ({ ...claim, is_fixed_debt: false, contentfiles: [] })),
      },
    ]),
  ],
});
Incomplete.name = "足りないものがある";
export const NothingReceived = screenStory({ at, user });
NothingReceived.name = "申し込みがない";
