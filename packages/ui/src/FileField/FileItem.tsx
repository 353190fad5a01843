import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { FileLine } from "../FileLine/FileLine.tsx";
import { CircleCheckIcon, CloseIcon, MoveIcon, RetryIcon, TrashIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./FileItem.css.ts";
import { type FileRow, sizeInWords } from "./file-row.ts";

export type FileActions = {
  /** Stops an upload. */
  onCancel?: ((id: string) => void) | undefined;

  /** Sends a failed file again. */
  onRetry?: ((id: string) => void) | undefined;
  /** Button that moves the file to another slot; the text names that slot. */
  move?: { label: (file: { name: string }) => string; onPress: (id: string) => void } | undefined;

  /** Removes a file. */
  onRemove?: ((id: string) => void) | undefined;
};

function FileState({ file }: { file: FileRow }) {
  const words = useWords();
  if (file.state === "failed") return null;
  if (file.state === "done")
    return (
      <p className={classes(styles.state, styles.stateDone)}>
        <CircleCheckIcon size="small" />
        {words.uploaded}
        {file.size !== undefined && <span className={styles.size}>{sizeInWords(file.size)}</span>}
      </p>
    );
  if (file.state === "waiting") return <p className={styles.state}>{words.waiting}</p>;
  const percent = Math.round(file.progress * 100);
  return (
    <>
      <p className={styles.state}>{percent === 100 ? words.beingChecked : words.uploading({ percent })}</p>
      <progress className={styles.progress} value={percent} max={100} aria-label={file.name} />
    </>
  );
}

/** One file with its progress and its actions. */
export function FileItem({ file, onCancel, onRetry, move, onRemove }: FileActions & { file: FileRow }) {
  const words = useWords();
  const { id, name, state } = file;
  const isUnderWay = state === "uploading" || state === "waiting";
  return (
    <FileLine
      name={name}
      preview={file.preview}
      failure={file.state === "failed" ? file.message : undefined}
      actions={
        <>
          {file.state === "failed" && !file.isFinal && onRetry && (
            <Action label={words.retryUpload({ name })} icon={<RetryIcon />} onPress={() => onRetry(id)} />
          )}
          {isUnderWay && onCancel && (
            <Action label={words.cancelUpload({ name })} icon={<CloseIcon />} onPress={() => onCancel(id)} />
          )}
          {state === "done" && move && (
            <Action
              id={idOfMove(id)}
              label={move.label({ name })}
              icon={<MoveIcon />}
              onPress={() => move.onPress(id)}
            />
          )}
          {!isUnderWay && onRemove && (
            <Action label={words.removeFile({ name })} icon={<TrashIcon />} onPress={() => onRemove(id)} />
          )}
        </>
      }
    >
      <FileState file={file} />
    </FileLine>
  );
}

/** Id of the button that moves the file; it takes the focus in the new slot. */
export const idOfMove = (id: string) => `move-${id}`;

type ActionProps = { id?: string; label: string; icon: ReactNode; onPress: () => void };

const Action = ({ id, label, icon, onPress }: ActionProps) => (
  <button id={id} type="button" className={styles.action} aria-label={label} onClick={onPress}>
    {icon}
  </button>
);
