import { reasonWords } from "@kaitori/brand/reasons";
import { Stack, Text } from "@kaitori/ui";
import type { GivenReason } from "@kaitori/wire";
import { useSite } from "#foundation/site/SiteProvider.tsx";

/** Each reason in the brand's words: the fault, the typed value, the value on the paper, and the remedy (B15). */
export function ReasonLines({ reasons }: { reasons: readonly GivenReason[] }) {
  const { copy } = useSite().brand;
  return (
    <Stack gap="m" as="ul">
      {reasons.map((reason) => {
        const { sentence, toDo, compared } = reasonWords(copy, reason);
        return (
          <li key={reason.code}>
            <Text weight="strong">{sentence}</Text>
            {compared.map((line) => (
              <Text key={line} figures>
                {line}
              </Text>
            ))}
            {toDo !== "" && <Text>{toDo}</Text>}
          </li>
        );
      })}
    </Stack>
  );
}
