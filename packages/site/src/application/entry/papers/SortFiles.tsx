import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { type FileKind, type NamedFile, sortedPapers } from "@kaitori/domain";
import { Button, Dialog, FilePicker, SelectField, Stack, Text, UploadIcon } from "@kaitori/ui";
import { useEffect, useState } from "react";
import { fetched } from "#foundation/updates/fetched.ts";
import { acceptedTypes } from "#foundation/uploads/file-fault.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { thumbnail } from "./SortFiles.css.ts";

type PaperKind = keyof typeof fileKindsCopy.texts & FileKind;

export interface SortFilesProps {
  readonly kinds: readonly [PaperKind, PaperKind];
  /** The kinds as they are sent, in the same order: they bear a display number (R3.2). */
  readonly sentAs: readonly [string, string];
}

interface Sorted {
  readonly file: File;
  /** Blank: it is not used. */
  readonly kind: PaperKind | "";
}

/** Several papers chosen in one go: each is proposed a place, which somebody confirms before anything is sent (B7). */
export function SortFiles({ kinds, sentAs }: SortFilesProps) {
  const words = useCopy(withdrawalsCopy);
  const names = useCopy(fileKindsCopy);
  const uploads = [useUploads(sentAs[0]), useUploads(sentAs[1])] as const;
  const [sorted, setSorted] = useState<readonly Sorted[]>([]);

  const proposed = (files: readonly NamedFile[]) => {
    const given = kinds.filter((_, index) => uploads[index]?.rows.length);
    return sortedPapers(files, kinds, given);
  };
  const propose = (files: readonly File[]) => {
    const byName = proposed(files.map(({ name }) => ({ name })));
    setSorted(files.map((file, index) => ({ file, kind: byName[index] ?? "" })));
    void proposeByText(files, byName);
  };
  /** What the PDFs say comes later: a place that somebody has chosen meanwhile stays. */
  const proposeByText = async (files: readonly File[], byName: readonly PaperKind[]) => {
    const texts = await Promise.all(files.map(textOf));
    const byText = proposed(files.map(({ name }, index) => ({ name, text: texts[index] })));
    setSorted((before) =>
      before.map((one) => {
        const index = files.indexOf(one.file);
        return one.kind === byName[index] ? { ...one, kind: byText[index] ?? one.kind } : one;
      }),
    );
  };
  const choose = (chosen: File, kind: string) =>
    setSorted((before) =>
      before.map((one) =>
        one.file === chosen ? { ...one, kind: kinds.find((known) => known === kind) ?? "" } : one,
      ),
    );
  const confirm = () => {
    for (const [index, kind] of kinds.entries()) {
      const files = sorted.flatMap((one) => (one.kind === kind ? [one.file] : []));
      if (files.length > 0) uploads[index]?.pick(files);
    }
    setSorted([]);
  };

  return (
    <div>
      <FilePicker
        icon={<UploadIcon />}
        accept={acceptedTypes({})}
        multiple
        // While one of a kind is on its way no other is taken (R5.5).
        disabled={uploads.some(({ isUnderWay }) => isUnderWay)}
        onPick={propose}
      >
        {words.sort}
      </FilePicker>
      {sorted.length > 0 && (
        <Dialog
          open
          title={words.sortTitle}
          onClose={() => setSorted([])}
          actions={
            <>
              <Button disabled={sorted.every(({ kind }) => kind === "")} onClick={confirm}>
                {words.sortConfirm}
              </Button>
              <Button tone="secondary" onClick={() => setSorted([])}>
                {words.sortCancel}
              </Button>
            </>
          }
        >
          <Stack gap="l">
            <Text>{words.sortText}</Text>
            {sorted.map(({ file, kind }, index) => (
              <Stack key={`${index} ${file.name}`} gap="s">
                <Thumbnail file={file} />
                <SelectField
                  label={words.sortFile({ name: file.name })}
                  unmarked
                  value={kind}
                  onChange={(event) => choose(file, event.currentTarget.value)}
                  options={kinds.map((value) => ({ value, label: names[value] }))}
                />
              </Stack>
            ))}
          </Stack>
        </Dialog>
      )}
    </div>
  );
}

/** A photograph that was chosen: names that a camera gives say nothing of it. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url !== "" && <img src={url} alt="" className={thumbnail} />;
}

/** The text of a PDF that has one; what reads it is loaded with the first. */
async function textOf(file: File): Promise<string | undefined> {
  if (!/\.pdf$/i.test(file.name)) return undefined;
  const address = URL.createObjectURL(file);
  try {
    const { textOfPdf } = await fetched(import("../../invoice-text/read-pdf.ts"));
    return (await textOfPdf(address)).join("\n");
  } catch {
    // A file that cannot be read says nothing of itself.
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
