import { layoutCopy } from "@kaitori/brand/copy/layout";
import { Banner, Button, Inline } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";

/** Offers a reload if a newer build exists; never forces it (R7.7). */
export default function UpdateOffer() {
  const { newerBuild, reloader } = useSite();
  const words = useCopy(layoutCopy);
  return (
    <Banner
      title={words.newBuildTitle}
      role="status"
      action={
        <Inline>
          {/* Secondary, so that the primary button of the page stays the most visible. */}
          <Button tone="secondary" onClick={() => void reloader.reload()}>
            {words.newBuildReload}
          </Button>
          <Button tone="subtle" onClick={() => newerBuild.setState(false, true)}>
            {words.newBuildLater}
          </Button>
        </Inline>
      }
    >
      {words.newBuildText}
    </Banner>
  );
}
