import { Loading, Skeleton, Stack } from "@kaitori/ui";
import { PageFrame } from "./PageFrame.tsx";
import { UiSurroundings } from "./UiSurroundings.tsx";

/** The start of a page that waits for who is here: the brand's head and the shape of what comes. */
export function PageLoading() {
  return (
    <UiSurroundings>
      <PageFrame width="wide" footer={false} isWaiting>
        <Loading>
          <Stack gap="l">
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="card" />
          </Stack>
        </Loading>
      </PageFrame>
    </UiSurroundings>
  );
}
