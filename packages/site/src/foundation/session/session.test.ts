import { createApiClient, NetworkError } from "@kaitori/api-client";
import { logout, me } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { answers, isOutOfReach, refuses, type StoryAnswer, storyFetch } from "#stories/story-server.ts";
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

test("a visitor whom the server has told by its cookie is not asked after; whoever logs in is", async () => {
  let isVisitor = true;
  const asked: string[] = [];
  const answer = storyFetch([answers(me, representative)]);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    asked.push(new URL(request.url).pathname);
    return answer(request);
  };
  const api = createApiClient({ host: "http://brand.example", fetch, cookies: () => "" });
  const session = createSession(api, () => isVisitor);
  expect(await session.load()).toEqual({ kind: "visitor" });
  expect(asked).toEqual([]);
  isVisitor = false;
  expect(await session.renew()).toMatchObject({ kind: "user" });
  expect(asked).toEqual(["/api/me/"]);
});

test("R7.3 D7.3 a 403 is a visitor", async () => {
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

test("without a connection nothing has ended: who is here is asked again", async () => {
  const { session, asked } = sessionWith(isOutOfReach(me));
  for (const _attempt of [1, 2]) await expect(session.load()).rejects.toBeInstanceOf(NetworkError);
  expect(asked).toEqual(["/api/me/", "/api/me/"]);
});

test("what the session rests on is out of reach: the user stays", async () => {
  const { session, asked } = sessionWith(answers(me, representative));
  const before = await session.load();
  await expect(session.fail(new NetworkError("no answer"))).rejects.toBeInstanceOf(NetworkError);
  expect(session.store.getState()).toBe(before);
  expect(asked).toEqual(["/api/me/"]);
});
