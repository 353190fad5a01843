import type { CurrentUser } from "@kaitori/wire";
import { createMemoryRouter, parsePath, RouterContextProvider } from "react-router";
import { type Site, siteContext } from "#foundation/site/site.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { createSite } from "#start/create-site.ts";
import { buildRoutes } from "#start/routes/build-routes.tsx";
import { type StoryConnectionOptions, storyConnection } from "./story-connection.ts";
import type { StoryAnswer } from "./story-server.ts";

export interface SiteOptions {
  /** The address as typed: `/profile/password/reset/reset/?uid=1&token=x`. */
  readonly at: string;
  readonly state?: unknown;
  readonly user?: CurrentUser;
  readonly server?: readonly StoryAnswer[];
  readonly settings?: Partial<RuntimeBrand["settings"]>;
  /** Called before the screen opens, for example to announce a notice. */
  readonly prepare?: (site: Site) => void;
}

export function openSite(
  brandAsBuilt: RuntimeBrand,
  { at, state, user, server, settings, prepare }: SiteOptions,
  onRequest?: StoryConnectionOptions["onRequest"],
) {
  const brand = { ...brandAsBuilt, settings: { ...brandAsBuilt.settings, ...settings } };
  const serverLevel = brand.settings.server?.level;
  const site = createSite(brand, storyConnection({ user, server, serverLevel, onRequest }));
  prepare?.(site);
  const router = createMemoryRouter(buildRoutes(site), {
    initialEntries: [{ ...parsePath(at), state }],
    getContext: () => new RouterContextProvider(new Map([[siteContext, site]])),
  });
  return { site, router };
}
