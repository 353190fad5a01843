import type { BrandSections } from "@kaitori/brand";
import { isIndividual } from "@kaitori/domain";
import type { StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { RouterProvider } from "react-router";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { openSite, type SiteOptions } from "./open-site.ts";
import "./story-clock.ts";
import { expect, userEvent, waitFor } from "storybook/test";

export interface ScreenStoryOptions extends SiteOptions {
  readonly sections?: BrandSections;
  readonly play?: NonNullable<StoryObj["play"]> | undefined;
  /** The user's actions after the heading of the page is shown. */
  readonly act?: ((page: StoryPage, canvas: HTMLElement) => Promise<void>) | undefined;
}

export type StoryPage = Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"];

/** Content that depends on the brand of the story. */
type OptionsOfBrand = (brand: RuntimeBrand) => Omit<ScreenStoryOptions, "play" | "act">;

/** The real site at an address, in the brand that Storybook's toolbar selects: guards, loader, layout and screen. */
export function screenStory(options: ScreenStoryOptions | OptionsOfBrand): StoryObj {
  const play = "at" in options ? playOf(options) : undefined;
  return {
    parameters: { withoutPadding: true },
    beforeEach: () => sessionStorage.clear(),
    render: (_args, { loaded: { brand } }) => <SiteAt brand={brand} options={options} />,
    ...(play && { play }),
  };
}

export const storiesAt =
  (page: Pick<ScreenStoryOptions, "at" | "user" | "settings">) =>
  (server: ScreenStoryOptions["server"] = [], play?: ScreenStoryOptions["play"]) =>
    screenStory({ ...page, server, play });

function playOf({ play, act }: ScreenStoryOptions): ScreenStoryOptions["play"] {
  if (!act) return play;
  return async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1 });
    await act(canvas, canvasElement);
  };
}

function SiteAt({ brand, options }: { brand: RuntimeBrand; options: ScreenStoryOptions | OptionsOfBrand }) {
  const { site, router } = useMemo(() => {
    const { sections, settings, ...rest } = typeof options === "function" ? options(brand) : options;
    // A story about an individual works in every brand, also in one for companies only.
    const settingsOfUser = rest.user && isIndividual(rest.user) ? { individuals: true } : {};
    const opened = openSite(
      { ...brand, ...(sections && { sections }) },
      { ...rest, settings: { ...settingsOfUser, ...settings } },
    );
    // Stories on one page share a broadcast channel but must not react to each other.
    Object.assign(opened.site.session, { onOtherTab: () => () => undefined });
    return opened;
  }, [brand, options]);
  return (
    <SiteProvider site={site}>
      <RouterProvider router={router} useTransitions />
    </SiteProvider>
  );
}

export async function pressSubmit(canvasElement: HTMLElement) {
  const button = canvasElement.querySelector("form button[type=submit]");
  if (!button) throw new Error("There is no form on this screen.");
  await userEvent.click(button);
}

/** Waits, because dialogs and toasts are animated. */
export const expectVisible = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Waits, because the focus moves after the render. */
export const expectFocus = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());
