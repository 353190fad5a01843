import { useId } from "react";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./Field.css.ts";
import { FieldMessage } from "./FieldMessage.tsx";
import type { FieldProps } from "./props.ts";

/** The texts around a control, and the ids that connect it to them. */
export function useFieldParts(props: FieldProps) {
  const { hint, example, error, warning, required, hidesOptionalMark } = props;
  const words = useWords();
  const ownId = useId();
  const id = props.id ?? ownId;
  const hintId = (hint || example) && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const warningId = warning && `${id}-warning`;
  return {
    id,
    describedBy: [hintId, errorId, warningId].filter(Boolean).join(" ") || undefined,
    /** Most fields are required, so the optional ones are marked with 任意. */
    optionalMark: !required && !hidesOptionalMark && (
      <span className={styles.optionalMark}>{words.optional}</span>
    ),
    description: (
      <>
        {hintId && (
          <div id={hintId} className={styles.hint}>
            {hint}
            {example && <div>{words.example + example}</div>}
          </div>
        )}
        {errorId && (
          <FieldMessage id={errorId} kind="error">
            {error}
          </FieldMessage>
        )}
        {warningId && (
          <FieldMessage id={warningId} kind="warning">
            {warning}
          </FieldMessage>
        )}
      </>
    ),
  };
}
