import type { BrandSettings, Tags } from "@kaitori/brand/settings";
import { matchPath } from "react-router";
import { readTime } from "../clock/clock.ts";
import type { SessionState } from "../session/session.ts";
import { consentTo } from "./consent.ts";
import { type Analytics, noAnalytics } from "./on-demand.ts";
import { isTagFree, tagFreePages } from "./tag-free-pages.ts";
import { type AnalyticsEvent, type TagManager, tagManager } from "./tag-manager.ts";

/** R9.5: A/B activation fires after 800 ms. */
const activationDelayMs = 800;
const userEventSent = "user-event-sent";

export interface AnalyticsOptions {
  readonly settings: Pick<BrandSettings, "tags" | "abTestId">;
  readonly session: {
    getState(): SessionState;
    subscribe(listener: (state: SessionState) => void): () => void;
  };
  readonly connect?: (tags: Tags) => TagManager;
}

/** Nothing is loaded or sent unless the brand's settings name tags and the visitor has not refused them. */
export function startAnalytics({ settings, session, connect = tagManager }: AnalyticsOptions): Analytics {
  const { tags, abTestId } = settings;
  // The document's policy blocks third-party scripts, also for pages that are opened in it later.
  if (!tags || isTagFreeDocument()) return noAnalytics;
  const consent = consentTo(tags);
  let running: ReturnType<typeof startTracking> | undefined;
  let currentPath: string | undefined;
  const track = () => {
    if (!consent.isGiven()) return;
    running ??= startTracking(connect(tags), session, abTestId);
    if (currentPath !== undefined && !isTagFree(currentPath)) running.trackPage(currentPath);
  };
  track();
  consent.store.subscribe(track);
  return {
    trackPage(path) {
      currentPath = path;
      track();
    },
    needsFullLoad: (path) => running?.isLoaded() === true && isTagFree(path),
  };
}

function startTracking(
  { layer, load }: TagManager,
  session: AnalyticsOptions["session"],
  abTestId: string | undefined,
) {
  const userId = () => {
    const state = session.getState();
    return state.kind === "user" ? state.user.hashed_user_id : null;
  };
  const push = (event: string, id: string | null, detail: Record<string, string> = {}) =>
    layer.push({ ...detail, event, user_id: id, timestamp: readTime() } satisfies AnalyticsEvent);

  // Once per session, after the user is known (R4.19).
  const sendUserEvent = ({ kind }: SessionState) => {
    if (kind !== "user" || sessionStorage.getItem(userEventSent)) return;
    sessionStorage.setItem(userEventSent, "yes");
    push("user", userId());
  };
  sendUserEvent(session.getState());
  session.subscribe(sendUserEvent);

  const sentConfig = waitForUserId(userId).then((id) => void push("config", id));
  if (abTestId) setTimeout(() => push("ab_activate", userId(), { experiment: abTestId }), activationDelayMs);

  let isLoaded = false;
  return {
    isLoaded: () => isLoaded,
    trackPage(path: string) {
      // Tags read the address, from which the page has just removed the secret.
      isLoaded = true;
      load();
      void sentConfig.then(() => push("page_view", userId(), { path }));
    },
  };
}

function isTagFreeDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!navigation) return false;
  const { pathname } = new URL(navigation.name);
  return tagFreePages.some((page) => matchPath(page, pathname));
}

/** R9.5: analytics waits for the user id up to 5000 ms, polling every 100 ms. */
const maxWaitMs = 5000;
const pollIntervalMs = 100;

export function waitForUserId(userId: () => string | null): Promise<string | null> {
  const startedAt = readTime();
  return new Promise((resolve) => {
    const poll = () => {
      const id = userId();
      if (id !== null || readTime() - startedAt >= maxWaitMs) resolve(id);
      else setTimeout(poll, pollIntervalMs);
    };
    poll();
  });
}
