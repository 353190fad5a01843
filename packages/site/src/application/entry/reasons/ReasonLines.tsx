import { reasonsCopy } from "@kaitori/brand/copy/reasons";
import { reasonWords } from "@kaitori/brand/reasons";
import { comparedField } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import type { GivenReason } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

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
