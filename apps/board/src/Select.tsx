import { useId } from "react";
import * as styles from "./Board.css.ts";

export interface SelectProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A select that always has a value. */
export function Select({ label, options, value, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className={styles.labelledSelect}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
