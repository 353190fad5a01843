import { useId } from "react";
import * as styles from "./Board.css.ts";

export interface SegmentsProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons in one row. */
export function Segments<Value extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.segment}>
          <input
            type="radio"
            name={group}
            className={styles.segmentInput}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
