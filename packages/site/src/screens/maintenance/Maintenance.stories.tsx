import { getSuppressEntries, listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { representative } from "../../stories/people.ts";
import { screenStory } from "../../stories/screen-story.tsx";
import { refuses } from "../../stories/story-server.ts";

export default { title: "Screens/Maintenance" } satisfies Meta;

export const Opened = screenStory({ at: "/maintenance/" });

/** A brand that is closed by its settings shows the page at every address. */
export const UntilAnHour = screenStory({
  at: "/login/",
  settings: { maintenance: { on: true, until: "11月22日（日）午前6時" } },
});

/** The server has closed while somebody was here. */
export const ServerClosed = screenStory({
  at: "/mypage/",
  user: representative,
  server: [refuses(listEntries, 503, {}), refuses(getSuppressEntries, 503, {})],
});
