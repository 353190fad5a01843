import { listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { entryTransferred } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/MyPageHandOvers" } satisfies Meta;

export const MoneyToHandOver = screenStory({
  at: "/mypage/",
  user: representative,
  server: [answers(listEntries, [entryTransferred])],
});
MoneyToHandOver.name = "引き渡す代金がある";
