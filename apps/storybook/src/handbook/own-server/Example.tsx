import * as styles from "./OwnServer.css.ts";

/** An example body, folded at first. */
export function Example({ title, value }: { title: string; value: unknown }) {
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      <pre className={styles.code}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
