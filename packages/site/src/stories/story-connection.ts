import type { ApiClientConfig } from "@kaitori/api-client";
import {
  allCalls,
  type CallAnswer,
  type CallDefinition,
  type CallName,
  type CurrentUser,
  exampleOf,
  latestServerLevel,
  me,
  serverLevelHeader,
} from "@kaitori/wire";
import { emptyDraft } from "./drafts.ts";
import { handOversOfStory } from "./entry-states.ts";
import { corporation, formDraftOf } from "./profiles.ts";
import { answers, refuses, registerServer, type StoryAnswer, storyServer } from "./story-server.ts";

const defaultAnswers: { readonly [Name in CallName]?: CallAnswer<(typeof allCalls)[Name]> } = {
  getSuppressEntries: { method: null, segment: null, message: null },
  listHandOvers: handOversOfStory,
  listEntries: [],
  listSessions: [
    {
      id: 2,
      device: "Chrome / Windows",
      created_at: "2026-11-20T09:10:00+09:00",
      seen_at: "2026-11-21T10:00:00+09:00",
      is_current: true,
    },
    {
      id: 1,
      device: "Safari / iPhone",
      created_at: "2026-11-18T21:40:00+09:00",
      seen_at: "2026-11-20T22:05:00+09:00",
      is_current: false,
    },
  ],
  listSecurityEvents: [
    { id: 3, kind: "login", device: "Chrome / Windows", happened_at: "2026-11-20T09:10:00+09:00" },
    { id: 2, kind: "login_failed", device: "Chrome / Windows", happened_at: "2026-11-20T09:09:00+09:00" },
    { id: 1, kind: "account_changed", device: "Safari / iPhone", happened_at: "2026-11-18T21:45:00+09:00" },
  ],
  logout: undefined,
  getDraftEntry: emptyDraft,
  getFormDraft: formDraftOf("any"),
  getProfile: corporation,
};

/** The answers of all calls: without a default answer a list is empty, a record of an added call is its example. */
const generalAnswers = Object.entries<CallDefinition>(allCalls).flatMap(([name, call]) => {
  const { method, query, answer, sinceServerLevel } = call;
  // The table is typed by call; here the type is lost.
  if (name in defaultAnswers) return answers(call, defaultAnswers[name as CallName] as never);
  if (method !== "GET" || query || !answer) return [];
  if (answer.type === "array") return answers(call, [] as never);
  return sinceServerLevel ? answers(call, exampleOf(answer) as never) : [];
});

export interface StoryConnectionOptions {
  readonly user?: CurrentUser | undefined;
  readonly server?: readonly StoryAnswer[] | undefined;
  readonly serverLevel?: number | undefined;
  readonly onRequest?: ((request: Request) => Promise<void>) | undefined;
}

export function storyConnection({
  user,
  server = [],
  serverLevel = latestServerLevel,
  onRequest,
}: StoryConnectionOptions): ApiClientConfig {
  const userAnswer = user ? answers(me, user) : refuses(me, 403, { detail: "" });
  const answer = storyServer([...server, userAnswer, ...generalAnswers]);
  const host = registerServer(async (request) => {
    await onRequest?.(request);
    const response = await answer(request);
    if (serverLevel > 0) response.headers.set(serverLevelHeader, String(serverLevel));
    return response;
  });
  return {
    host,
    cookies: () => "",
    // While the answer is pending, less than half of the file has been sent.
    sendFile(request, { onProgress }) {
      onProgress?.(0.4);
      return fetch(request);
    },
  };
}
