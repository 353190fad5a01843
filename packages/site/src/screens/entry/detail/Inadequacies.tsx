import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { Banner, Stack, Text } from "@kaitori/ui";
import type { Entry, Inadequacy } from "@kaitori/wire";
import { RemarkLines } from "#application/entry/reasons/RemarkLines.tsx";
import { useInadequacyName } from "#application/entry/reasons/use-inadequacy-name.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { InadequateDescription } from "./InadequateDescription.tsx";

export interface InadequaciesProps {
  readonly entry: Entry;
  readonly found: readonly Inadequacy[];
}

/** Inadequate items, each with the reviewer's reason (B4, R8.9). */
export function Inadequacies({ entry, found }: InadequaciesProps) {
  const words = useCopy(entryDetailCopy);
  const { detailErrors } = useCopy(specificationCopy);
  const nameOf = useInadequacyName(entry.claims);
  return (
    <Banner tone="caution" title={words.inadequateTitle}>
      <Stack gap="s">
        <Text>{detailErrors}</Text>
        <InadequateDescription entry={entry} found={found} />
        <ul>
          {found.map((item) => (
            <li key={`${item.subject} ${item.claim}`}>
              <Text weight="strong">{nameOf(item)}</Text>
              <RemarkLines found={item} />
            </li>
          ))}
        </ul>
      </Stack>
    </Banner>
  );
}
