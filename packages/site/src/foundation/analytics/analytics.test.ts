import type { Tags } from "@kaitori/brand/settings";
import { addDerived } from "@kaitori/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { routes } from "#start/routes/table.ts";
import { representative } from "#stories/people.ts";
import { storageInMemory } from "#testing/storage-in-memory.ts";
import type { SessionState } from "../session/session.ts";
import { startAnalytics, waitForUserId } from "./analytics.ts";
import { consentTo } from "./consent.ts";
import { isTagFree, tagFreePages } from "./tag-free-pages.ts";

const user: SessionState = { kind: "user", user: addDerived({ ...representative, hashed_user_id: "h1" }) };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal("sessionStorage", storageInMemory());
  vi.stubGlobal("localStorage", storageInMemory());
});
const list: Tags["list"] = [{ kind: "tagManager", id: "GTM-A" }];
const withTags = (): { tags: Tags } => ({ tags: { consent: "inform", list } });

function start(settings: { tags?: Tags; abTestId?: string }) {
  const sentEvents: unknown[] = [];
  const session = createStore<SessionState>(() => ({ kind: "unknown" }));
  const load = vi.fn();
  const layer = { push: (...events: unknown[]) => sentEvents.push(...events) };
  const analytics = startAnalytics({ settings, session, connect: () => ({ layer, load }) });
  return { analytics, session, sentEvents, load };
}

test("R3.10 R9.5 without tags in the settings analytics loads and sends nothing", async () => {
  const { analytics, session, sentEvents, load } = start({ abTestId: "x" });
  session.setState(user, true);
  analytics.trackPage("/");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  expect(sentEvents).toEqual([]);
});

test("R4.19 the user event is sent once per session, after the me call", async () => {
  const { session, sentEvents } = start(withTags());
  expect(sentEvents).toEqual([]);
  session.setState(user, true);
  session.setState({ kind: "unknown" }, true);
  session.setState(user, true);
  const events = () => sentEvents.filter((event) => (event as { event: string }).event === "user");
  expect(events()).toEqual([{ event: "user", user_id: "h1", timestamp: 1_000 }]);
});

test("R3.10 every event has user id and time; a page view has only the path of its route", async () => {
  const { analytics, session, sentEvents } = start(withTags());
  session.setState(user, true);
  analytics.trackPage("/profile/password/reset/reset/*");
  await vi.advanceTimersByTimeAsync(100);
  expect(sentEvents).toContainEqual({
    event: "page_view",
    path: "/profile/password/reset/reset/*",
    user_id: "h1",
    timestamp: expect.any(Number),
  });
});

test("the tag manager reads the address, so it is loaded only after the page is shown", async () => {
  const { analytics, session, load } = start(withTags());
  session.setState(user, true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  analytics.trackPage("/login");
  expect(load).toHaveBeenCalled();
});

test("R9.5 the A/B test is activated after 800 ms", async () => {
  const { sentEvents } = start({ ...withTags(), abTestId: "hero-2" });
  await vi.advanceTimersByTimeAsync(799);
  expect(sentEvents).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sentEvents).toEqual([
    { event: "ab_activate", experiment: "hero-2", user_id: null, timestamp: 1_800 },
  ]);
});

test.each(["/profile", "/register/profile", "/entry/contract/:entryId"])(
  "the tag manager is not loaded on a page for personal data: %s",
  (path) => {
    const { analytics, load } = start(withTags());
    analytics.trackPage(path);
    expect(load).not.toHaveBeenCalled();
  },
);

test("B20 while a tag runs, only pages without tags need a full page load", () => {
  const { analytics } = start(withTags());
  expect(tagFreePages.filter(analytics.needsFullLoad)).toEqual([]);
  analytics.trackPage("/login");
  expect(tagFreePages.filter((path) => !analytics.needsFullLoad(path))).toEqual([]);
  expect(analytics.needsFullLoad("/mypage")).toBe(false);
});

test("B20 a document that was opened for a page without tags never runs tags", () => {
  const navigations = vi.spyOn(performance, "getEntriesByType");
  navigations.mockReturnValue([{ name: "https://brand.example/entry/contract/12/" } as PerformanceEntry]);
  const { analytics, load } = start(withTags());
  navigations.mockRestore();
  analytics.trackPage("/mypage");
  expect(load).not.toHaveBeenCalled();
});

test("B20 every page of a logged-in user has no tags, except the listed ones", () => {
  const userRoutes = routes.filter(({ middleware }) =>
    middleware.some((name) => name.startsWith("authenticated")),
  );
  const measuredPages = userRoutes.map(({ path }) => path).filter((path) => !isTagFree(path));
  expect(measuredPages).toEqual(["/mypage", "/entry/complete", "/entry/cancel/complete"]);
});

test("B20 tags load and send only after consent, from the current page on", async () => {
  const tags: Tags = { consent: "ask", list };
  const { analytics, session, sentEvents, load } = start({ tags, abTestId: "hero-2" });
  session.setState(user, true);
  analytics.trackPage("/login");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([load.mock.calls, sentEvents]).toEqual([[], []]);
  consentTo(tags).answer("allowed");
  expect(load).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(sentEvents).toContainEqual(expect.objectContaining({ event: "page_view", path: "/login" }));
});

test("B20 a refusal also applies to tags that need no consent", () => {
  const tags = withTags().tags;
  consentTo(tags).answer("refused");
  const { analytics, load } = start({ tags: { ...tags } });
  analytics.trackPage("/login");
  expect(load).not.toHaveBeenCalled();
});

test("B20 consent applies to the listed tags only; a new tag needs a new answer", () => {
  consentTo({ consent: "ask", list }).answer("allowed");
  expect(consentTo({ consent: "ask", list }).isGiven()).toBe(true);
  expect(consentTo({ consent: "ask", list: [...list, { kind: "googleAnalytics" }] }).isGiven()).toBe(false);
});

test("R9.5 the user id is polled every 100 ms until it is known", async () => {
  let id: string | null = null;
  const readUserId = vi.fn(() => id);
  const userId = waitForUserId(readUserId);
  await vi.advanceTimersByTimeAsync(250);
  expect(readUserId).toHaveBeenCalledTimes(3);
  id = "hashed";
  await vi.advanceTimersByTimeAsync(100);
  await expect(userId).resolves.toBe("hashed");
});

test("R9.5 after 5000 ms analytics continues without a user id", async () => {
  const settled = vi.fn();
  void waitForUserId(() => null).then(settled);
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(null);
});
