import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import * as styles from "./DataList.css.ts";

export type DataItem = {
  /** Identifies the item. */
  id: string;

  /** Name of the value, such as 会社名. */
  term: ReactNode;

  /** Text or component with the value. */
  value: ReactNode;
  /** A button or link, as 変更. */
  action?: ReactNode;
  /** True for a long value, such as an address: it fills the whole width. */
  isWide?: boolean;
};

export type DataListProps = {
  /** The items in the order in which they are shown; `false` and `null` are left out. */
  items: readonly (DataItem | false | null)[];
};

/** A list of terms and values, to read and to check. */
export function DataList({ items }: DataListProps) {
  return (
    <dl className={styles.list}>
      {items.filter(isShown).map(({ id, term, value, action, isWide }) => (
        <div key={id} className={classes(styles.row, isWide && styles.wide)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}

const isShown = (item: DataItem | false | null): item is DataItem => Boolean(item);
