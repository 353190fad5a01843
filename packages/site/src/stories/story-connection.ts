import type { ApiClientConfig } from "@kaitori/api-client";
import {
  type CurrentUser,
  extendSession,
  getReadiness,
  getSuppressEntries,
  getUserSettings,
  logout,
  me,
} from "@kaitori/wire";
import { readinessWithout } from "./drafts.ts";
import { answers, refuses, type StoryAnswer, storyFetch, storyUploads } from "./story-server.ts";

/** What the server says on a usual day, unless the story says otherwise. */
const usually: readonly StoryAnswer[] = [
  answers(getSuppressEntries, { method: null, segment: null, message: null }),
  answers(extendSession, {
    seconds_left: 1800,
    expires_at: "2026-11-21T10:30:00+09:00",
    ends_at: "2026-11-21T20:00:00+09:00",
  }),
  answers(getUserSettings, { mail_notices: true, terms_version: null }),
  answers(logout, undefined),
  answers(getReadiness, readinessWithout()),
];

export interface StoryConnectionOptions {
  readonly user?: CurrentUser | undefined;
  readonly server?: readonly StoryAnswer[] | undefined;
}

/** The way to a server that says what a story tells, and of the rest what it says on a usual day. */
export function storyConnection({ user, server = [] }: StoryConnectionOptions): ApiClientConfig {
  const whoIsHere = user ? answers(me, user) : refuses(me, 403, { detail: "" });
  const fetch = storyFetch([...server, whoIsHere, ...usually]);
  return { fetch, uploadTransport: storyUploads(fetch), cookies: () => "" };
}
