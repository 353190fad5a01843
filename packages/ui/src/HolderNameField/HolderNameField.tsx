import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { type KindFieldProps, TextField } from "../TextField/TextField.tsx";
import { useTypedText } from "../text-input/use-typed-text.ts";
import { useWords } from "../UiProvider/context.ts";
import { formatted as formattedClass, suggestion } from "./HolderNameField.css.ts";

export type HolderNameFieldProps = KindFieldProps & {
  /** Formats the name as banks do. The field accepts any text and suggests the result. */
  format: (typed: string) => string;
};

export function HolderNameField({ format, ...props }: HolderNameFieldProps) {
  const words = useWords();
  const [composing, setComposing] = useState(false);
  const { typed, replace, inputProps } = useTypedText<HTMLInputElement>(props);
  const formatted = composing ? typed : format(typed);
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...inputProps}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      width="l"
      below={
        <div role="status">
          {formatted !== "" && formatted !== typed && (
            <div className={suggestion}>
              <span>
                {words.suggestion}
                <span className={formattedClass}>{formatted}</span>
              </span>
              <Button tone="secondary" onClick={() => replace(formatted)}>
                {words.takeSuggestion}
              </Button>
            </div>
          )}
        </div>
      }
    />
  );
}
