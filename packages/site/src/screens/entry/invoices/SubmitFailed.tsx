import type { ApiError } from "@kaitori/api-client";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { Banner, Stack } from "@kaitori/ui";
import { useEffect, useRef } from "react";
import { CallLink } from "#foundation/errors/CallLink.tsx";
import { useFailureText } from "#foundation/errors/failure-text.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { place } from "./SubmitFailed.css.ts";

export interface SubmitFailedProps {
  /** The server has refused fields, which are shown below. */
  readonly isInFields: boolean;
  /** Any other failure. */
  readonly failure: ApiError | null;
}

/** 申込みに失敗しました (R8.9). Takes the focus, because the pressed button is far below. */
export function SubmitFailed({ isInFields, failure }: SubmitFailedProps) {
  const fixed = useCopy(specificationCopy);
  const textOf = useFailureText();
  const banner = useRef<HTMLDivElement>(null);
  // With refused fields the error summary takes the focus.
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
