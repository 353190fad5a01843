import type { ApiError } from "@kaitori/api-client";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { Banner, Stack } from "@kaitori/ui";
import { useEffect, useRef } from "react";
import { CallLink } from "#foundation/errors/CallLink.tsx";
import { useFailureText } from "#foundation/errors/failure-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { place } from "./SubmitFailed.css.ts";

export interface SubmitFailedProps {
  /** The fields are shown, where the server has found something. */
  readonly isInFields: boolean;
  /** Any other failure. */
  readonly failure: ApiError | null;
}

/** 申込みに失敗しました (R8.9). The button that was pressed is far below, so that the page comes up to it. */
export function SubmitFailed({ isInFields, failure }: SubmitFailedProps) {
  const fixed = useCopy(specificationCopy);
  const textOf = useFailureText();
  const banner = useRef<HTMLDivElement>(null);
  // Among the fields the summary takes the focus.
  useEffect(() => {
    if (!isInFields) banner.current?.focus();
  }, [isInFields]);
  return (
    <Stack gap="s">
      <div ref={banner} tabIndex={-1} className={place}>
        <Banner tone="critical" title={fixed.submitFailed} role="alert">
          {isInFields ? fixed.detailErrors : failure && textOf(failure)}
        </Banner>
      </div>
      <CallLink />
    </Stack>
  );
}
