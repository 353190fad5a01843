import { Fragment } from "react";
import * as styles from "./Key.css.ts";

/** A key of a brand's files; a long one wraps between its words. */
export function Key({ name }: { name: string }) {
  return (
    <code className={styles.key}>
      {name.split(/(?=[A-Z.])/).map((word, index) => (
        <Fragment key={`${index} ${word}`}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
