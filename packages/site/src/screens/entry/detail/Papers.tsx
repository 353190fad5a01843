import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { baseFileKind } from "@kaitori/domain";
import { FileField, type FileRow, Heading, Stack, Text } from "@kaitori/ui";
import type { Entry, UploadRecord } from "@kaitori/wire";
import { useCopy } from "../../../use-copy.ts";

/** Every paper of the entry: those of each invoice, then those of the whole. */
export function Papers({ entry }: { entry: Entry }) {
  const words = useCopy(entryDetailCopy);
  const kinds = useCopy(fileKindsCopy);
  const nameOf = (kind: string) => kinds[baseFileKind(kind) ?? "additional_doc"];
  const groups = [
    ...entry.claims.flatMap(({ contentfiles, obliger_company_name: obliger }) =>
      byKind(contentfiles).map(([kind, files]) => ({
        label: words.inadequateOf({ paper: nameOf(kind), obliger }),
        files,
      })),
    ),
    ...byKind(entry.addfiles).map(([kind, files]) => ({ label: nameOf(kind), files })),
  ];
  return (
    <Stack gap="m" as="section">
      <Heading level={2}>{words.documents}</Heading>
      {groups.length === 0 && <Text>{words.noDocuments}</Text>}
      {groups.map(({ label, files }) => (
        <FileField
          key={label}
          label={label}
          files={files.map(fileRowOf)}
          onPick={() => undefined}
          readOnly
          unmarked
        />
      ))}
    </Stack>
  );
}

const byKind = (files: readonly UploadRecord[]) => [...Map.groupBy(files, ({ kind }) => kind)];

const fileRowOf = ({ id, name, image }: UploadRecord): FileRow => ({
  id: String(id),
  name,
  ...(image && { preview: { kind: "image", url: image } }),
  state: "done",
});
