import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Stack, Text } from "@kaitori/ui";
import type { Entry, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import { RemarkLines, useInadequacyName } from "#application/entry/reasons/RemarkLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface InadequateItemsProps {
  readonly entry: Entry;
  readonly inadequacies: readonly Inadequacy[];
}

export function InadequateItems({ entry, inadequacies }: InadequateItemsProps): ReactNode {
  const words = useCopy(mypageCopy);
  const nameOf = useInadequacyName(entry.claims);
  if (inadequacies.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="small">{words.askedAgain}</Text>
      <Stack gap="s" as="ul">
        {inadequacies.map((item) => (
          <li key={`${item.subject} ${item.claim}`}>
            <Text weight="strong">{nameOf(item)}</Text>
            <RemarkLines inadequacy={item} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
