import { Loading } from "@kaitori/ui";
import { PageFrame } from "./PageFrame.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import { SiteUiProvider } from "./SiteUiProvider.tsx";

/** The page while the session is being loaded: the brand's header and a skeleton. */
export function PageLoading() {
  return (
    <SiteUiProvider>
      <PageFrame width="wide" isAppPage footer={false} isLoading>
        <Loading>
          <PageSkeleton />
        </Loading>
      </PageFrame>
    </SiteUiProvider>
  );
}
