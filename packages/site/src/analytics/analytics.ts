import type { BrandSettings } from "@kaitori/brand/settings";
import type { SessionState } from "../session/session.ts";
import { type Analytics, silent } from "./on-demand.ts";
import { type AnalyticsEvent, type TagManager, tagManager } from "./tag-manager.ts";
import { waitForUserId } from "./wait-for-user-id.ts";

/** Spec §9: A/B activation fires after 800 ms. */
const activateAfter = 800;
const userEventSent = "user-event-sent";

export interface AnalyticsOptions {
  readonly settings: Pick<BrandSettings, "tagManagerId" | "abTestId">;
  readonly session: { getState(): SessionState; subscribe(hear: (state: SessionState) => void): () => void };
  readonly connect?: (containerId: string) => TagManager;
}

/** Nothing is loaded and nothing sent unless the brand's settings name an id. */
export function startAnalytics({ settings, session, connect = tagManager }: AnalyticsOptions): Analytics {
  if (!settings.tagManagerId) return silent;
  const { layer, load } = connect(settings.tagManagerId);
  const userId = () => {
    const state = session.getState();
    return state.kind === "user" ? state.user.hashed_user_id : null;
  };
  const push = (event: string, id: string | null, detail: Record<string, string> = {}) =>
    layer.push({ ...detail, event, user_id: id, timestamp: Date.now() } satisfies AnalyticsEvent);

  // Once per session, after the user is known (R4.19).
  const tellUser = ({ kind }: SessionState) => {
    if (kind !== "user" || sessionStorage.getItem(userEventSent)) return;
    sessionStorage.setItem(userEventSent, "yes");
    push("user", userId());
  };
  tellUser(session.getState());
  session.subscribe(tellUser);

  const configured = waitForUserId(userId).then((id) => void push("config", id));
  const { abTestId } = settings;
  if (abTestId) setTimeout(() => push("ab_activate", userId(), { experiment: abTestId }), activateAfter);

  return {
    pageShown(path) {
      // Not before: the tag manager reads the address, and the page has just taken out of it what is secret.
      load();
      void configured.then(() => push("page_view", userId(), { path }));
    },
  };
}
