import { type ApiError, NetworkError } from "@kaitori/api-client";
import { Banner } from "@kaitori/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFailureText } from "../errors/failure-text.ts";
import { type FailureKind, kindOfFailure } from "../errors/kind-of-failure.ts";
import { loadChunk } from "../updates/load-chunk.ts";
import { ScrollIntoView } from "./ScrollIntoView.tsx";

const FailureOverlay = lazy(() => loadChunk(import("../errors/FailureOverlay.tsx")));

/** `login`: the user has closed the login dialog, so the same request would fail again. */
const overlayKinds: ReadonlySet<FailureKind> = new Set(["overlay", "login"]);

export const isShownAsOverlay = (error: ApiError) => overlayKinds.has(kindOfFailure(error));

export function FormFailure({ error }: { error: ApiError }) {
  const textOf = useFailureText();
  const isConnectionBack = useIsConnectionBack(error);
  if (isConnectionBack) return null;
  if (isShownAsOverlay(error))
    return (
      <Suspense>
        <FailureOverlay error={error} />
      </Suspense>
    );
  return (
    <ScrollIntoView trigger={error}>
      <Banner tone="critical" role="alert">
        {textOf(error)}
      </Banner>
    </ScrollIntoView>
  );
}

function useIsConnectionBack(error: ApiError): boolean {
  const [clearedError, setClearedError] = useState<ApiError | null>(null);
  useEffect(() => {
    if (!(error instanceof NetworkError)) return;
    const forget = () => setClearedError(error);
    addEventListener("online", forget);
    return () => removeEventListener("online", forget);
  }, [error]);
  return clearedError === error;
}
