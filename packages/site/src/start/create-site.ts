import type { ApiClientConfig } from "@kaitori/api-client";
import { withFurtherPapers } from "@kaitori/brand";
import { createStore } from "zustand/vanilla";
import { calculatedAmount } from "#application/visitor/calculated-amount.ts";
import { preEntryAnswers } from "#application/visitor/pre-entry-answers.ts";
import { analyticsOnDemand, noAnalytics } from "#foundation/analytics/on-demand.ts";
import { wordsOfCodes } from "#foundation/errors/words-of-codes.ts";
import { createNotice } from "#foundation/notices/notice.ts";
import { apiOnDemand, loadApiModules } from "#foundation/server/api-on-demand.ts";
import { createServerLevel } from "#foundation/server/server-level.ts";
import type { ApiWithFallbacks } from "#foundation/server/with-fallbacks.ts";
import { createEntryReadiness } from "#foundation/server-answers/entry-readiness.ts";
import { createSystemSettings } from "#foundation/server-answers/system-settings.ts";
import { createReauth } from "#foundation/session/reauth.ts";
import { createSession, deleteDataWithUser } from "#foundation/session/session.ts";
import type { Site } from "#foundation/site/site.ts";
import { createToasts } from "#foundation/toasts/toasts.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { createReloader, reloadOnNewVersion } from "#foundation/updates/reloader.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { pagesToFetch } from "./routes/rows-of-brand.ts";

/** At build time pages are prerendered, without a document. */
const isPrerendering = !("document" in globalThis);

/** A server may set this cookie while nobody is logged in. Without it the page requests the user. */
const isKnownVisitor = (): boolean =>
  /(?:^|;\s*)kaitori_visitor=1(?:;|$)/.test(globalThis.document?.cookie ?? "");

/** Stories pass a `connection`. */
export function createSite(brandAsBuilt: RuntimeBrand, connection: ApiClientConfig = {}): Site {
  const brand = { ...brandAsBuilt, copy: withFurtherPapers(brandAsBuilt) };
  const { apiHost, loginOrigins } = brand.settings;
  const reloader = createReloader();
  const toasts = createToasts();
  const server = createServerLevel(brand.settings.server?.level, async () =>
    api.call((await loadApiModules()).getSuppressEntries),
  );
  const api = apiOnDemand(({ createApiClient, withFallbacks }) => {
    const client = createApiClient({
      ...(apiHost && { host: apiHost }),
      allowedOrigins: loginOrigins,
      onVersion: reloadOnNewVersion(reloader),
      onUserVersion: reloadOnNewVersion(reloader),
      onServerLevel: server.record,
      get knowsIdempotencyKey() {
        return server.hasAddedCalls();
      },
      pageUserId: () => (server.hasAddedCalls() ? session.user()?.id : undefined),
      wordsOfCodes: () => wordsOfCodes(brand.copy),
      ...connection,
    });
    const apiWithFallbacks: ApiWithFallbacks = withFallbacks(client, server, async () => {
      const { createFallbacks } = await import("#application/fallbacks/fallbacks.ts");
      return createFallbacks({ client, brand, toasts, page: globalThis });
    });
    return apiWithFallbacks;
  });
  // The cookie belongs to this host, so it does not apply to an API on another host.
  const session = createSession(api, {
    isVisitor: apiHost ? undefined : isKnownVisitor,
    isServed: ({ isIndividual }) => brand.settings.individuals || !isIndividual,
  });
  const reauth = createReauth(session);
  const systemSettings = createSystemSettings(api);
  const readiness = createEntryReadiness(async () => {
    const { loadReadinessFacts, computeReadiness } = await loadChunk(
      import("#application/readiness/load-readiness.ts"),
    );
    return {
      loadFacts: (known) => loadReadinessFacts({ api, server, systemSettings }, known),
      compute: computeReadiness,
    };
  });
  const userData: Site["userData"] = new Set([readiness, api, calculatedAmount, preEntryAnswers]);
  deleteDataWithUser(session, userData);
  return {
    brand,
    pages: pagesToFetch(brand),
    api,
    preloadCalls: api.preload,
    server,
    session,
    reauth,
    readiness,
    userData,
    reloader,
    systemSettings,
    notice: createNotice(),
    toasts,
    newerBuild: createStore(() => false),
    analytics: isPrerendering
      ? noAnalytics
      : analyticsOnDemand({ settings: brand.settings, session: session.store }),
  };
}
