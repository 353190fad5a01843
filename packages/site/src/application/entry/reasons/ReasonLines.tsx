import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { reasonsCopy } from "@kaitori/brand/copy/reasons";
import { reasonWords } from "@kaitori/brand/reasons";
import { comparedField } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import type { GivenReason } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { Refusal } from "./refusal-of-claim.ts";

export interface ReasonLinesProps {
  readonly reasons: readonly GivenReason[];
  /** The invoice is refused, so only a new entry can contain the correction. */
  readonly isForNextEntry?: boolean;
}

export function ReasonLines({ reasons, isForNextEntry = false }: ReasonLinesProps) {
  const { copy } = useSite().brand;
  const { nextEntry } = useCopy(reasonsCopy);
  return (
    <Stack gap="m" as="ul">
      {reasons.map((reason) => {
        const { sentence, toDo, compared } = reasonWords(copy, reason);
        return (
          <li key={reason.code}>
            <Text weight="strong">{sentence}</Text>
            {compared.map((line) => (
              <Text key={line} tabularNumbers>
                {line}
              </Text>
            ))}
            {toDo !== "" && (
              <Text>{isForNextEntry && comparedField(reason.code) ? nextEntry({ toDo }) : toDo}</Text>
            )}
          </li>
        );
      })}
    </Stack>
  );
}

export function RefusalLines({ refusal }: { refusal: Refusal | undefined }) {
  const statuses = useCopy(claimStatusCopy);
  if (refusal?.reasons?.length) return <ReasonLines reasons={refusal.reasons} isForNextEntry />;
  return (refusal?.note || statuses.cannotBuyHelp).split("\n").map((line) => <Text key={line}>{line}</Text>);
}
