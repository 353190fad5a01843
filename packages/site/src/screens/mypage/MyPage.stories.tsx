import { getSuppressEntries, listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { entriesInEveryStatus } from "../../stories/entries.ts";
import { representative } from "../../stories/people.ts";
import { screenStory } from "../../stories/screen-story.tsx";
import { answers, keepsWaiting, refuses } from "../../stories/story-server.ts";

export default { title: "Screens/MyPage" } satisfies Meta;

const open = answers(getSuppressEntries, { method: null, segment: null, message: null });
const at = "/mypage/";
const user = representative;

export const NothingYet = screenStory({ at, user, server: [answers(listEntries, []), open] });
export const EveryStatus = screenStory({
  at,
  user,
  server: [answers(listEntries, entriesInEveryStatus), open],
});
export const NewEntriesStopped = screenStory({
  at,
  user,
  server: [
    answers(listEntries, []),
    answers(getSuppressEntries, {
      method: "stop-new-entry",
      segment: null,
      message: "12月28日から1月4日まで、新しい申し込みを休みます。",
    }),
  ],
});
export const Waiting = screenStory({ at, user, server: [keepsWaiting(listEntries), open] });
export const Failed = screenStory({ at, user, server: [refuses(listEntries, 500, { detail: "" }), open] });
