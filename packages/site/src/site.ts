import { type ApiClient, createApiClient } from "@kaitori/api-client";
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

export function createSite(brand: ShellBrand): Site {
  const api = createApiClient(brand.settings.apiHost ? { host: brand.settings.apiHost } : {});
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
