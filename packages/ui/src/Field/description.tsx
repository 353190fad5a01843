import { useWords } from "../UiProvider/context.ts";
import * as styles from "./Field.css.ts";
import { FieldMessage } from "./FieldMessage.tsx";
import type { FieldProps } from "./props.ts";

const isVisible = (part: unknown) => part !== undefined && part !== null && part !== false && part !== "";

/** Ids for the aria-describedby of a control, in the order of the page. */
export function descriptionIds(id: string, { hint, example, error, warning }: FieldProps) {
  const ids = [
    (isVisible(hint) || isVisible(example)) && `${id}-hint`,
    isVisible(error) && `${id}-error`,
    isVisible(warning) && `${id}-warning`,
  ].filter((part) => part !== false);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

export function FieldDescription({ id, hint, example, error, warning }: FieldProps & { id: string }) {
  const words = useWords();
  return (
    <>
      {(isVisible(hint) || isVisible(example)) && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
          {isVisible(example) && (
            <div>
              {words.example}
              {example}
            </div>
          )}
        </div>
      )}
      {isVisible(error) && (
        <FieldMessage id={`${id}-error`} kind="error">
          {error}
        </FieldMessage>
      )}
      {isVisible(warning) && (
        <FieldMessage id={`${id}-warning`} kind="warning">
          {warning}
        </FieldMessage>
      )}
    </>
  );
}
