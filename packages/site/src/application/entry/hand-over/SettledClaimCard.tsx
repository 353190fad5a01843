import { reportCopy } from "@kaitori/brand/copy/report";
import { Card, Stack, Text } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { ReceiptTerms } from "./hand-over-dues.ts";
import { ClaimHeading, ReportClaim, type ReportClaimProps } from "./ReportClaim.tsx";

export interface SettledClaimProps {
  readonly claim: Claim;
  /** The amount that the payer has not sent, in yen. */
  readonly awaited: number;
  readonly receiptTerms: ReceiptTerms | undefined;
  readonly cause: "uncollectable" | "payerInsolvent";
  readonly title: string;
  readonly onReported: ReportClaimProps["onReported"];
}

/** A claim that ended without full payment; late receipts are reported here (B12). */
export function SettledClaim({ claim, awaited, receiptTerms, cause, title, onReported }: SettledClaimProps) {
  const words = useCopy(reportCopy);
  const text = cause === "uncollectable" ? words.settledUncollectableText : words.settledText;
  return (
    <Card as="article">
      <Stack gap="s" align="start">
        <ClaimHeading claim={claim} title={title} />
        <Text>{text({ obliger: claim.obliger_company_name })}</Text>
        <ReportClaim
          claim={claim}
          title={title}
          amountLeft={awaited}
          receiptTerms={receiptTerms}
          isOpenAtFirst={false}
          isSettled
          onReported={onReported}
        />
      </Stack>
    </Card>
  );
}
