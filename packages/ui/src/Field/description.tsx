import { useWords } from "../UiProvider/context.ts";
import * as styles from "./Field.css.ts";
import { FieldMessage } from "./FieldMessage.tsx";
import type { FieldProps } from "./props.ts";

const shown = (part: unknown) => part !== undefined && part !== null && part !== false && part !== "";

/** The ids that a control lists in aria-describedby, in the order in which they stand. */
export function descriptionIds(id: string, { hint, example, error, warning }: FieldProps) {
  const ids = [
    (shown(hint) || shown(example)) && `${id}-hint`,
    shown(error) && `${id}-error`,
    shown(warning) && `${id}-warning`,
  ].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

export function FieldDescription({ id, hint, example, error, warning }: FieldProps & { id: string }) {
  const words = useWords();
  return (
    <>
      {(shown(hint) || shown(example)) && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
          {shown(example) && (
            <div>
              {words.example}
              {example}
            </div>
          )}
        </div>
      )}
      {shown(error) && (
        <FieldMessage id={`${id}-error`} kind="error">
          {error}
        </FieldMessage>
      )}
      {shown(warning) && (
        <FieldMessage id={`${id}-warning`} kind="warning">
          {warning}
        </FieldMessage>
      )}
    </>
  );
}
