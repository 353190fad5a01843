import { getSuppressEntries, listEntries } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { representative } from "../../stories/people.ts";
import { screenStory } from "../../stories/screen-story.tsx";
import { answers, isOutOfReach, refuses } from "../../stories/story-server.ts";

export default { title: "Screens/Errors" } satisfies Meta;

const at = "/mypage/";
const user = representative;
const open = answers(getSuppressEntries, { method: null, segment: null, message: null });

export const NotFound = screenStory({ at: "/nowhere/" });
export const Maintenance = screenStory({ at: "/maintenance/" });
export const ServerError = screenStory({ at, user, server: [refuses(listEntries, 502, {}), open] });
export const SessionEnded = screenStory({
  at,
  user,
  server: [refuses(listEntries, 401, { detail: "" }), open],
});
export const StaleToken = screenStory({
  at,
  user,
  server: [refuses(listEntries, 403, { detail: "CSRF tokens do not match" }), open],
});
export const OtherService = screenStory({
  at,
  user,
  server: [
    refuses(listEntries, 401, {
      correct_login_url: "http://localhost:6006/login",
      service_name: "請求書ポータル",
    }),
    open,
  ],
});
export const NoAnswer = screenStory({ at, user, server: [isOutOfReach(listEntries), open] });
