import { useId } from "react";
import * as styles from "./Board.css.ts";

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** Several values make checkboxes. */
  readonly value: Value | readonly Value[];
  /** Called with the option that was clicked: chosen, or, in a list, checked or unchecked. */
  readonly onChange: (value: Value) => void;
}

/** Radio buttons or checkboxes in one row. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const group = useId();
  const isList = typeof value !== "string";
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.segment}>
          <input
            type={isList ? "checkbox" : "radio"}
            name={group}
            className={styles.segmentInput}
            checked={isList ? value.includes(option) : option === value}
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
