import { contractCopy } from "@kaitori/brand/copy/contract";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { Heading, Stack, Text } from "@kaitori/ui";
import { HandOvers } from "#application/entry/hand-over/HandOvers.tsx";
import { handOverDues } from "#application/entry/hand-over/hand-over-dues.ts";
import { byDay } from "#application/entry/owed-claims.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { OfferProps } from "./Offer.tsx";

/** What is owed for the chosen invoices after the contract, by when and to which account. */
export function OfferedHandOvers({ entry, terms: { claims, hand_overs = [] } }: OfferProps) {
  const words = useCopy(contractCopy);
  const handOver = useCopy(handOverCopy);
  const sold = entry.claims.filter(({ id }) => claims.some(({ claim }) => claim === id));
  return (
    <Stack gap="s" as="section">
      <Heading level={2}>{words.returnTitle}</Heading>
      <Text>{words.returnText}</Text>
      <HandOvers dues={handOverDues(byDay(sold), hand_overs)} isOffered />
      {hand_overs.length > 0 && <Text size="small">{handOver.sameDay}</Text>}
    </Stack>
  );
}
