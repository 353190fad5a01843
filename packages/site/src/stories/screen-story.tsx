import { type CurrentUser, me } from "@kaitori/wire";
import type { StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { buildRoutes } from "../routes/build-routes.tsx";
import { SiteProvider } from "../SiteProvider.tsx";
import { createSite, type ShellBrand, siteContext } from "../site.ts";
import { answers, refuses, type StoryAnswer, storyFetch } from "./story-server.ts";

export interface ScreenStoryOptions {
  /** The address as typed: `/profile/password/reset/reset/?uid=1&token=x`. */
  readonly at: string;
  /** Who is logged in; without it, a visitor. */
  readonly user?: CurrentUser;
  /** What the server says to the calls of the screen. */
  readonly server?: readonly StoryAnswer[];
  readonly play?: NonNullable<StoryObj["play"]>;
}

/** The real site at an address, in the brand of the toolbar: guards, loader, layout and screen. */
export function screenStory({ at, user, server = [], play }: ScreenStoryOptions): StoryObj {
  return {
    parameters: { bare: true },
    // What one story typed is no other's.
    beforeEach: () => sessionStorage.clear(),
    render: (_args, { loaded: { brand } }) => (
      <SiteAt
        brand={brand}
        at={at}
        server={[...server, user ? answers(me, user) : refuses(me, 403, { detail: "" })]}
      />
    ),
    ...(play && { play }),
  };
}

interface SiteAtProps {
  readonly brand: ShellBrand;
  readonly at: string;
  readonly server: readonly StoryAnswer[];
}

function SiteAt({ brand, at, server }: SiteAtProps) {
  const { site, router } = useMemo(() => {
    const site = createSite(brand, { fetch: storyFetch(server), cookies: () => "" });
    const router = createMemoryRouter(buildRoutes(site), {
      initialEntries: [at],
      getContext: () => new RouterContextProvider(new Map([[siteContext, site]])),
    });
    return { site, router };
    // A story's address and answers are fixed.
  }, [brand, at, server]);
  return (
    <SiteProvider site={site}>
      <RouterProvider router={router} />
    </SiteProvider>
  );
}
