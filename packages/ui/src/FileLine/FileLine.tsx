import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import { FieldMessage } from "../Field/FieldMessage.tsx";
import * as styles from "./FileLine.css.ts";
import { FilePreview, type Preview } from "./FilePreview.tsx";

export type FileLineProps = {
  /** As it is called on the device. */
  name: string;

  /** Picture of the file. */
  preview?: Preview | undefined;
  /** Progress of the file, or the day it came. */
  children?: ReactNode;
  /** Actions on the file. */
  actions?: ReactNode;
  /** Why it has not arrived. */
  failure?: string | undefined;
};

/** One file of a list: what it looks like, what it is called, what is known of it. */
export function FileLine({ name, preview, children, actions, failure }: FileLineProps) {
  return (
    <li className={classes(styles.line, failure !== undefined && styles.failed)}>
      <FilePreview preview={preview} />
      <div className={styles.known}>
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
