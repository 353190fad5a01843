import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { kindsOf } from "@kaitori/domain";
import { Stack, Text } from "@kaitori/ui";
import type { Entry, Id, UploadRecord } from "@kaitori/wire";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { groupsOf } from "#parts/groups-of.ts";
import { SentPapers } from "./SentPapers.tsx";

export interface PapersProps {
  readonly entry: Entry;
  /** Papers that are not shown here, because they are spoken of elsewhere. */
  readonly without?: ReadonlySet<Id>;
}

/** Every paper of the entry: those of each invoice, then those of the whole. */
export function Papers({ entry, without = new Set() }: PapersProps) {
  const words = useCopy(entryDetailCopy);
  const paperName = usePaperName();
  /** A file with several papers is listed once, with all their names. */
  const nameOf = (list: string) => [...new Set(list.split(",").map(paperName))].join("・");
  const byKind = (files: readonly UploadRecord[]) =>
    groupsOf(
      files.filter(({ id }) => !without.has(id)),
      (file) => kindsOf(file).join(),
    );
  const groups = [
    ...entry.claims.flatMap(({ id, contentfiles, obliger_company_name: obliger }) =>
      byKind(contentfiles).map(([kind, files]) => ({
        key: `${id} ${kind}`,
        title: words.inadequateOf({ paper: nameOf(kind), obliger }),
        files,
      })),
    ),
    ...byKind(entry.addfiles).map(([kind, files]) => ({ key: kind, title: nameOf(kind), files })),
  ];
  return (
    <Stack gap="m">
      {groups.length === 0 && <Text>{words.noDocuments}</Text>}
      {groups.map(({ key, ...group }) => (
        <SentPapers key={key} {...group} />
      ))}
    </Stack>
  );
}
