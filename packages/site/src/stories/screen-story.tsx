import type { BrandSections } from "@kaitori/brand";
import { isIndividual } from "@kaitori/domain";
import type { CurrentUser } from "@kaitori/wire";
import type { StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { createMemoryRouter, parsePath, RouterContextProvider, RouterProvider } from "react-router";
import { clock } from "#foundation/clock/clock.ts";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { type Site, siteContext } from "#foundation/site/site.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { createSite } from "#start/create-site.ts";
import { buildRoutes } from "#start/routes/build-routes.tsx";
import { storyNow } from "./days.ts";
import { storyConnection } from "./story-connection.ts";
import type { StoryAnswer } from "./story-server.ts";

// The clock of a story starts at `storyNow` and runs on, because a story may wait.
const loadedAt = performance.now();
clock.now = () => new Date(storyNow.getTime() + performance.now() - loadedAt);

export interface ScreenStoryOptions {
  /** The address as typed: `/profile/password/reset/reset/?uid=1&token=x`. */
  readonly at: string;
  /** The history state from the previous page. */
  readonly state?: unknown;
  /** The user; a visitor if absent. */
  readonly user?: CurrentUser;
  /** The server's answers to the screen's calls. */
  readonly server?: readonly StoryAnswer[];
  /** Settings that differ from the brand's in this story. */
  readonly settings?: Partial<ShellBrand["settings"]>;
  /** The brand's page composition in this story. */
  readonly sections?: BrandSections;
  /** Events before the screen opens, such as a notice or a newer build. */
  readonly prepare?: (site: Site) => void;
  readonly play?: NonNullable<StoryObj["play"]> | undefined;
  /** The user's actions after the heading of the page is shown. */
  readonly act?: ((page: StoryPage, canvas: HTMLElement) => Promise<void>) | undefined;
}

export type StoryPage = Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"];

/** Content that depends on the brand of the story. */
type OptionsOfBrand = (brand: ShellBrand) => Omit<ScreenStoryOptions, "play" | "act">;

/** The real site at an address, in the brand of the toolbar: guards, loader, layout and screen. */
export function screenStory(options: ScreenStoryOptions | OptionsOfBrand): StoryObj {
  const play = "at" in options ? playOf(options) : undefined;
  return {
    parameters: { bare: true },
    // Clears text that an earlier story has stored.
    beforeEach: () => sessionStorage.clear(),
    render: (_args, { loaded: { brand } }) => <SiteAt brand={brand} options={options} />,
    ...(play && { play }),
  };
}

function playOf({ play, act }: ScreenStoryOptions): ScreenStoryOptions["play"] {
  if (!act) return play;
  return async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1 });
    await act(canvas, canvasElement);
  };
}

interface SiteAtProps {
  readonly brand: ShellBrand;
  readonly options: ScreenStoryOptions | OptionsOfBrand;
}

function SiteAt({ brand, options }: SiteAtProps) {
  const { site, router } = useMemo(() => {
    const { at, state, user, server, settings, sections, prepare } =
      typeof options === "function" ? options(brand) : options;
    // A story about an individual works in every brand, also in one for companies only.
    const settingsOfUser = user && isIndividual(user) ? { individuals: true } : {};
    const brandOfStory = {
      ...brand,
      settings: { ...brand.settings, ...settingsOfUser, ...settings },
      ...(sections && { sections }),
    };
    const site = createSite(
      brandOfStory,
      storyConnection({ user, server, level: brandOfStory.settings.server?.level }),
    );
    // Stories on one page share a broadcast channel but must not react to each other.
    Object.assign(site.session, { onOtherTab: () => () => undefined });
    prepare?.(site);
    const router = createMemoryRouter(buildRoutes(site), {
      initialEntries: [{ ...parsePath(at), state }],
      getContext: () => new RouterContextProvider(new Map([[siteContext, site]])),
    });
    return { site, router };
  }, [brand, options]);
  return (
    <SiteProvider site={site}>
      <RouterProvider router={router} useTransitions />
    </SiteProvider>
  );
}
