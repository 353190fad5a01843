import { reportCopy } from "@kaitori/brand/copy/report";
import { Card, Stack, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { SettledClaim } from "./hand-over-dues.ts";
import { ClaimHeading, ReportClaim, type ReportClaimProps } from "./ReportClaim.tsx";

export interface SettledClaimCardProps extends SettledClaim, Pick<ReportClaimProps, "title" | "onReported"> {}

/** A claim that ended without full payment; late receipts are reported here (B12). */
export function SettledClaimCard({ claim, awaited, cause, ...report }: SettledClaimCardProps) {
  const words = useCopy(reportCopy);
  const text = cause === "uncollectable" ? words.settledUncollectableText : words.settledText;
  return (
    <Card as="article">
      <Stack gap="s" align="start">
        <ClaimHeading claim={claim} title={report.title} />
        <Text>{text({ obliger: claim.obliger_company_name })}</Text>
        <ReportClaim claim={claim} amountLeft={awaited} isOpenAtFirst={false} isSettled {...report} />
      </Stack>
    </Card>
  );
}
