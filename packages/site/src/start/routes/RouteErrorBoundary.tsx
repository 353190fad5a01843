import { errorsCopy } from "@kaitori/brand/copy/errors";
import { Heading, Text } from "@kaitori/ui";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { PageFrame } from "#layouts/PageFrame.tsx";
import { PageLoading } from "#layouts/PageLoading.tsx";
import { SiteUiProvider } from "#layouts/SiteUiProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { replayClicks } from "../early-clicks.ts";
import { loadFullStyles, waitForFullStyles } from "./full-styles.ts";

let RootError: ComponentType | undefined;

/** Preloads the error page, which is needed most when nothing can be loaded. */
export async function preloadErrorPage(): Promise<void> {
  RootError ??= (await loadChunk(import("#screens/error/RootError.tsx"))).RootError;
}

const LazyRootError = lazy(async () => {
  // The document has only the styles of the requested page so far.
  loadFullStyles();
  await Promise.all([preloadErrorPage().catch(() => undefined), waitForFullStyles()]);
  return { default: RootError ?? NoConnectionPage };
});

export function RouteErrorBoundary() {
  // A page that starts with an error has no Root, which otherwise replays the clicks.
  useEffect(replayClicks, []);
  if (RootError) return <RootError />;
  return (
    <Suspense fallback={<PageLoading />}>
      <LazyRootError />
    </Suspense>
  );
}

/** Shown if the error page itself cannot be loaded. */
function NoConnectionPage() {
  const { networkTitle, networkNote } = useCopy(errorsCopy);
  return (
    <SiteUiProvider>
      <PageFrame width="narrow">
        <Heading level={1}>{networkTitle}</Heading>
        <Text>{networkNote}</Text>
      </PageFrame>
    </SiteUiProvider>
  );
}
