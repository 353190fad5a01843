import { reportCopy } from "@kaitori/brand/copy/report";
import { Card, Stack, Text } from "@kaitori/ui";
import type { Claim } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ReportClaim } from "./ReportClaim.tsx";

export interface SettledClaimProps {
  readonly claim: Claim;
  /** What the payer may still send. */
  readonly awaited: number;
}

/** Ended without the whole sum, as the payer is insolvent: what comes later is reported here (B12). */
export function SettledClaim({ claim, awaited }: SettledClaimProps) {
  const words = useCopy(reportCopy);
  return (
    <Card as="article">
      <Stack gap="s" align="start">
        <Text>{words.settledText({ obliger: claim.obliger_company_name })}</Text>
        <ReportClaim claim={claim} left={awaited} isAsked={false} isSettled />
      </Stack>
    </Card>
  );
}
