import { type DragEvent, type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { Field } from "../Field/Field.tsx";
import { type FieldProps, splitFieldProps } from "../Field/props.ts";
import { UploadIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./FileField.css.ts";
import { type FileActions, FileItem } from "./FileItem.tsx";
import { FilePicker } from "./FilePicker.tsx";
import type { FileRow } from "./file-row.ts";

export type FileFieldProps = FieldProps &
  FileActions & {
    /** Files in the slot, with their progress. */
    files: readonly FileRow[];

    /** Files were chosen or dropped. */
    onPick: (files: File[]) => void;
    accept?: string | undefined;
    multiple?: boolean | undefined;
    /** Drawing of the paper. */
    drawing?: ReactNode;
    disabled?: boolean | undefined;
    /** The files can be seen but not changed. */
    readOnly?: boolean | undefined;
  };

/** Upload field for one paper: choose or drop files; shows progress and errors in place. */
export function FileField(props: FileFieldProps) {
  const words = useWords();
  const [over, setOver] = useState(false);
  const keptFocus = useKeptFocus();
  const { field, control } = splitFieldProps(props);
  const { files, onPick, accept, multiple, drawing, disabled, readOnly, ...actions } = control;
  const offer = (dragged: DragEvent) => {
    dragged.preventDefault();
    setOver(!disabled);
  };
  // A field for one file is full with one; a refused file does not count.
  const refused = files.filter((file) => file.state === "failed" && file.final);
  const full = !multiple && files.length > refused.length;
  const put = (picked: File[]) => {
    if (!multiple) for (const { id } of refused) actions.onRemove?.(id);
    onPick(picked);
  };
  const drop = (dragged: DragEvent) => {
    dragged.preventDefault();
    setOver(false);
    const dropped = [...dragged.dataTransfer.files];
    if (!disabled && dropped.length > 0) put(multiple ? dropped : dropped.slice(0, 1));
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <div className={styles.whole} {...keptFocus}>
          {!readOnly && !full && (
            // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
            <div
              className={classes(styles.slot, Boolean(field.error) && styles.wrong)}
              data-over={over || undefined}
              onDragOver={offer}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              {drawing && <div className={styles.drawing}>{drawing}</div>}
              <div className={styles.ways}>
                <FilePicker icon={<UploadIcon />} {...{ wiring, accept, multiple, disabled }} onPick={put}>
                  {words.pickFile}
                </FilePicker>
                {multiple && <span className={styles.note}>{words.severalFiles}</span>}
              </div>
            </div>
          )}
          {files.length > 0 && (
            // Without a slot the list is what an error summary leads to.
            <ul
              className={styles.files}
              aria-live="polite"
              {...(readOnly || full ? { id: wiring.id, tabIndex: -1 } : {})}
            >
              {files.map((file) => (
                <FileItem key={file.id} file={file} {...(readOnly ? {} : actions)} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

/** The focused element may disappear with its file or the full slot; then the field takes the focus. */
function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  useEffect(() => {
    if (!isHere.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>("input:enabled, ul")?.focus();
  });
  return {
    ref,
    onFocus: () => {
      isHere.current = true;
    },
    // Disabled elements, and a page behind the file dialog, do not count as left.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const isStill = target === document.activeElement || target.matches(":disabled");
      isHere.current = relatedTarget === null && isStill;
    },
  };
}
