import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Heading } from "../Heading/index.ts";
import { CircleAlertIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import { line, list, summary, title as titleClass } from "./ErrorSummary.css.ts";

export type SummaryError = {
  /** The id of the field that the line leads to. */
  field: string;
  message: ReactNode;
};
export type ErrorSummaryProps = {
  title?: string | undefined;
  errors: readonly SummaryError[];
  /** Counts failed submits: each one brings the focus back here. */
  attempt?: number | undefined;
};

function leadToField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  // The label belongs on the screen as well, not the box alone.
  (control.closest("div:has(> div > label), fieldset") ?? control).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
}

/** On top after a failed submit: takes the focus, and each line leads to its field. */
export function ErrorSummary({ title, errors, attempt = 1 }: ErrorSummaryProps) {
  const words = useWords();
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  // A new attempt is the reason to focus again.
  useEffect(() => box.current?.focus(), [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={headingId} className={summary}>
      <div className={titleClass}>
        <CircleAlertIcon />
        <Heading level={2} size="title3" id={headingId}>
          {title ?? words.errorSummary}
        </Heading>
      </div>
      <ul className={list}>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className={line} onClick={(event) => leadToField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
