import { type ComponentType, type FocusEventHandler, useEffect, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { Field } from "../Field/Field.tsx";
import { type FieldProps, splitFieldProps } from "../Field/props.ts";
import { box, widths } from "../text-input/text-input.css.ts";
import type { ComboboxInputProps } from "./input-props.ts";
import type { ComboboxOption, ComboboxSearch } from "./option.ts";
import { PlainInput } from "./PlainInput.tsx";

export type ComboboxFieldProps = Omit<FieldProps, "label"> &
  Pick<ComboboxInputProps, "name" | "disabled" | "readOnly" | "autoComplete" | "inputMode"> & {
    label: string;
    value: string;
    onChange: (typed: string) => void;
    onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
    /** One of the options was taken. Its label has already been given to onChange. */
    onChoose?: ((option: ComboboxOption) => void) | undefined;
    /** Keep it the same between renders: a new one asks again. */
    search: ComboboxSearch;
    width?: keyof typeof widths | undefined;
  };

/** A bank, a branch, a company: typed or chosen. Until its chunk is here it is a plain field that loses nothing. */
export function ComboboxField({ width = "l", ...props }: ComboboxFieldProps) {
  const [Control, setControl] = useState<ComponentType<ComboboxInputProps>>();
  const plain = useRef<HTMLInputElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  useEffect(() => {
    const take = async () => {
      const { default: loaded } = await import("./ComboboxControl.tsx");
      await settled(plain.current);
      setHadFocus(plain.current !== null && document.activeElement === plain.current);
      setControl(() => loaded);
    };
    // Without the chunk the field goes on as a plain one.
    take().catch(() => undefined);
  }, []);
  const { field, control } = splitFieldProps(props);
  const label = props.label;
  const inputClass = classes(box, widths[width]);
  return (
    <Field {...field}>
      {({ id, ...described }) => {
        const shared = { ...control, id, label, described, inputClass, takeFocus: hadFocus };
        return Control ? <Control {...shared} /> : <PlainInput {...shared} ref={plain} />;
      }}
    </Field>
  );
}

/** Waits for the end of a composition: replacing the field would tear it apart. */
const settled = (input: HTMLInputElement | null) =>
  new Promise<void>((resolve) => {
    if (input?.dataset.composing !== "true") resolve();
    else input.addEventListener("compositionend", () => setTimeout(resolve), { once: true });
  });
