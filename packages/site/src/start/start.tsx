import type { AssetName } from "@kaitori/brand";
import { StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, type Path, RouterContextProvider } from "react-router";
import { RouterProvider } from "react-router/dom";
import { SiteProvider } from "#foundation/site/SiteProvider.tsx";
import { siteContext } from "#foundation/site/site.ts";
import { guardChunks } from "#foundation/updates/chunk-guard.ts";
import { watchStyles } from "#foundation/updates/failed-styles.ts";
import type { RuntimeBrand } from "#parts/brand/runtime-brand.ts";
import { createSite } from "./create-site.ts";
import { fragmentContext } from "./middleware/destination.ts";
import { buildRoutes } from "./routes/build-routes.tsx";
import { preloadMatch } from "./routes/preload-match.ts";

type DataRouter = ReturnType<typeof createBrowserRouter>;

export async function startSite(brand: RuntimeBrand): Promise<void> {
  const root = document.getElementById("site");
  if (!root) throw new Error('The page has no element with the id "site"');

  const site = createSite(withInlinedPictures(brand, root));
  const routes = buildRoutes(site);
  let router: DataRouter | undefined;
  watchStyles();
  guardChunks({
    loadingAddress: () => {
      const location = pendingLocation(router);
      return location && createPath(location);
    },
    load: (address) => void site.reloader.load(address),
  });
  const isPrerendered = root.dataset.prerendered === location.pathname;
  const hydrationData = isPrerendered ? await preloadMatch(routes, location.pathname) : undefined;
  setHistoryKey();
  router = createBrowserRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(siteContext, site);
      context.set(fragmentContext, () => pendingLocation(router)?.hash ?? "");
      return context;
    },
    ...(hydrationData && { hydrationData }),
  });
  const page = (
    <StrictMode>
      <SiteProvider site={site}>
        <RouterProvider router={router} useTransitions />
        {hydrationData && <LoadAfterHydration router={router} />}
      </SiteProvider>
    </StrictMode>
  );

  await nextTask();
  // In a transition, so that hydration yields to input: React first hydrates an element that the user clicks.
  if (hydrationData) startTransition(() => void hydrateRoot(root, page));
  // The first render replaces the markup of shell.html; removing it earlier would cause a flash.
  else createRoot(root).render(page);
}

/** Lets the browser handle pending input before hydration. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/**
 * Runs guards and loaders of a prerendered page, which is already visible, as a revalidation: after a navigation the
 * router would scroll to the top, although the user may have scrolled or be clicking a link.
 */
function LoadAfterHydration({ router }: { router: DataRouter }) {
  useEffect(() => void router.revalidate(), [router]);
  return null;
}

/** The location of the running navigation; while the first page loads, that of the document. */
function pendingLocation(router: DataRouter | undefined): Path | undefined {
  if (router?.state.navigation.location) return router.state.navigation.location;
  return router?.state.initialized && router.state.revalidation === "idle" ? undefined : location;
}

/**
 * The router stores scroll positions by the key of the history entry (R2.13). A page that was opened by its address
 * has no key and would share the default one with all such pages of this tab, so it gets its own.
 */
function setHistoryKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, "");
}

/** A prerendered page may contain pictures as data: URLs, which later pages reuse without a request. */
function withInlinedPictures(brand: RuntimeBrand, page: Element): RuntimeBrand {
  const assets = { ...brand.assets };
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-picture][src^="data:"]')) {
    const name = image.dataset.picture as AssetName;
    assets[name] = { ...assets[name], url: image.getAttribute("src") ?? "" };
  }
  return { ...brand, assets };
}
