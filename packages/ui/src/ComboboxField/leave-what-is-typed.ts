import type { UseComboboxProps } from "downshift";
import { useCombobox } from "downshift";
import type { ComboboxOption } from "./option.ts";

const events = useCombobox.stateChangeTypes;

/** What a key or a press does to a field that takes any text: suggestions come and go, and what was typed stays. */
export const leaveWhatIsTyped: NonNullable<UseComboboxProps<ComboboxOption>["stateReducer"]> = (
  state,
  { type, changes },
) => {
  switch (type) {
    // The library would empty the field.
    case events.InputKeyDownEscape:
      return { ...state, isOpen: false, highlightedIndex: -1 };
    // Suggestions answer what is typed, not a press on the field.
    case events.InputClick:
      return state;
    default:
      return changes;
  }
};
