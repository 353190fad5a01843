import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { type AnyStatus, ClaimStatus } from "@kaitori/domain";
import { StatusBadge, type StatusBadgeProps } from "@kaitori/ui";
import { useCopy } from "../../parts/brand/use-copy.ts";

type Key = keyof typeof ClaimStatus;
const shown = new Map<AnyStatus, { key: Key; tone: StatusBadgeProps["tone"] }>([
  [ClaimStatus.underReview, { key: "underReview", tone: "notice" }],
  [ClaimStatus.inadequate, { key: "inadequate", tone: "caution" }],
  [ClaimStatus.canBuy, { key: "canBuy", tone: "positive" }],
  [ClaimStatus.contracted, { key: "contracted", tone: "notice" }],
  [ClaimStatus.transferred, { key: "transferred", tone: "positive" }],
  [ClaimStatus.returned, { key: "returned", tone: "positive" }],
  [ClaimStatus.delay, { key: "delay", tone: "critical" }],
  [ClaimStatus.cannotBuy, { key: "cannotBuy", tone: "neutral" }],
  [ClaimStatus.cancel, { key: "cancel", tone: "neutral" }],
]);

/** Where one invoice stands: icon, word and colour. */
export function ClaimStatusBadge({ claim }: { claim: { status: AnyStatus } }) {
  const words = useCopy(claimStatusCopy);
  const known = shown.get(claim.status);
  // What another server calls it is shown as it is, where nobody knows it here.
  if (!known)
    return (
      <StatusBadge tone="neutral">{words.unknown({ status: claim.status ?? words.unsaid })}</StatusBadge>
    );
  return <StatusBadge tone={known.tone}>{words[known.key]}</StatusBadge>;
}
