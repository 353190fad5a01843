import { type ApiClient, type ApiClientConfig, createApiClient } from "@kaitori/api-client";
import type { Brand } from "@kaitori/brand";
import { additionNames } from "@kaitori/domain";
import { createContext } from "react-router";
import { type Analytics, silent, startAnalytics } from "./analytics/analytics.ts";
import { type ArrivalNotice, createNotice } from "./notice.ts";
import { createPreloader, type Preloader } from "./preload/preloader.ts";
import { createEntryReadiness, type EntryReadiness } from "./readiness/entry-readiness.ts";
import { createCapabilities, type ServerCapabilities } from "./server/capabilities.ts";
import { type ApiWithFallbacks, withFallbacks } from "./server/with-fallbacks.ts";
import { forgetWithUser } from "./session/forget-with-user.ts";
import { createReauth, type Reauth } from "./session/reauth.ts";
import { createSession, type Session } from "./session/session.ts";
import { createSystemSettings, type SystemSettings } from "./settings/system-settings.ts";
import { createToasts, type Toasts } from "./toasts/toasts.ts";
import { createNewerBuild, type NewerBuild } from "./updates/newer-build.ts";
import { createReloader, type Reloader } from "./updates/reloader.ts";
import { followServerVersion } from "./updates/server-version.ts";
import { createUploads, type Uploads } from "./uploads/uploads.ts";

/** What a running page needs of its brand; the tokens are in its style sheet already. */
export type ShellBrand = Pick<Brand, "name" | "copy" | "settings" | "assets" | "assetBase">;

/** Everything that lives as long as the page: made once, handed to guards, loaders and components. */
export interface Site {
  readonly brand: ShellBrand;
  readonly api: ApiClient;
  readonly server: ServerCapabilities;
  readonly session: Session;
  readonly settings: SystemSettings;
  readonly readiness: EntryReadiness;
  readonly uploads: Uploads;
  readonly notice: ArrivalNotice;
  readonly toasts: Toasts;
  readonly reauth: Reauth;
  readonly reloader: Reloader;
  readonly newerBuild: NewerBuild;
  readonly preloader: Preloader;
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
  const plain = createApiClient({
    ...(apiHost && { host: apiHost }),
    allowedOrigins: loginOrigins,
    onVersion: followServerVersion(reloader),
    knowsIdempotencyKey: server.has("idempotency_key"),
    ...connection,
  });
  const api: ApiWithFallbacks = withFallbacks(plain, server, async () => {
    const { createFallbacks } = await import("./server/fallbacks.ts");
    return createFallbacks({ plain, api: () => api, brand, server, toasts, page: globalThis });
  });
  const session = createSession(api);
  const reauth = createReauth(session);
  const readiness = createEntryReadiness(api);
  const uploads = createUploads({ api, limits: brand.settings.limits, withLogin: reauth.withLogin });
  forgetWithUser(session, [readiness, uploads, api]);
  return {
    brand,
    api,
    server,
    session,
    reauth,
    readiness,
    uploads,
    reloader,
    settings: createSystemSettings(api),
    notice: createNotice(),
    toasts,
    newerBuild: createNewerBuild(),
    preloader: createPreloader(brand),
    analytics: isPrerendering ? silent : startAnalytics({ settings: brand.settings, session: session.store }),
  };
}

/** How guards and loaders reach the site; components use `useSite`. */
export const siteContext = createContext<Site>();
