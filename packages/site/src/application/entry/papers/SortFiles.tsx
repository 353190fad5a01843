import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { type NamedFile, type PaperBox, suggestBoxes } from "@kaitori/domain";
import { Button, Dialog, FilePicker, SelectField, Stack, Text, UploadIcon } from "@kaitori/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { loadChunk } from "#foundation/updates/load-chunk.ts";
import { acceptedTypes } from "#foundation/uploads/file-fault.ts";
import { type UnsortedFile, unsortedFilesOf } from "#foundation/uploads/uploads-of.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { thumbnail } from "./SortFiles.css.ts";
import type { Box } from "./use-move-file.tsx";

/** An upload field of the page, for one paper of one account (R3.2). */
export type SortBox = Box & PaperBox;

export interface SortFilesProps {
  readonly pickerKey: string;
  readonly boxes: readonly [SortBox, ...SortBox[]];
}

const omittedBox = "omitted";

/** The user confirms the proposed box of each file before the upload (B7); files without a box stay listed. */
export function SortFiles({ pickerKey, boxes }: SortFilesProps) {
  const words = useCopy(withdrawalsCopy);
  const { files, count, proposedCount, change, add, forget } = useUnsortedFiles(pickerKey, boxes);
  const { pickInto } = useUploads(boxes[0].uploadKind);
  const [isOpen, setOpen] = useState(false);
  const pickerId = useId();
  const firstRefusedSelect = useRef<HTMLSelectElement>(null);
  // The focus goes to the first refused file; if none is left, to the file picker.
  const moveFocus = () =>
    setTimeout(() => (firstRefusedSelect.current ?? document.getElementById(pickerId))?.focus());

  const confirm = () => {
    const refusedFiles = new Set<File>();
    for (const { uploadKind } of boxes) {
      const filesOfBox = files.filter((row) => row.uploadKind === uploadKind).map(({ file }) => file);
      if (filesOfBox.length > 0 && pickInto(uploadKind, filesOfBox).refused)
        for (const file of filesOfBox) refusedFiles.add(file);
    }
    change((row) => {
      if (refusedFiles.has(row.file)) return { ...row, refusal: words.sortBusy };
      return row.uploadKind === "" ? { ...row, refusal: words.sortUnknown } : undefined;
    });
    setOpen(files.some(({ file, uploadKind }) => uploadKind === "" || refusedFiles.has(file)));
    moveFocus();
  };
  const text =
    proposedCount === count
      ? words.sortAll({ count })
      : proposedCount > 0
        ? words.sortSome({ count, found: proposedCount })
        : words.sortNone;
  /** File names of photographs have no meaning, so the following files without a proposal get the same box. */
  const choose = (file: File, uploadKind: string) => {
    let isAfterFile = false;
    change((row) => {
      if (row.file === file) {
        isAfterFile = uploadKind !== omittedBox;
        return { ...row, uploadKind, isChosen: true, refusal: undefined };
      }
      return isAfterFile && !row.isChosen && !row.isProposed
        ? { ...row, uploadKind, refusal: undefined }
        : row;
    });
  };
  const firstRefused = files.find(({ refusal }) => refusal !== undefined)?.file;

  return (
    <Stack gap="s" align="start">
      <FilePicker
        icon={<UploadIcon />}
        controlProps={{ id: pickerId }}
        accept={acceptedTypes({})}
        multiple
        onPick={(pickedFiles) => {
          add(pickedFiles);
          setOpen(pickedFiles.length > 0);
        }}
      >
        {words.sort}
      </FilePicker>
      {count > 0 && (
        <>
          <Text weight="strong">{words.sortLeft({ count })}</Text>
          <Button tone="secondary" onClick={() => setOpen(true)}>
            {words.sortGoOn}
          </Button>
        </>
      )}
      {isOpen && count > 0 && (
        <Dialog
          open
          title={words.sortTitle}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={confirm}>{words.sortConfirm}</Button>
              <Button
                tone="secondary"
                onClick={() => {
                  forget();
                  setOpen(false);
                  moveFocus();
                }}
              >
                {words.sortCancel}
              </Button>
            </>
          }
        >
          <Stack gap="l">
            <div role="status">
              <Text>{text}</Text>
            </div>
            {files.map(({ file, uploadKind, refusal }, index) => (
              <Stack key={`${index} ${file.name}`} gap="s">
                <Thumbnail file={file} />
                <SelectField
                  {...(file === firstRefused && { ref: firstRefusedSelect })}
                  label={words.sortFile({ name: file.name })}
                  hidesOptionalMark
                  error={refusal}
                  value={uploadKind}
                  onChange={({ currentTarget: { value } }) => choose(file, value)}
                  options={[
                    ...boxes.map((box) => ({ value: box.uploadKind, label: box.label })),
                    { value: omittedBox, label: words.sortLeaveOut },
                  ]}
                />
              </Stack>
            ))}
          </Stack>
        </Dialog>
      )}
    </Stack>
  );
}

/** The unsorted files with their proposed boxes; a box that the page no longer has is ignored. */
function useUnsortedFiles(pickerKey: string, boxes: readonly SortBox[]) {
  const store = unsortedFilesOf(useSite());
  const rowsOfPicker = useStore(
    store,
    useShallow((allFiles) => allFiles.filter((row) => row.pickerKey === pickerKey)),
  );
  const withBoxOfPage = (row: UnsortedFile): UnsortedFile =>
    row.uploadKind === omittedBox || boxes.some(({ uploadKind }) => uploadKind === row.uploadKind)
      ? row
      : { ...row, uploadKind: "" };
  const files = rowsOfPicker.map(withBoxOfPage);

  const change = (update: (row: UnsortedFile) => UnsortedFile | undefined) =>
    store.setState(
      store
        .getState()
        .flatMap((row) => (row.pickerKey === pickerKey ? (update(withBoxOfPage(row)) ?? []) : [row])),
      true,
    );
  const propose = (namedFiles: readonly (NamedFile & { readonly file: File })[]) => {
    const suggestions = suggestBoxes(namedFiles, boxes);
    // A box that the user has chosen in the meantime stays.
    change((row) => {
      const uploadKind = suggestions[namedFiles.findIndex(({ file }) => file === row.file)]?.uploadKind;
      return uploadKind === undefined || row.isChosen
        ? row
        : { ...row, uploadKind, isProposed: true, refusal: undefined };
    });
  };
  const add = (pickedFiles: readonly File[]) => {
    store.setState(
      [...store.getState(), ...pickedFiles.map((file) => ({ file, pickerKey, uploadKind: "" }))],
      true,
    );
    propose(pickedFiles.map((file) => ({ file, name: file.name })));
    // The text of the PDFs is read later and then proposes boxes again.
    const namesWithTexts = pickedFiles.map(async (file) => ({
      file,
      name: file.name,
      text: await readPdfText(file),
    }));
    void Promise.all(namesWithTexts).then(propose);
  };
  return {
    files,
    count: files.length,
    proposedCount: files.filter(({ isProposed }) => isProposed).length,
    add,
    change,
    forget: () => change(() => undefined),
  };
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    if (!file.type.startsWith("image/")) return;
    const url = URL.createObjectURL(file);
    setUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return url !== "" && <img src={url} alt="" className={thumbnail} />;
}

/** The text layer of a PDF; the reader is loaded with the first PDF. */
async function readPdfText(file: File): Promise<string | undefined> {
  if (!/\.pdf$/i.test(file.name)) return undefined;
  const address = URL.createObjectURL(file);
  try {
    const { textOfPdf } = await loadChunk(import("../../invoice-text/read-pdf.ts"));
    return (await textOfPdf(address)).join("\n");
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}
