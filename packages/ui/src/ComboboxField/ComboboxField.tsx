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
      {(controlProps) => <Combobox {...control} controlProps={controlProps} label={props.label} />}
    </Field>
  );
}

interface ListState {
  readonly isOpen: boolean;
  /** Index of the active suggestion, -1 for none. */
  readonly activeIndex: number;
  /** True if a key made the suggestion active, so that it is scrolled into view. */
  readonly isActiveByKey?: boolean;
}

const closedList: ListState = { isOpen: false, activeIndex: -1 };

function useListState(count: number) {
  const [state, setState] = useState(closedList);
  const moveActive = (by: 1 | -1) => {
    const from = state.activeIndex < 0 && by < 0 ? count : state.activeIndex;
    const activeIndex = count === 0 ? -1 : (from + by + count) % count;
    setState({ isOpen: true, activeIndex, isActiveByKey: true });
  };
  return {
    ...state,
    moveActive,
    /** `-1` opens the list without an active suggestion. */
    setActive: (activeIndex: number) => setState({ isOpen: true, activeIndex }),
    close: useCallback(() => setState(closedList), []),
  };
}

/**
 * The combobox pattern of WAI-ARIA: the focus stays in the text, and `aria-activedescendant` names the active
 * suggestion. Typing opens the list; a click on the field opens it only if its value was refused. The typed text stays.
 */
function Combobox({
  value,
  onChange,
  onChoose,
  onBlur,
  search,
  width = "l",
  controlProps,
  label,
  autoComplete = "off",
  ...attributes
}: ComboboxInputProps & { controlProps: ControlProps; label: string }) {
  const words = useWords();
  const { searching, options } = useSearch(value, search);
  const list = useListState(options.length);
  const listId = useId();
  const optionId = (index: number) => `${listId}${index}`;
  const isShown = list.isOpen && value.trim() !== "" && !attributes.disabled && !attributes.readOnly;
  const activeOption = isShown ? options[list.activeIndex] : undefined;

  // Some browsers keep the focus in the field when the user clicks outside it.
  const container = useRef<HTMLDivElement>(null);
  const { close } = list;
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
      list.moveActive(event.key === "ArrowDown" ? 1 : -1);
    } else if (isShown && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      if (event.key === "Enter" && activeOption) choose(activeOption);
      else close();
    } else if (event.key === "Tab" && activeOption) choose(activeOption);
  };

  return (
    <div ref={container} className={classes(styles.container, widths[width])}>
      <input
        {...attributes}
        {...controlProps}
        role="combobox"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={isShown}
        aria-activedescendant={activeOption && optionId(list.activeIndex)}
        autoComplete={autoComplete}
        className={classes(box, widths[width])}
        value={value}
        onChange={({ currentTarget }) => {
          list.setActive(-1);
          onChange(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        // A value with an error must be chosen from the list, so a click opens it.
        onClick={() => controlProps["aria-invalid"] && !list.isOpen && list.setActive(-1)}
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
          onMouseLeave={() => isShown && list.setActive(-1)}
        >
          {isShown &&
            options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and its keys
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option === activeOption}
                className={classes(styles.option, option === activeOption && styles.activeOption)}
                ref={option === activeOption && list.isActiveByKey ? scrollIntoView : undefined}
                onMouseMove={() => option !== activeOption && list.setActive(index)}
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
