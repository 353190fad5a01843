import { specificationCopy } from "@kaitori/brand/copy/specification";
import { Banner } from "@kaitori/ui";
import { useEffect, useRef } from "react";
import { useCopy } from "../../../use-copy.ts";

export interface SubmitFailedProps {
  /** The fields are shown, where the server has found something. */
  readonly isInFields: boolean;
}

/** 申込みに失敗しました (R8.9). The button that was pressed is far below, so that the page comes up to it. */
export function SubmitFailed({ isInFields }: SubmitFailedProps) {
  const fixed = useCopy(specificationCopy);
  const banner = useRef<HTMLDivElement>(null);
  // Among the fields the summary takes the focus.
  useEffect(() => {
    if (!isInFields) banner.current?.focus();
  }, [isInFields]);
  return (
    <div ref={banner} tabIndex={-1}>
      <Banner tone="critical" title={fixed.submitFailed} role="alert">
        {isInFields && fixed.detailErrors}
      </Banner>
    </div>
  );
}
