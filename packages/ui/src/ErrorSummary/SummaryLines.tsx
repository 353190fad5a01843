import type { MouseEvent, ReactNode } from "react";
import { useWords } from "../UiProvider/context.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { correctedLine, line } from "./ErrorSummary.css.ts";

export type SummaryError = {
  /** The id of the field that the line links to. */
  field: string;
  /** The error, as the field shows it. */
  message: ReactNode;
  /** True if the field has been corrected: the line is struck out. */
  isCorrected?: boolean | undefined;
};

/** Opens the `details` element around a field: in a closed one the field is invisible and cannot take the focus. */
export const openDetailsOf = (control: Element | null) =>
  control?.closest("details")?.setAttribute("open", "");

/** Focuses the field that a link leads to, with its label in view. */
export function focusField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  openDetailsOf(control);
  // The label of the field, not that of a button that picks a file, scrolls into view.
  (control.closest("fieldset, div:has(> div > label[for])") ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
}

/** One line for each error; it links to the field. */
export function SummaryLines({ errors }: { errors: readonly SummaryError[] }) {
  const { correctedMark } = useWords();
  return (
    <ul>
      {errors.map(({ field, message, isCorrected = false }) => (
        <li key={field}>
          <a
            href={`#${field}`}
            className={isCorrected ? correctedLine : line}
            onClick={(event) => focusField(event, field)}
          >
            {isCorrected && <VisuallyHidden>{correctedMark}</VisuallyHidden>}
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}
