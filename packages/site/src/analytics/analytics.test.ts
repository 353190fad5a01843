import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { SessionState } from "../session/session.ts";
import { representative } from "../stories/people.ts";
import { startAnalytics } from "./analytics.ts";

const user: SessionState = { kind: "user", user: { ...representative, hashed_user_id: "h1" } };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start(settings: { tagManagerId?: string; abTestId?: string }) {
  const sent: unknown[] = [];
  const session = createStore<SessionState>(() => ({ kind: "unknown" }));
  const load = vi.fn();
  const layer = { push: (...events: unknown[]) => sent.push(...events) };
  const analytics = startAnalytics({ settings, session, connect: () => ({ layer, load }) });
  return { analytics, session, sent, load };
}

test("R3.10 R9.5 without an id in the settings nothing is loaded and nothing sent", async () => {
  const { analytics, session, sent, load } = start({ abTestId: "x" });
  session.setState(user, true);
  analytics.pageShown("/");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test("R4.19 the user event is sent once per session, after me is known", async () => {
  const { session, sent } = start({ tagManagerId: "GTM-A" });
  expect(sent).toEqual([]);
  session.setState(user, true);
  session.setState({ kind: "unknown" }, true);
  session.setState(user, true);
  const events = () => sent.filter((event) => (event as { event: string }).event === "user");
  expect(events()).toEqual([{ event: "user", user_id: "h1", timestamp: 1_000 }]);
});

test("R3.10 every event carries the user id and the time, a page view only the path of its row", async () => {
  const { analytics, session, sent } = start({ tagManagerId: "GTM-A" });
  session.setState(user, true);
  analytics.pageShown("/profile/password/reset/reset/*");
  await vi.advanceTimersByTimeAsync(100);
  expect(sent).toContainEqual({
    event: "page_view",
    path: "/profile/password/reset/reset/*",
    user_id: "h1",
    timestamp: expect.any(Number),
  });
});

test("the tag manager, which reads the address, is loaded when a page is shown and no sooner", async () => {
  const { analytics, session, load } = start({ tagManagerId: "GTM-A" });
  session.setState(user, true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  analytics.pageShown("/login");
  expect(load).toHaveBeenCalled();
});

test("R9.5 the A/B test is activated after 800 ms", async () => {
  const { sent } = start({ tagManagerId: "GTM-A", abTestId: "hero-2" });
  await vi.advanceTimersByTimeAsync(799);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{ event: "ab_activate", experiment: "hero-2", user_id: null, timestamp: 1_800 }]);
});

test.fails.each(["/profile", "/register/profile", "/entry/contract/:entryId"])(
  "F11 the tag manager is not asked for where people write about themselves: %s",
  (path) => {
    const { analytics, load } = start({ tagManagerId: "GTM-A" });
    analytics.pageShown(path);
    expect(load).not.toHaveBeenCalled();
  },
);
