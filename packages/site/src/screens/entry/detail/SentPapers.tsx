import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { Button, FileLine, Stack, Text } from "@kaitori/ui";
import { getUploadAddress, type Id, type UploadRecord } from "@kaitori/wire";
import { useAction } from "#foundation/errors/use-action.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import { useDates } from "#parts/text/use-dates.ts";

/** Papers that were handed in: what they look like, when they came, and the file itself. */
export function SentPapers({ title, files }: { title: string; files: readonly UploadRecord[] }) {
  const dates = useDates();
  const words = useCopy(entryDetailCopy);
  const { open, failure } = useOpenPaper();
  const { server } = useSite();
  const sentOn = (moment: string) => {
    const date = dates.dayOf(moment);
    return <KeepWhole part={date}>{words.sentOn({ date })}</KeepWhole>;
  };
  return (
    <Stack gap="s">
      <Text weight="strong">{title}</Text>
      {failure && <FormFailure error={failure} />}
      <Stack gap="s" as="ul">
        {files.map(({ id, name, image, created_at }) => (
          <FileLine
            key={id}
            name={name}
            preview={image ? { kind: "image", url: image } : undefined}
            actions={
              server.reaches(1) && (
                <Button tone="quiet" aria-label={words.openPaper({ name })} onClick={() => open(id)}>
                  {words.open}
                </Button>
              )
            }
          >
            <Text size="small" tone="quiet">
              {sentOn(created_at)}
            </Text>
          </FileLine>
        ))}
      </Stack>
    </Stack>
  );
}

/** Fetches a paper that was handed in. Its address holds for minutes only and is handed out as a download. */
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
