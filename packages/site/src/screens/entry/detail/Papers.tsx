import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { kindsOf } from "@kaitori/domain";
import { Button, FileLine, Stack, Text } from "@kaitori/ui";
import { type Entry, getUploadAddress, type Id, type UploadRecord } from "@kaitori/wire";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { usePaperName } from "#parts/brand/use-paper-name.ts";
import { groupsOf } from "#parts/groups-of.ts";

export interface PapersProps {
  readonly entry: Entry;
  readonly hiddenIds?: ReadonlySet<Id>;
}

export function Papers({ entry, hiddenIds = new Set() }: PapersProps) {
  const words = useCopy(entryDetailCopy);
  const paperName = usePaperName();
  /** A file with several papers is listed once, with all their names. */
  const nameOf = (kinds: string) => [...new Set(kinds.split(",").map(paperName))].join("・");
  const byKind = (files: readonly UploadRecord[]) =>
    groupsOf(
      files.filter(({ id }) => !hiddenIds.has(id)),
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

export function SentPapers({ title, files }: { title: string; files: readonly UploadRecord[] }) {
  const words = useCopy(entryDetailCopy);
  const { open, failure } = useOpenPaper();
  const { server } = useSite();
  return (
    <Stack gap="s">
      <Text weight="strong">{title}</Text>
      {failure && <FormFailure error={failure} />}
      <Stack gap="s" as="ul">
        {files.map(({ id, name, image }) => (
          <FileLine
            key={id}
            name={name}
            preview={image ? { kind: "image", url: image } : undefined}
            actions={
              server.hasAddedCalls() && (
                <Button tone="subtle" aria-label={words.openPaper({ name })} onClick={() => open(id)}>
                  {words.open}
                </Button>
              )
            }
          />
        ))}
      </Stack>
    </Stack>
  );
}

/** Downloads a submitted paper, whose address expires after minutes. */
function useOpenPaper() {
  const { api, brand } = useSite();
  const { failure, attempt } = useAction();
  return {
    failure,
    open: (id: Id) =>
      attempt(async () => {
        const { url } = await api.call(getUploadAddress, { params: { id } });
        location.assign(new URL(url, brand.settings.apiHost ?? location.href));
      }),
  };
}
