import type { MouseEvent, ReactNode } from "react";
import { useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { line, mendedLine } from "./ErrorSummary.css.ts";

export type SummaryError = {
  /** The id of the field that the line leads to. */
  field: string;
  /** The fault, as the field says it. */
  message: ReactNode;
  /** The field has been corrected: the line stays, struck out. */
  isMended?: boolean | undefined;
};

function leadToField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  // A folded line takes no focus.
  control.closest("details")?.setAttribute("open", "");
  // Scrolls the label into view too, not only the box.
  (control.closest("div:has(> div > label), fieldset") ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
}

/** A line for each finding, which leads to its field. */
export function SummaryLines({ errors }: { errors: readonly SummaryError[] }) {
  const { mendedMark } = useWords();
  return (
    <ul>
      {errors.map(({ field, message, isMended = false }) => (
        <li key={field}>
          <a
            href={`#${field}`}
            className={isMended ? mendedLine : line}
            onClick={(event) => leadToField(event, field)}
          >
            {isMended && <VisuallyHidden>{mendedMark}</VisuallyHidden>}
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
