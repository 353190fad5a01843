import { vars } from "@kaitori/ui/theme";
import { Fragment } from "react";

const style = {
  fontFamily: "ui-monospace, monospace",
  fontSize: vars.type.small,
  overflowWrap: "anywhere",
} as const;

/** Code such as a key of a brand; a long one wraps between its words. */
export function WrappingCode({ text }: { text: string }) {
  return (
    <code style={style}>
      {text.split(/(?=[A-Z.])/).map((word, index) => (
        <Fragment key={`${index} ${word}`}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
