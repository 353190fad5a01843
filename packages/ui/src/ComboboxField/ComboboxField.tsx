import { useCombobox } from "downshift";
import type { FocusEventHandler, HTMLAttributes, KeyboardEvent } from "react";
import { classes } from "../classes.ts";
import { Field } from "../Field/Field.tsx";
import { type ControlProps, type FieldProps, splitFieldProps } from "../Field/props.ts";
import { holdSubmitWhileComposing, isComposing } from "../text-input/composition.ts";
import { box, widths } from "../text-input/text-input.css.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./ComboboxField.css.ts";
import { leaveWhatIsTyped } from "./leave-what-is-typed.ts";
import type { ComboboxOption, ComboboxSearch } from "./option.ts";
import { useSearch } from "./use-search.ts";

interface ComboboxInputProps {
  readonly name?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** One of the options was taken. Its label has already been given to onChange. */
  readonly onChoose?: ((option: ComboboxOption) => void) | undefined;
  /** Keep it the same between renders: a new one asks again. */
  readonly search: ComboboxSearch;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  readonly width?: keyof typeof widths | undefined;
}

export type ComboboxFieldProps = Omit<FieldProps, "label"> & ComboboxInputProps & { readonly label: string };

/** A bank, a branch, a company: typed or chosen. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(described) => <Combobox {...control} described={described} label={props.label} />}
    </Field>
  );
}

function Combobox({
  value,
  onChange,
  onChoose,
  onBlur,
  search,
  width = "l",
  described,
  label,
  ...attributes
}: ComboboxInputProps & { described: ControlProps; label: string }) {
  const words = useWords();
  const { searching, options } = useSearch(value, search);
  const combobox = useCombobox({
    items: [...options],
    // The text is the value: nothing stays chosen, so that the same option can be taken again.
    selectedItem: null,
    inputValue: value,
    inputId: described.id,
    itemToString: (option) => option?.label ?? "",
    stateReducer: leaveWhatIsTyped,
    onStateChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onChange(selectedItem.label);
      onChoose?.(selectedItem);
    },
  });
  const isShown = combobox.isOpen && value.trim() !== "" && !attributes.disabled && !attributes.readOnly;
  const input = combobox.getInputProps({
    ...attributes,
    ...described,
    className: classes(box, widths[width]),
    "aria-expanded": isShown,
    onBlur,
    // At once, and not by the library's state: the cursor would jump to the end.
    onChange: (event) => onChange(event.currentTarget.value),
    onKeyDown: keepKeysOfInputMethod,
  });
  return (
    <div className={classes(styles.place, widths[width])}>
      {/* The label of the field names it. */}
      <input {...input} aria-labelledby={undefined} />
      <div className={isShown ? styles.suggestions : undefined}>
        <ul
          {...combobox.getMenuProps({ className: styles.list, "aria-label": isShown ? label : undefined })}
          hidden={!isShown || options.length === 0}
        >
          {isShown &&
            options.map((option, index) => (
              <li
                key={option.id}
                {...combobox.getItemProps({
                  item: option,
                  index,
                  className: classes(styles.option, index === combobox.highlightedIndex && styles.marked),
                })}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </li>
            ))}
        </ul>
        <div role="status" className={styles.notice}>
          {isShown && options.length === 0 && (searching ? words.searching : words.nothingFound)}
        </div>
      </div>
    </div>
  );
}

/** While characters are composed, arrows, Enter and Escape are the input method's. */
function keepKeysOfInputMethod(
  event: KeyboardEvent & { nativeEvent: { preventDownshiftDefault?: boolean } },
) {
  holdSubmitWhileComposing(event);
  if (isComposing(event)) event.nativeEvent.preventDownshiftDefault = true;
}
