import { listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { readinessWithout } from "#stories/drafts.ts";
import { entryTransferred } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";

export default { title: "Screens/MyPageReturns" } satisfies Meta;

export const MoneyToHandOn = screenStory({
  at: "/mypage/",
  user: representative,
  readiness: { ...readinessWithout(), statementStartDate: "2026-10-31" },
  server: [answers(listEntries, [entryTransferred])],
});
MoneyToHandOn.name = "引き渡す代金がある";
