import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { Stack, Text } from "@kaitori/ui";
import type { Entry, Inadequacy } from "@kaitori/wire";
import type { ReactNode } from "react";
import { RemarkLines, useInadequacyName } from "#application/entry/reasons/RemarkLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface MissingPapersProps {
  readonly entry: Entry;
  readonly remarks: readonly Inadequacy[];
}

export function MissingPapers({ entry, remarks }: MissingPapersProps): ReactNode {
  const words = useCopy(mypageCopy);
  const nameOf = useInadequacyName(entry.claims);
  if (remarks.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="small">{words.askedAgain}</Text>
      <Stack gap="s" as="ul">
        {remarks.map((item) => (
          <li key={`${item.subject} ${item.claim}`}>
            <Text weight="strong">{nameOf(item)}</Text>
            <RemarkLines inadequacy={item} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
