import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ReasonLines } from "./ReasonLines.tsx";
import type { Refusal } from "./refusal-of-claim.ts";

export function RefusalLines({ refusal }: { refusal: Refusal | undefined }) {
  const statuses = useCopy(claimStatusCopy);
  if (refusal?.reasons?.length) return <ReasonLines reasons={refusal.reasons} isForNextEntry />;
  return (refusal?.note || statuses.cannotBuyHelp).split("\n").map((line) => <Text key={line}>{line}</Text>);
}
