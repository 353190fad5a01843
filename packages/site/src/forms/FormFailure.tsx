import type { ApiError } from "@kaitori/api-client";
import { Banner } from "@kaitori/ui";
import { FailureOverlay } from "../errors/FailureOverlay.tsx";
import { useFailureText } from "../errors/failure-text.ts";
import { kindOfFailure } from "../errors/kind-of-failure.ts";

/** What went wrong beyond the fields: on the spot when trying again may help, else as the error page, over the form. */
export function FormFailure({ error }: { error: ApiError }) {
  const textOf = useFailureText();
  if (kindOfFailure(error) === "overlay") return <FailureOverlay error={error} />;
  return (
    <Banner tone="critical" role="alert">
      {textOf(error)}
    </Banner>
  );
}
