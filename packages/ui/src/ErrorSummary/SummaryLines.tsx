import type { MouseEvent, ReactNode } from "react";
import { line } from "./ErrorSummary.css.ts";

export type SummaryError = {
  /** The id of the field that the line leads to. */
  field: string;
  message: ReactNode;
};

function leadToField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  // The label belongs on the screen as well, not the box alone.
  (control.closest("div:has(> div > label), fieldset") ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
}

/** A line for each finding, which leads to its field. */
export function SummaryLines({ errors }: { errors: readonly SummaryError[] }) {
  return (
    <ul>
      {errors.map(({ field, message }) => (
        <li key={field}>
          <a href={`#${field}`} className={line} onClick={(event) => leadToField(event, field)}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
