import { uploadCopy } from "@kaitori/brand/copy/upload";
import { FileField, type FileFieldProps, type FileRow, idOfMove } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { acceptedTypes, inMegabytes, limitsOfKind } from "./file-fault.ts";
import { isRetryable, type UploadRow } from "./upload-row.ts";
import { useUploads } from "./use-uploads.ts";

export type UploadFieldProps = Omit<
  FileFieldProps,
  "files" | "onPick" | "onCancel" | "onRetry" | "move" | "onRemove"
> & {
  readonly kind: string;
  /** The papers that one file may contain together. */
  readonly paperSet?: readonly string[];
  /** The papers of the set that a picked file contains. */
  readonly kindsOf?: (file: File) => readonly string[];
  readonly onMove?: ((row: UploadRow) => void) | undefined;
  /** False for files of the same kind that belong to another field or to an earlier submission. */
  readonly isOwnRow?: (row: UploadRow) => boolean;
  readonly onBeforePick?: () => void;
};

/** A field for the files of one kind. The files are in the store of uploads. */
export function UploadField({
  kind,
  paperSet,
  kindsOf,
  onMove,
  isOwnRow = () => true,
  onBeforePick,
  hint,
  error,
  ...field
}: UploadFieldProps) {
  const uploads = useUploads(kind, paperSet, kindsOf);
  const words = useCopy(uploadCopy);
  const { brand } = useSite();
  const limits = limitsOfKind(brand.settings, kind);
  const { onlyFormat, uploadBytes, uploadsPerKind } = limits;
  const hintOfFormat = onlyFormat && { pdf: words.dropHintPdf, picture: words.dropHintPicture }[onlyFormat];
  const move = (key: string) => {
    const row = uploads.rows.find((candidate) => candidate.key === key);
    if (row) onMove?.(row);
  };
  return (
    <FileField
      {...field}
      multiple={field.multiple && uploadsPerKind > 1}
      accept={acceptedTypes(limits)}
      hint={
        <>
          {hint}
          {hintOfFormat?.({ size: inMegabytes(uploadBytes) })}
        </>
      }
      // A file whose upload failed has its own message, so "add a file" is not shown.
      error={uploads.refusal ?? (uploads.rows.some(isRetryable) ? undefined : error)}
      files={uploads.rows.filter(isOwnRow).map(fileRowOf)}
      onPick={(files) => {
        onBeforePick?.();
        uploads.pick(files);
      }}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      move={onMove && { label: words.moveTitle, onPress: move }}
      onRemove={uploads.remove}
    />
  );
}

/** Focuses the moved row, which is rendered in another field a moment later: its old button has unmounted. */
export const focusMovedRow = (key: string) =>
  setTimeout(() => document.getElementById(idOfMove(key))?.focus());

function fileRowOf(row: UploadRow): FileRow {
  const { key, kind: _kind, ...rest } = row;
  return { ...rest, id: key };
}
