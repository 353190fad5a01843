import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { FieldMessage } from "../Field/FieldMessage.tsx";
import * as styles from "./FileLine.css.ts";
import { FilePreview, type Preview } from "./FilePreview.tsx";

export type FileLineProps = {
  /** Name of the file on the device. */
  name: string;

  /** Picture of the file. */
  preview?: Preview | undefined;
  /** Progress of the upload, or the day on which the file was received. */
  children?: ReactNode;
  /** Actions on the file. */
  actions?: ReactNode;
  /** Reason why the upload failed. */
  failure?: string | undefined;
};

/** One file of a list: picture, name and details. */
export function FileLine({ name, preview, children, actions, failure }: FileLineProps) {
  return (
    <li className={classes(styles.line, failure !== undefined && styles.failed)}>
      <FilePreview preview={preview} />
      <div className={styles.details}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
      {failure !== undefined && (
        <div className={styles.failure}>
          <FieldMessage kind="error">{failure}</FieldMessage>
        </div>
      )}
    </li>
  );
}
