import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import * as styles from "./DataList.css.ts";

export type DataItem = {
  /** Tells the items apart. */
  id: string;

  /** Question. */
  term: ReactNode;

  /** Answer. */
  value: ReactNode;
  /** 変更 and the like. */
  action?: ReactNode;
  /** A long answer, such as an address: it takes the whole width where answers stand beside each other. */
  isWide?: boolean;
};

export type DataListProps = {
  /** One below the other, in the order of the questions. */
  items: readonly DataItem[];
};

/** Questions with their answers, to read and to check. */
export function DataList({ items }: DataListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, value, action, isWide }) => (
        <div key={id} className={classes(styles.row, isWide && styles.wide)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
