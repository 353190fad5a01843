import { reportCopy } from "@kaitori/brand/copy/report";
import { yenOf, yenWithSeparators } from "@kaitori/domain";
import { Button, Heading, VisuallyHidden } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { lazy, Suspense, useState } from "react";
import { useFocusOnChange } from "#foundation/forms/use-focus-on-change.ts";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ReportFormProps } from "./ReportForm.tsx";
import { claimElementId } from "./use-reported-focus.ts";

const ReportForm = lazy(async () => ({ default: (await loadChunk(import("./ReportForm.tsx"))).ReportForm }));

export interface ReportClaimProps extends Omit<ReportFormProps, "takesFocus" | "onClose" | "onSent"> {
  readonly isOpenAtFirst: boolean;
  /** True if the address links to this form. */
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
  const setOpenByClick = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setClickCount((times) => times + 1);
  };
  const openButton = (
    <div>
      <Button ref={button} tone="secondary" busy={isOpen} onClick={() => setOpenByClick(true)}>
        {isSettled ? words.openSettled : words.open}
        <VisuallyHidden>：{title}</VisuallyHidden>
      </Button>
    </div>
  );
  if (!isOpen) return openButton;
  return (
    <Suspense fallback={openButton}>
      <ReportForm
        {...form}
        isSettled={isSettled}
        takesFocus={isLinked || !isOpenAtFirst}
        onSent={() => setOpen(false)}
        onClose={isOpenAtFirst ? undefined : () => setOpenByClick(false)}
      />
    </Suspense>
  );
}

export const ClaimHeading = ({ claim, title }: { claim: Pick<Claim, "id">; title: string }) => (
  <Heading level={3} id={claimElementId(claim.id)} tabIndex={-1}>
    {title}
  </Heading>
);

type TitledClaim = Pick<Claim, "id" | "obliger_company_name" | "amount">;

/** Names a claim by its payer, and by its amount if two claims share a payer. */
export function useClaimTitle(allClaims: readonly TitledClaim[]) {
  const words = useCopy(reportCopy);
  return ({ id, obliger_company_name: obliger, amount }: TitledClaim): string =>
    allClaims.some((otherClaim) => otherClaim.id !== id && otherClaim.obliger_company_name === obliger)
      ? words.ofClaimAmong({ obliger, amount: yenWithSeparators(yenOf(amount)) })
      : words.ofClaim({ obliger });
}
