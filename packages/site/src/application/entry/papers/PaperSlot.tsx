import { documentHintsCopy } from "@kaitori/brand/copy/document-hints";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import type { ReactNode } from "react";
import { UploadField, type UploadFieldProps } from "#foundation/uploads/UploadField.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { type DrawnPaper, PaperDrawing } from "./PaperDrawing.tsx";

type SlotKind = Exclude<DrawnPaper, "tax_returns_etax">;

export interface PaperSlotProps extends Pick<UploadFieldProps, "onMove"> {
  readonly kind: SlotKind;
  /** The kind with its display number, as it is uploaded (R3.2). */
  readonly uploadKind?: string;
  readonly drawing?: DrawnPaper;
  readonly hint?: ReactNode;
  readonly id: string;
  readonly error: string | undefined;
  /** A warning that does not block the next step. */
  readonly warning?: ReactNode;
}

export function PaperSlot({ kind, uploadKind = kind, drawing = kind, hint, ...field }: PaperSlotProps) {
  const names = useCopy(fileKindsCopy);
  const hints = useCopy(documentHintsCopy);
  return (
    <UploadField
      kind={uploadKind}
      {...field}
      label={names[kind]}
      hint={hint ?? hints[kind]}
      required
      multiple
      drawing={<PaperDrawing paper={drawing} />}
    />
  );
}
