import type { CompositionEvent, Ref } from "react";
import { holdSubmitWhileComposing } from "../text-input/composition.ts";
import type { ComboboxInputProps } from "./input-props.ts";

const mark = (composing: boolean) => (event: CompositionEvent<HTMLInputElement>) => {
  event.currentTarget.dataset.composing = String(composing);
};

/** The field before its suggestions have arrived. */
export function PlainInput({
  value,
  onChange,
  onChoose: _choose,
  search: _search,
  takeFocus: _focus,
  label: _label,
  inputClass,
  described,
  ref,
  ...rest
}: ComboboxInputProps & { ref: Ref<HTMLInputElement> }) {
  return (
    <input
      {...rest}
      {...described}
      ref={ref}
      value={value}
      className={inputClass}
      onChange={(event) => onChange(event.currentTarget.value)}
      onCompositionStart={mark(true)}
      onCompositionEnd={mark(false)}
      onKeyDown={holdSubmitWhileComposing}
    />
  );
}
