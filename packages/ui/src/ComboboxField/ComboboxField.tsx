import {
  type FocusEventHandler,
  type HTMLAttributes,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { classes } from "../classes.ts";
import { Field } from "../Field/Field.tsx";
import { type ControlProps, type FieldProps, splitFieldProps } from "../Field/props.ts";
import { isComposing, preventSubmitWhileComposing } from "../text-input/composition.ts";
import { box, widths } from "../text-input/text-input.css.ts";
import { useWords } from "../UiProvider/context.ts";
import * as styles from "./ComboboxField.css.ts";
import type { ComboboxOption, ComboboxSearch } from "./option.ts";
import { useSearch } from "./use-search.ts";

interface ComboboxInputProps {
  readonly name?: string | undefined;

  /** Text in the field. */
  readonly value: string;

  /** Called when the text changes by typing or choosing. */
  readonly onChange: (typed: string) => void;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** Called when an option is chosen, after onChange with its label. */
  readonly onChoose?: ((option: ComboboxOption) => void) | undefined;
  /** Keep it identical between renders: a new function searches again. */
  readonly search: ComboboxSearch;
  readonly disabled?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];

  /** Width of the field, by the length of its usual text. */
  readonly width?: keyof typeof widths | undefined;
}

export type ComboboxFieldProps = Omit<FieldProps, "label"> &
  ComboboxInputProps & {
    /** Label of the field; always visible. */
    readonly label: string;
  };

/** Field with suggestions, as for a bank, a branch or a company; the user types or chooses. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { field, control } = splitFieldProps(props);
  return (
    <Field {...field}>
      {(described) => <Combobox {...control} described={described} label={props.label} />}
    </Field>
  );
}

interface Mark {
  readonly isOpen: boolean;
  /** Index of the marked suggestion, -1 for none. */
  readonly index: number;
  /** True if a key marked the suggestion, so that it is scrolled into view. */
  readonly isMarkedByKey?: boolean;
}

const closedMark: Mark = { isOpen: false, index: -1 };

function useMark(count: number) {
  const [mark, setMark] = useState(closedMark);
  const move = (by: 1 | -1) => {
    const from = mark.index < 0 && by < 0 ? count : mark.index;
    setMark({ isOpen: true, index: count === 0 ? -1 : (from + by + count) % count, isMarkedByKey: true });
  };
  return {
    ...mark,
    move,
    /** `-1` shows the list without a mark. */
    set: (index: number) => setMark({ isOpen: true, index }),
    close: useCallback(() => setMark(closedMark), []),
  };
}

/**
 * The combobox pattern of WAI-ARIA: the focus stays in the text, and `aria-activedescendant` names the marked
 * suggestion. Typing opens the list; a click on the field opens it only if its value was refused. The typed text stays.
 */
function Combobox({
  value,
  onChange,
  onChoose,
  onBlur,
  search,
  width = "l",
  described,
  label,
  autoComplete = "off",
  ...attributes
}: ComboboxInputProps & { described: ControlProps; label: string }) {
  const words = useWords();
  const { searching, options } = useSearch(value, search);
  const mark = useMark(options.length);
  const listId = useId();
  const optionId = (index: number) => `${listId}${index}`;
  const isShown = mark.isOpen && value.trim() !== "" && !attributes.disabled && !attributes.readOnly;
  const marked = isShown ? options[mark.index] : undefined;

  // Some browsers keep the focus in the field when something else is pressed.
  const container = useRef<HTMLDivElement>(null);
  const { close } = mark;
  useEffect(() => {
    if (!isShown) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) close();
    };
    document.addEventListener("pointerup", closeOutside);
    return () => document.removeEventListener("pointerup", closeOutside);
  }, [isShown, close]);

  const choose = (option: ComboboxOption) => {
    close();
    onChange(option.label);
    onChoose?.(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    preventSubmitWhileComposing(event);
    // While an input method composes, arrows, Enter and Escape belong to it.
    if (isComposing(event) || attributes.readOnly) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      mark.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (isShown && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      if (event.key === "Enter" && marked) choose(marked);
      else close();
    } else if (event.key === "Tab" && marked) choose(marked);
  };

  return (
    <div ref={container} className={classes(styles.container, widths[width])}>
      <input
        {...attributes}
        {...described}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={isShown}
        aria-activedescendant={marked && optionId(mark.index)}
        autoComplete={autoComplete}
        className={classes(box, widths[width])}
        value={value}
        onChange={({ currentTarget }) => {
          mark.set(-1);
          onChange(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        // A value with an error must be chosen from the list, so the press opens it.
        onClick={() => described["aria-invalid"] && !mark.isOpen && mark.set(-1)}
        onBlur={(event) => {
          if (!container.current?.contains(event.relatedTarget)) close();
          onBlur?.(event);
        }}
      />
      <div className={isShown ? styles.suggestions : undefined}>
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={isShown ? label : undefined}
          className={styles.list}
          hidden={!isShown || options.length === 0}
          // Pressing or scrolling the list leaves the focus in the text.
          onMouseDown={(event) => event.preventDefault()}
          onMouseLeave={() => isShown && mark.set(-1)}
        >
          {isShown &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and its keys
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option === marked}
                className={classes(styles.option, option === marked && styles.marked)}
                ref={option === marked && mark.isMarkedByKey ? scrollIntoView : undefined}
                onMouseMove={() => option !== marked && mark.set(index)}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option.detail && <span className={styles.detail}>{option.detail}</span>}
              </div>
            ))}
        </div>
        <div role="status" className={styles.notice}>
          {isShown && options.length === 0 && (searching ? words.searching : words.nothingFound)}
        </div>
      </div>
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });
