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

    /** Called with the files that the user chose or dropped. */
    onPick: (files: File[]) => void;
    accept?: string | undefined;
    multiple?: boolean | undefined;
    /** Picture of the kind of document. */
    drawing?: ReactNode;
    disabled?: boolean | undefined;
    /** True if the files can be seen but not changed. */
    readOnly?: boolean | undefined;
  };

/** Upload field for one paper: choose or drop files; shows progress and errors in place. */
export function FileField(props: FileFieldProps) {
  const words = useWords();
  const [isDraggedOver, setOver] = useState(false);
  const focusHandlers = useFocusHandlers();
  const { field, control } = splitFieldProps(props);
  const { files, onPick, accept, multiple, drawing, disabled, readOnly, ...actions } = control;
  const allowDrop = (dragged: DragEvent) => {
    dragged.preventDefault();
    setOver(!disabled);
  };
  // A slot for one file is full with one; a refused file does not count.
  const refused = files.filter((file) => file.state === "failed" && file.isFinal);
  const isFull = !multiple && files.length > refused.length;
  const pick = (newFiles: File[]) => {
    if (!multiple) for (const { id } of refused) actions.onRemove?.(id);
    onPick(newFiles);
  };
  const dropFiles = (dragged: DragEvent) => {
    dragged.preventDefault();
    setOver(false);
    const dropped = [...dragged.dataTransfer.files];
    if (!disabled && dropped.length > 0) pick(multiple ? dropped : dropped.slice(0, 1));
  };
  return (
    <Field {...field}>
      {(controlProps) => (
        <div className={styles.wrapper} {...focusHandlers}>
          {!readOnly && !isFull && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
            <div
              className={classes(styles.slot, Boolean(field.error) && styles.invalid)}
              data-over={isDraggedOver || undefined}
              onDragOver={allowDrop}
              onDragLeave={() => setOver(false)}
              onDrop={dropFiles}
            >
              {drawing && <div className={styles.drawing}>{drawing}</div>}
              <div className={styles.actions}>
                <FilePicker
                  icon={<UploadIcon />}
                  {...{ controlProps, accept, multiple, disabled }}
                  onPick={pick}
                >
                  {words.pickFile}
                </FilePicker>
                {multiple && <span className={styles.note}>{words.severalFiles}</span>}
              </div>
            </div>
          )}
          {files.length > 0 && (
            // A full slot is hidden, so the error summary links to the list.
            <ul
              className={styles.files}
              aria-live="polite"
              {...(readOnly || isFull ? { id: controlProps.id, tabIndex: -1 } : {})}
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
function useFocusHandlers() {
  const ref = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>("input:enabled, ul")?.focus();
  });
  return {
    ref,
    onFocus: () => {
      hasFocus.current = true;
    },
    // A disabled element or an open file dialog does not count as leaving the field.
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const isInside = target === document.activeElement || target.matches(":disabled");
      hasFocus.current = relatedTarget === null && isInside;
    },
  };
}
