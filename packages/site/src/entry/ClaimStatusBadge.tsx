import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { ClaimStatus } from "@kaitori/domain";
import { StatusBadge, type StatusBadgeProps } from "@kaitori/ui";
import { useCopy } from "../use-copy.ts";

type Key = keyof typeof ClaimStatus;
const shown: Record<ClaimStatus, { key: Key; tone: StatusBadgeProps["tone"] }> = {
  [ClaimStatus.underReview]: { key: "underReview", tone: "notice" },
  [ClaimStatus.inadequate]: { key: "inadequate", tone: "caution" },
  [ClaimStatus.canBuy]: { key: "canBuy", tone: "positive" },
  [ClaimStatus.contracted]: { key: "contracted", tone: "notice" },
  [ClaimStatus.transferred]: { key: "transferred", tone: "positive" },
  [ClaimStatus.returned]: { key: "returned", tone: "positive" },
  [ClaimStatus.delay]: { key: "delay", tone: "critical" },
  [ClaimStatus.cannotBuy]: { key: "cannotBuy", tone: "neutral" },
  [ClaimStatus.cancel]: { key: "cancel", tone: "neutral" },
};

/** Where one invoice stands: icon, word and colour. */
export function ClaimStatusBadge({ claim }: { claim: { status: ClaimStatus } }) {
  const words = useCopy(claimStatusCopy);
  const { key, tone } = shown[claim.status];
  return <StatusBadge tone={tone}>{words[key]}</StatusBadge>;
}
