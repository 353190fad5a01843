import { Loading, Skeleton, Stack } from "@kaitori/ui";
import { PageFrame } from "./PageFrame.tsx";
import { SiteUiProvider } from "./SiteUiProvider.tsx";

/** The page while the session is being loaded: the brand's header and a skeleton. */
export function PageLoading() {
  return (
    <SiteUiProvider>
      <PageFrame width="wide" footer={false} isWaiting>
        <Loading>
          <Stack gap="l">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="card" />
          </Stack>
        </Loading>
      </PageFrame>
    </SiteUiProvider>
  );
}
