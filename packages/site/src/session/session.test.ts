import { createApiClient } from "@kaitori/api-client";
import { logout, me } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "../stories/people.ts";
import { answers, isOutOfReach, refuses, type StoryAnswer, storyFetch } from "../stories/story-server.ts";
import { AuthenticationError } from "./authentication-error.ts";
import { createSession } from "./session.ts";

function sessionWith(...server: StoryAnswer[]) {
  const asked: string[] = [];
  const answer = storyFetch([...server, answers(logout, undefined)]);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    return answer(request);
  };
  const api = createApiClient({ host: "http://brand.example", fetch, cookies: () => "" });
  return { session: createSession(api), asked };
}

test("who is here is asked once and shared", async () => {
  const { session, asked } = sessionWith(answers(me, representative));
  const states = await Promise.all([session.load(), session.load()]);
  expect(states[0]).toBe(states[1]);
  expect(states[0]).toEqual({ kind: "user", user: expect.objectContaining({ id: representative.id }) });
  expect(asked).toEqual(["/api/me/"]);
});

test("R7.3 a 403 is a visitor", async () => {
  const { session } = sessionWith(refuses(me, 403, { detail: "ログインしていません。" }));
  expect(await session.load()).toEqual({ kind: "visitor" });
});

test.each([
  ["a failed answer", refuses(me, 500, { detail: "" })],
  ["a missing version", answers(me, { ...representative, version: "" })],
])("R7.8 %s logs out, forgets the user and raises an authentication error", async (_what, answer) => {
  const { session, asked } = sessionWith(answer);
  await expect(session.load()).rejects.toBeInstanceOf(AuthenticationError);
  expect(session.store.getState()).toEqual({ kind: "unknown" });
  expect(asked).toContain("/api/auth/session/delete");
});

test("R8.5 a server that is closed for a while ends no session", async () => {
  const { session, asked } = sessionWith(refuses(me, 503, { detail: "ただいまメンテナンス中です。" }));
  await expect(session.load()).rejects.toMatchObject({ name: "ServerError", status: 503 });
  expect(session.store.getState()).toEqual({ kind: "unknown" });
  expect(asked).toEqual(["/api/me/"]);
});

test("R7.8 without an answer the page forgets the user, and leaves the session to whoever comes next", async () => {
  const { session, asked } = sessionWith(isOutOfReach(me));
  await expect(session.load()).rejects.toBeInstanceOf(AuthenticationError);
  expect(session.store.getState()).toEqual({ kind: "unknown" });
  expect(asked).toEqual(["/api/me/"]);
});
