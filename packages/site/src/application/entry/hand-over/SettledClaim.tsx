import { reportCopy } from "@kaitori/brand/copy/report";
import { Card, Stack, Text } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ReportClaim } from "./ReportClaim.tsx";

export interface SettledClaimProps {
  readonly claim: Claim;
  /** What the payer may still send. */
  readonly awaited: number;
  /** The service has ended it as one that the payer never pays; else the payer is insolvent. */
  readonly isUncollectable: boolean;
}

/** Ended without the whole sum, as the payer is insolvent or never pays: what comes later is reported here (B12). */
export function SettledClaim({ claim, awaited, isUncollectable }: SettledClaimProps) {
  const words = useCopy(reportCopy);
  const text = isUncollectable ? words.settledUncollectableText : words.settledText;
  return (
    <Card as="article">
      <Stack gap="s" align="start">
        <Text>{text({ obliger: claim.obliger_company_name })}</Text>
        <ReportClaim claim={claim} left={awaited} isAsked={false} isSettled />
      </Stack>
    </Card>
  );
}
