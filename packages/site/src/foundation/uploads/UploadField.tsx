import { uploadCopy } from "@kaitori/brand/copy/upload";
import { FileField, type FileFieldProps, type FileRow, idOfMove } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useHas } from "../server/use-has.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { acceptedTypes } from "./file-fault.ts";
import { inMegabytes } from "./in-megabytes.ts";
import { limitsOfKind } from "./limits-of-kind.ts";
import { type Box, MoveFile } from "./MoveFile.tsx";
import type { UploadRow } from "./upload-row.ts";
import { useUploads } from "./use-uploads.ts";

export type UploadFieldProps = Omit<
  FileFieldProps,
  "files" | "onPick" | "onCancel" | "onRetry" | "move" | "onRemove"
> & {
  readonly kind: string;
  /** Papers that share one file, where what is given here stands for all of them. */
  readonly set?: readonly string[];
  /** Which of them a file that was picked stands for. */
  readonly kindsOf?: (file: File) => readonly string[];
  /** Moves a file in a way of the page's own. */
  readonly onMove?: ((row: UploadRow) => void) | undefined;
  /** Rows that belong to this slot, where a kind holds older files as well. */
  readonly only?: (row: UploadRow) => boolean;
  /** The boxes of the page among which a file may be moved, this one among them. */
  readonly boxes?: readonly Box[] | undefined;
  /** Before what was picked here becomes rows. */
  readonly onBeforePick?: () => void;
};

/** A slot for the files of one kind: chosen, photographed or dropped here; they are kept in the store of uploads. */
export function UploadField({
  kind,
  set,
  kindsOf,
  onMove,
  only = () => true,
  boxes = [],
  onBeforePick,
  hint,
  error,
  ...field
}: UploadFieldProps) {
  const uploads = useUploads(kind, set, kindsOf);
  const words = useCopy(uploadCopy);
  const { brand, toasts } = useSite();
  const limits = limitsOfKind(brand.settings, kind);
  const { only: form, uploadBytes, uploadsPerKind } = limits;
  const dropHint = { pdf: words.dropHintPdf, picture: words.dropHintPicture, any: words.dropHint }[
    form ?? "any"
  ];
  const hasKinds = useHas("file_kinds");
  const [moving, setMoving] = useState("");
  const [other, ...others] = boxes.filter(({ sentAs }) => sentAs !== kind);
  const moved = uploads.rows.find(({ key }) => key === moving);
  const moveTo = ({ key, name }: UploadRow, { sentAs, label }: Box) => {
    setMoving("");
    uploads.mark(key, [sentAs]);
    toasts.say("positive", words.moved({ name, box: label }));
    focusAgain(key);
  };
  const begin = (key: string) => {
    const row = uploads.rows.find((one) => one.key === key);
    if (!onMove || !row) return setMoving(key);
    onMove(row);
    focusAgain(key);
  };
  return (
    <>
      <FileField
        {...field}
        multiple={field.multiple && uploadsPerKind > 1}
        camera={field.camera && form !== "pdf"}
        accept={acceptedTypes(limits)}
        hint={
          <>
            {hint}
            <div>{dropHint({ size: inMegabytes(uploadBytes) })}</div>
          </>
        }
        error={uploads.refusal ?? error}
        files={uploads.rows.filter(only).map(fileRowOf)}
        onPick={(files) => {
          onBeforePick?.();
          uploads.pick(files);
        }}
        onCancel={uploads.cancel}
        onRetry={uploads.retry}
        // Without that addition a file would have to be sent anew.
        move={onMove || (hasKinds && other) ? { label: words.moveTitle, onPress: begin } : undefined}
        onRemove={uploads.remove}
      />
      {moved && other && (
        <MoveFile
          name={moved.name}
          boxes={[other, ...others]}
          onMove={(box) => moveTo(moved, box)}
          onClose={() => setMoving("")}
        />
      )}
    </>
  );
}

/** What was pressed is gone with its row; the row stands in another box a moment later. */
const focusAgain = (key: string) => setTimeout(() => document.getElementById(idOfMove(key))?.focus());

function fileRowOf(row: UploadRow): FileRow {
  const { key, kind: _kind, ...rest } = row;
  return { ...rest, id: key };
}
