import { createApiClient, NetworkError } from "@kaitori/api-client";
import { logout, me } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { newcomer, representative } from "#stories/people.ts";
import {
  answers,
  onlyOnce,
  refuses,
  registerServer,
  type StoryAnswer,
  storyServer,
  unreachable,
} from "#stories/story-server.ts";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import { AuthenticationError, createSession, type SessionOptions } from "./session.ts";
import { loginFlag } from "./stored-flags.ts";

function apiWith(...server: StoryAnswer[]) {
  const requests: string[] = [];
  const answer = storyServer(server);
  const host = registerServer((request) => {
    requests.push(new URL(request.url).pathname);
    return answer(request);
  });
  return { api: createApiClient({ host, cookies: () => "" }), requests };
}

function sessionWith(answer: StoryAnswer | StoryAnswer[], options?: SessionOptions) {
  const { api, requests } = apiWith(...[answer].flat(), answers(logout, undefined));
  return { session: createSession(api, options), requests };
}

test("the user is requested once and shared", async () => {
  const { session, requests } = sessionWith(answers(me, representative));
  const states = await Promise.all([session.load(), session.load()]);
  expect(states[0]).toBe(states[1]);
  expect(states[0]).toEqual({ kind: "user", user: expect.objectContaining({ id: representative.id }) });
  expect(requests).toEqual(["/api/me/"]);
});

test("the tab stores the login until the logout", async () => {
  vi.stubGlobal("sessionStorage", storageInMemory());
  const { session } = sessionWith(answers(me, representative));
  expect(loginFlag.isSet()).toBe(false);
  await session.load();
  expect(loginFlag.isSet()).toBe(true);
  await session.end();
  expect(loginFlag.isSet()).toBe(false);
});

test("if the cookie states that nobody is logged in, the user is not requested; after a login it is", async () => {
  let isVisitor = true;
  const { api, requests } = apiWith(answers(me, representative));
  const session = createSession(api, { isVisitor: () => isVisitor });
  expect(await session.load()).toEqual({ kind: "visitor" });
  expect(requests).toEqual([]);
  isVisitor = false;
  expect(await session.renew()).toMatchObject({ kind: "user" });
  expect(requests).toEqual(["/api/me/"]);
});

test.each([
  { pages: { next_page: "/register/profile/", back_page: "/mypage/" }, expectedPage: "/register/profile/" },
  { pages: { next_page: null, back_page: "/mypage/" }, expectedPage: "/mypage/" },
  { pages: { next_page: "", back_page: undefined }, expectedPage: undefined },
  { pages: {}, expectedPage: undefined },
])(
  "R7.3 D7.3 the next page of the first answer is returned once; later answers are ignored: %o",
  async (row) => {
    const { session } = sessionWith(answers(me, { ...representative, ...row.pages }));
    expect(await session.load()).not.toHaveProperty("user.next_page");
    expect(session.takeNextPage()).toBe(row.expectedPage);
    expect(session.takeNextPage()).toBeUndefined();
    await session.renew();
    expect(session.takeNextPage()).toBeUndefined();
  },
);

test("R7.3 D7.3 an unused next page is not kept for the next answer or the next user", async () => {
  const { session } = sessionWith([
    onlyOnce(answers(me, { ...representative, next_page: "/register/profile/" })),
    onlyOnce(answers(me, representative)),
    onlyOnce(answers(me, { ...representative, next_page: "/register/profile/" })),
    answers(me, { ...newcomer, next_page: "/profile/" }),
  ]);
  await session.load();
  await session.renew();
  expect(session.takeNextPage()).toBeUndefined();
  await session.end();
  await session.load();
  await session.end();
  expect(session.takeNextPage()).toBeUndefined();
  await session.load();
  expect(session.takeNextPage()).toBe("/profile/");
});

test("R8.4 a session that the server has ended is logged out", async () => {
  const { session } = sessionWith([
    onlyOnce(answers(me, representative)),
    refuses(logout, 401, { detail: "終了しています。" }),
  ]);
  await session.load();
  await session.end();
  expect(session.user()).toBeUndefined();
});

test("R7.3 an invalid next page is ignored", async () => {
  const { session } = sessionWith(answers(me, { ...representative, next_page: {} as never }));
  expect(await session.load()).toMatchObject({ kind: "user" });
  expect(session.takeNextPage()).toBeUndefined();
});

test("R3.6 the user has its derived fields", async () => {
  const { session } = sessionWith(answers(me, newcomer));
  await session.load();
  expect(session.user()).toMatchObject({
    userStatus: "lackOfUserData",
    isIndividual: true,
    hasSatisfiedProfile: false,
  });
});

test("R1.5 a user whom the brand does not serve is logged out wherever the user is loaded", async () => {
  const server = [onlyOnce(answers(me, newcomer)), refuses(me, 403, { detail: "" })];
  const { session, requests } = sessionWith(server, { isServed: ({ isIndividual }) => !isIndividual });
  expect(await session.load()).toEqual({ kind: "unserved" });
  expect(requests).toEqual(["/api/me/", "/api/auth/session/delete"]);
  expect(await session.load()).toEqual({ kind: "visitor" });
});

test("R1.5 concurrent loads of an unserved user share one logout", async () => {
  let finish = () => {};
  const loggingOut: StoryAnswer = {
    ...answers(logout, undefined),
    respond: () =>
      new Promise((resolve) => {
        finish = () => resolve(Response.json(null));
      }),
  };
  const isServed: SessionOptions["isServed"] = ({ isIndividual }) => !isIndividual;
  const { session, requests } = sessionWith([answers(me, newcomer), loggingOut], { isServed });
  const first = session.load();
  await vi.waitFor(() => expect(requests).toContain("/api/auth/session/delete"));
  const second = session.load();
  finish();
  expect(await Promise.all([first, second])).toEqual([{ kind: "unserved" }, { kind: "unserved" }]);
  expect(requests).toEqual(["/api/me/", "/api/auth/session/delete"]);
});

test("R1.5 an unserved user stays unserved if the logout fails, and the logout is repeated", async () => {
  const { api, requests } = apiWith(answers(me, newcomer), refuses(logout, 500, { detail: "" }));
  const session = createSession(api, { isServed: ({ isIndividual }) => !isIndividual });
  for (const times of [1, 2]) {
    expect(await session.load()).toEqual({ kind: "unserved" });
    expect(requests.filter((path) => path === "/api/me/")).toHaveLength(times);
  }
});

test("R7.3 D7.3 a 403 means a visitor", async () => {
  const { session } = sessionWith(refuses(me, 403, { detail: "ログインしていません。" }));
  expect(await session.load()).toEqual({ kind: "visitor" });
});

test.each([
  ["a failed answer", refuses(me, 500, { detail: "" })],
  ["a server that cannot answer now", refuses(me, 503, { detail: "" })],
  ["a missing version", answers(me, { ...representative, version: "" })],
])("R7.8 %s logs out, forgets the user and raises an authentication error", async (_what, answer) => {
  const { session, requests } = sessionWith(answer);
  const forget = vi.fn();
  session.onEnd(forget);
  await expect(session.load()).rejects.toBeInstanceOf(AuthenticationError);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(session.store.getState()).toEqual({ kind: "unknown" });
  expect(requests).toContain("/api/auth/session/delete");
});

test("D7.8 a redirect answer, such as during maintenance, ends no session", async () => {
  const { session, requests } = sessionWith(
    refuses(me, 503, { status: "redirect", redirect_uri: "/maintenance/" }),
  );
  const forget = vi.fn();
  session.onEnd(forget);
  await expect(session.load()).rejects.toMatchObject({ name: "ServerError", status: 503 });
  expect(requests).toEqual(["/api/me/"]);
  expect(forget).not.toHaveBeenCalled();
});

test.each([
  { status: 426, body: { detail: "" } },
  { status: 409, body: { status: "reload_required" } },
  { status: 401, body: { status: "reauth_required" } },
])("R8.11 D7.8 an answer that requires a reload or a login ends no session: %o", async ({ status, body }) => {
  const { session, requests } = sessionWith(refuses(me, status, body));
  await expect(session.load()).rejects.not.toBeInstanceOf(AuthenticationError);
  expect(requests).toEqual(["/api/me/"]);
});

test("without a connection the session continues and the user is requested again", async () => {
  const { session, requests } = sessionWith(unreachable(me));
  for (const attempt of [1, 2]) {
    await expect(session.load()).rejects.toBeInstanceOf(NetworkError);
    // The client retries once after a lost answer.
    expect(requests).toHaveLength(2 * attempt);
  }
});

test("the user stays logged in if the server cannot be reached", async () => {
  const { session, requests } = sessionWith(answers(me, representative));
  const firstState = await session.load();
  await expect(session.handleLoadFailure(new NetworkError("no answer"))).rejects.toBeInstanceOf(NetworkError);
  expect(session.store.getState()).toBe(firstState);
  expect(requests).toEqual(["/api/me/"]);
});
