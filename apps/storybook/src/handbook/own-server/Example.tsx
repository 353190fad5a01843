import * as styles from "./OwnServer.css.ts";

/** A body as it travels, out of the way until somebody wants it. */
export function Example({ title, value }: { title: string; value: unknown }) {
  return (
    <details>
      <summary className={styles.summary}>{title}</summary>
      <pre className={styles.code}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
