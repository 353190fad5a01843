import type { ApiClient, ApiClientConfig } from "@kaitori/api-client";
import type { Brand } from "@kaitori/brand";
import { additionNames } from "@kaitori/domain";
import { createContext } from "react-router";
import { type Analytics, analyticsOnDemand, silent } from "./analytics/on-demand.ts";
import { wordsOfCodes } from "./errors/words-of-codes.ts";
import { type ArrivalNotice, createNotice } from "./notice.ts";
import { createEntryReadiness, type EntryReadiness } from "./readiness/entry-readiness.ts";
import { type ApiOnDemand, apiOnDemand } from "./server/api-on-demand.ts";
import { createCapabilities, type ServerCapabilities } from "./server/capabilities.ts";
import type { ApiWithFallbacks } from "./server/with-fallbacks.ts";
import { forgetWithUser } from "./session/forget-with-user.ts";
import { isKnownVisitor } from "./session/known-visitor.ts";
import { createReauth, type Reauth } from "./session/reauth.ts";
import { createSession, type Session } from "./session/session.ts";
import { createSystemSettings, type SystemSettings } from "./settings/system-settings.ts";
import { createToasts, type Toasts } from "./toasts/toasts.ts";
import { createNewerBuild, type NewerBuild } from "./updates/newer-build-store.ts";
import { createReloader, type Reloader } from "./updates/reloader.ts";
import { followServerVersion } from "./updates/server-version.ts";
import { calculatedAmount } from "./visitor/calculated-amount.ts";
import { preEntryAnswers } from "./visitor/pre-entry-answers.ts";

/** What a running page needs of its brand; the tokens are in its style sheet already. */
export type ShellBrand = Pick<Brand, "name" | "copy" | "settings" | "assets" | "assetBase" | "sections">;

/** Everything that lives as long as the page: made once, handed to guards, loaders and components. */
export interface Site {
  readonly brand: ShellBrand;
  readonly api: ApiClient;
  /** Fetches what the calls of the page need, before anybody makes one. */
  readonly prepareCalls: ApiOnDemand["prepare"];
  readonly server: ServerCapabilities;
  readonly session: Session;
  readonly settings: SystemSettings;
  readonly readiness: EntryReadiness;
  readonly notice: ArrivalNotice;
  readonly toasts: Toasts;
  readonly reauth: Reauth;
  /** What is to be forgotten with the person it was gathered for. */
  readonly gathered: Set<{ forget(): void }>;
  readonly reloader: Reloader;
  readonly newerBuild: NewerBuild;
  readonly analytics: Analytics;
}

/** Pages are rendered at build time too, where there is no document. */
const isPrerendering = !("document" in globalThis);

/** `connection` is for stories, which answer for the server. */
export function createSite(brand: ShellBrand, connection: ApiClientConfig = {}): Site {
  const { apiHost, loginOrigins } = brand.settings;
  const reloader = createReloader();
  const toasts = createToasts();
  const server = createCapabilities(brand.settings, additionNames);
  const api = apiOnDemand(({ createApiClient, withFallbacks }) => {
    const plain = createApiClient({
      ...(apiHost && { host: apiHost }),
      allowedOrigins: loginOrigins,
      onVersion: followServerVersion(reloader),
      knowsIdempotencyKey: server.has("idempotency_key"),
      wordsOfCodes: () => wordsOfCodes(brand.copy),
      ...connection,
    });
    const whole: ApiWithFallbacks = withFallbacks(plain, server, async () => {
      const { createFallbacks } = await import("./server/fallbacks.ts");
      return createFallbacks({ plain, api: () => whole, brand, server, toasts, page: globalThis });
    });
    return whole;
  });
  // The cookie is of this host, and so says nothing of an API elsewhere.
  const session = createSession(api, apiHost ? undefined : isKnownVisitor);
  const reauth = createReauth(session);
  const readiness = createEntryReadiness(api);
  const gathered: Site["gathered"] = new Set([readiness, api, calculatedAmount, preEntryAnswers]);
  forgetWithUser(session, gathered);
  return {
    brand,
    api,
    prepareCalls: api.prepare,
    server,
    session,
    reauth,
    readiness,
    gathered,
    reloader,
    settings: createSystemSettings(api),
    notice: createNotice(),
    toasts,
    newerBuild: createNewerBuild(),
    analytics: isPrerendering
      ? silent
      : analyticsOnDemand({ settings: brand.settings, session: session.store }),
  };
}

/** How guards and loaders reach the site; components use `useSite`. */
export const siteContext = createContext<Site>();
