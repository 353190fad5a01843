import { Fragment } from "react";
import * as styles from "./WrappingCode.css.ts";

/** Code such as a key of a brand; a long one wraps between its words. */
export function WrappingCode({ text }: { text: string }) {
  return (
    <code className={styles.code}>
      {text.split(/(?=[A-Z.])/).map((word, index) => (
        <Fragment key={`${index} ${word}`}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
