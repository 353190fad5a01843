import { reportCopy } from "@kaitori/brand/copy/report";
import { Button, VisuallyHidden } from "@kaitori/ui";
import { lazy, Suspense, useState } from "react";
import { useFocusOnChange } from "#foundation/forms/use-focus-on-change.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ReportFormProps } from "./ReportForm.tsx";

const ReportForm = lazy(async () => ({ default: (await loadChunk(import("./ReportForm.tsx"))).ReportForm }));

export interface ReportClaimProps extends Omit<ReportFormProps, "takesFocus" | "onClose" | "onSent"> {
  readonly isOpenAtFirst: boolean;
  /** The user came here by a link to this form. */
  readonly isLinked?: boolean;
  /** Distinguishes the claims of one page. */
  readonly title: string;
}

export function ReportClaim({
  isOpenAtFirst,
  isLinked = false,
  title,
  isSettled = false,
  ...form
}: ReportClaimProps) {
  const words = useCopy(reportCopy);
  const [isOpen, setOpen] = useState(isOpenAtFirst || isLinked);
  const [clickCount, setClickCount] = useState(0);
  // A count, because a sent report also closes the form, but then the heading takes the focus.
  const button = useFocusOnChange<HTMLButtonElement>(clickCount);
  const press = (next: boolean) => {
    setOpen(next);
    setClickCount((times) => times + 1);
  };
  const opener = (
    <Button ref={button} tone="secondary" busy={isOpen} onClick={() => press(true)}>
      {isSettled ? words.openSettled : words.open}
      <VisuallyHidden>：{title}</VisuallyHidden>
    </Button>
  );
  if (!isOpen) return opener;
  return (
    <Suspense fallback={opener}>
      <ReportForm
        {...form}
        isSettled={isSettled}
        takesFocus={isLinked || !isOpenAtFirst}
        onSent={() => setOpen(false)}
        onClose={isOpenAtFirst ? undefined : () => press(false)}
      />
    </Suspense>
  );
}
