import { useEffect, useRef } from "react";
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from "react-aria-components";
import { holdSubmitWhileComposing } from "../text-input/composition.ts";
import { useWords } from "../UiProvider/context.ts";
import {
  detail as detailClass,
  list,
  nothing,
  option as optionClass,
  popover,
} from "./ComboboxControl.css.ts";
import type { ComboboxInputProps } from "./input-props.ts";
import { StayWhileScrolling } from "./StayWhileScrolling.tsx";
import { useSearch } from "./use-search.ts";

const everything = () => true;

/**
 * react-aria writes a rule of its own into the page, which a strict policy of the page refuses with an error. The rule
 * stands in our style sheet, and where an element with this id is found, nothing is written.
 */
const ownRule = document.createElement("template");
ownRule.id = "react-aria-pressable-style";
document.head.append(ownRule);

/** The real combobox, in a chunk of its own. What is found was filtered by who found it. */
export default function ComboboxControl({
  value,
  onChange,
  onChoose,
  onBlur,
  search,
  takeFocus,
  ...rest
}: ComboboxInputProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const { searching, options } = useSearch(value, search);
  useEffect(() => {
    if (takeFocus) input.current?.focus();
  }, [takeFocus]);
  const { id, inputClass, described, disabled, readOnly, label, ...inputProps } = rest;
  return (
    <ComboBox
      aria-label={label}
      items={options}
      inputValue={value}
      onInputChange={onChange}
      onChange={(key) => {
        const chosen = options.find((one) => one.id === key);
        if (chosen) onChoose?.(chosen);
      }}
      defaultFilter={everything}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection
      isDisabled={disabled ?? false}
      isReadOnly={readOnly ?? false}
    >
      <Input
        {...inputProps}
        {...described}
        id={id}
        ref={input}
        className={inputClass}
        onBlur={onBlur}
        onKeyDown={holdSubmitWhileComposing}
      />
      <StayWhileScrolling>
        <Popover className={popover} placement="bottom start" offset={4}>
          <ListBox<(typeof options)[number]>
            className={list}
            renderEmptyState={() => (
              <div className={nothing}>{searching ? words.searching : words.nothingFound}</div>
            )}
          >
            {({ id: key, label: name, detail }) => (
              <ListBoxItem id={key} textValue={name} className={optionClass}>
                <span>{name}</span>
                {detail && <span className={detailClass}>{detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </StayWhileScrolling>
    </ComboBox>
  );
}
