import type { ReactNode } from "react";
import * as styles from "./DataList.css.ts";

export type DataItem = {
  id: string;
  term: ReactNode;
  value: ReactNode;
  /** 変更 and the like. */
  action?: ReactNode;
};

/** What was answered, to read and to check. */
export function DataList({ items }: { items: readonly DataItem[] }) {
  return (
    <dl>
      {items.map(({ id, term, value, action }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
