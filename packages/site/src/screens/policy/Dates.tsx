import * as styles from "./Articles.css.ts";

/** Since when a document holds, and when it was last changed. */
export function Dates({ established, revised }: { readonly established: string; readonly revised: string }) {
  return (
    <div className={styles.dates}>
      <span>{established}</span>
      <span>{revised}</span>
    </div>
  );
}
