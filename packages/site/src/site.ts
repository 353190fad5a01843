import { type ApiClient, type ApiClientConfig, createApiClient } from "@kaitori/api-client";
import type { Brand } from "@kaitori/brand";
import { createContext } from "react-router";
import { createNotice, type NoticeStore } from "./notice.ts";
import { createSession, type Session } from "./session/session.ts";
import { createSystemSettings, type SystemSettings } from "./settings/system-settings.ts";

/** What a running page needs of its brand; the tokens are in its style sheet already. */
export type ShellBrand = Pick<Brand, "name" | "copy" | "settings" | "assets" | "assetBase">;

/** Everything that lives as long as the page: made once, handed to guards, loaders and components. */
export interface Site {
  readonly brand: ShellBrand;
  readonly api: ApiClient;
  readonly session: Session;
  readonly settings: SystemSettings;
  readonly notice: NoticeStore;
}

/** `connection` is for stories, which answer for the server. */
export function createSite(brand: ShellBrand, connection: ApiClientConfig = {}): Site {
  const { apiHost } = brand.settings;
  const api = createApiClient({ ...(apiHost && { host: apiHost }), ...connection });
  return {
    brand,
    api,
    session: createSession(api),
    settings: createSystemSettings(api),
    notice: createNotice(),
  };
}

/** How guards and loaders reach the site; components use `useSite`. */
export const siteContext = createContext<Site>();
