import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, type Path, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { siteContext } from "#foundation/site/site.ts";
import { guardChunks } from "#foundation/updates/chunk-guard.ts";
import { watchStyles } from "#foundation/updates/lost-styles.ts";
import { withCarriedPictures } from "#parts/brand/carried-pictures.ts";
import type { ShellBrand } from "#parts/brand/shell-brand.ts";
import { createSite } from "./create-site.ts";
import { fragmentContext } from "./middleware/destination.ts";
import { buildRoutes } from "./routes/build-routes.tsx";
import { preloadMatch } from "./routes/preload-match.ts";

/** Starts the site of a brand in the page: over the prerendered markup where there is some, else afresh. */
export async function startSite(brand: ShellBrand): Promise<void> {
  const root = document.getElementById("site");
  if (!root) throw new Error('The page has no element with the id "site"');

  const site = createSite(withCarriedPictures(brand, root));
  const routes = buildRoutes(site);
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  watchStyles();
  guardChunks({
    awaited: () => {
      const awaited = locationAwaited(router);
      return awaited && createPath(awaited);
    },
    load: (address) => void site.reloader.load(address),
  });
  const isPrerendered = root.dataset.prerendered === location.pathname;
  const hydrationData = isPrerendered ? await preloadMatch(routes, location.pathname) : undefined;
  giveHistoryKey();
  router = createBrowserRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(siteContext, site);
      context.set(fragmentContext, () => locationAwaited(router)?.hash ?? "");
      return context;
    },
    ...(hydrationData && { hydrationData }),
  });
  const page = (
    <StrictMode>
      <SiteProvider site={site}>
        <RouterProvider router={router} useTransitions />
      </SiteProvider>
    </StrictMode>
  );

  await nextTask();
  // In a transition, so that it does not block the page: React finishes at once what somebody presses meanwhile.
  if (hydrationData) startTransition(() => void hydrateRoot(root, page));
  // The start of the page stands until the first render takes its place: emptied before, it would flash.
  else createRoot(root).render(page);
}

/** Presses and keys before hydration are performed first, as far as the markup handles them. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** The page that is being opened, if any: at first it is the one of the address. */
function locationAwaited(router: ReturnType<typeof createBrowserRouter> | undefined): Path | undefined {
  return router?.state.initialized ? router.state.navigation.location : location;
}

/**
 * The router keeps for each entry of the history where one was on the page (R2.13), by the key that it gives them. A page
 * opened by its address has none and would share one with every other such page in this tab: it gets its own.
 */
function giveHistoryKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, "");
}
