import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { type AnyStatus, ClaimStatus } from "@kaitori/domain";
import { StatusBadge, type StatusBadgeProps } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

type Name = keyof typeof ClaimStatus;

const tones: Readonly<Record<Name, StatusBadgeProps["tone"]>> = {
  underReview: "notice",
  inadequate: "caution",
  canBuy: "positive",
  contracted: "notice",
  transferred: "positive",
  returned: "positive",
  delay: "critical",
  cannotBuy: "neutral",
  cancel: "neutral",
};
const names = Object.keys(tones) as Name[];

export interface ClaimStatusBadgeProps {
  readonly claim: { readonly status: AnyStatus };
  /** Why nothing of the sold claim is due any more. */
  readonly settled?: "payerInsolvent" | "uncollectable" | undefined;
  /** Why the sale was ended, which the status does not show. */
  readonly ended?: "offerEnded" | "contractEnded" | "cancelled" | undefined;
}

const settledWords = { payerInsolvent: "settled", uncollectable: "settledUncollectable" } as const;

export function ClaimStatusBadge({ claim, settled, ended }: ClaimStatusBadgeProps) {
  const words = useCopy(claimStatusCopy);
  const statuses = useCopy(entryStatusCopy);
  if (settled) return <StatusBadge tone="neutral">{words[settledWords[settled]]}</StatusBadge>;
  const name = names.find((candidate) => ClaimStatus[candidate] === claim.status);
  // An unknown status of another server is shown unchanged.
  if (!name)
    return (
      <StatusBadge tone="neutral">{words.unknown({ status: claim.status ?? words.noStatus })}</StatusBadge>
    );
  return (
    <StatusBadge tone={tones[name]}>{name === "cancel" && ended ? statuses[ended] : words[name]}</StatusBadge>
  );
}
