import type { ApiClient } from "@kaitori/api-client";
import { createContext } from "react-router";
import type { StoreApi } from "zustand";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import type { Analytics } from "../analytics/on-demand.ts";
import type { PageNotice } from "../notices/notice.ts";
import type { PageToFetch } from "../preload/preloader.ts";
import type { ServerLevel } from "../server/server-level.ts";
import type { EntryReadiness } from "../server-answers/entry-readiness.ts";
import type { SystemSettings } from "../server-answers/system-settings.ts";
import type { Reauth } from "../session/reauth.ts";
import type { Session } from "../session/session.ts";
import type { Toasts } from "../toasts/toasts.ts";
import type { Reloader } from "../updates/reloader.ts";

/** Everything that lives as long as the page: created once, passed to guards, loaders and components. */
export interface Site {
  readonly brand: RuntimeBrand;
  readonly pages: readonly PageToFetch[];
  readonly api: ApiClient;
  /** Loads the code of the API calls. */
  readonly preloadCalls: () => void;
  readonly server: ServerLevel;
  readonly session: Session;
  readonly systemSettings: SystemSettings;
  readonly readiness: EntryReadiness;
  readonly notice: PageNotice;
  readonly toasts: Toasts;
  readonly reauth: Reauth;
  /** Data of the logged-in user, cleared when another user logs in. */
  readonly userData: Set<{ forget(): void }>;
  readonly reloader: Reloader;
  /** True if a newer build exists; the page then offers a reload. */
  readonly newerBuild: StoreApi<boolean>;
  readonly analytics: Analytics;
}

/** The site for guards and loaders; components use `useSite`. */
export const siteContext = createContext<Site>();

export function onePerSite<Value>(make: (site: Site) => Value): (site: Site) => Value {
  const values = new WeakMap<Site, Value>();
  return (site) => {
    const value = values.get(site) ?? make(site);
    values.set(site, value);
    return value;
  };
}
