import { useEffect, useId, useRef } from "react";
import { Heading } from "../Heading/index.ts";
import { CircleAlertIcon, CircleCheckIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import { lines, mendedSummary, mendedTitle, more, summary, title as titleClass } from "./ErrorSummary.css.ts";
import { type SummaryError, SummaryLines } from "./SummaryLines.tsx";

/** As many as a phone shows above its first field. A single one more is not folded away. */
const shownAtFirst = 3;

export type ErrorSummaryProps = {
  /** Its heading; left out, it says how many there are. */
  title?: string | undefined;

  /** A line for each fault, in the order of the fields. */
  errors: readonly SummaryError[];
  /** Counts failed submits: each one brings the focus back here. */
  attempt?: number | undefined;
};

/**
 * On top after a failed submit: takes the focus, and each line leads to its field; of many, the first. What has been
 * put right is struck out in its place: a summary that shrank would move the button somebody reaches for.
 */
export function ErrorSummary({ title, errors, attempt = 1 }: ErrorSummaryProps) {
  const words = useWords();
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  // A new attempt is the reason to focus again.
  useEffect(() => box.current?.focus(), [attempt]);
  if (errors.length === 0) return null;
  const shown = errors.length === shownAtFirst + 1 ? errors.length : shownAtFirst;
  const rest = errors.slice(shown);
  const isMended = errors.every((error) => error.isMended);
  return (
    <div
      ref={box}
      role="alert"
      // Said whole when it appears; of a line that is put right, its mark alone.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={isMended ? mendedSummary : summary}
    >
      <div className={isMended ? mendedTitle : titleClass}>
        {isMended ? <CircleCheckIcon /> : <CircleAlertIcon />}
        <Heading level={2} size="title3" id={headingId}>
          {title ?? words.errorSummary}
        </Heading>
      </div>
      <div className={lines}>
        <SummaryLines errors={errors.slice(0, shown)} />
        {rest.length > 0 && (
          <details>
            <summary className={more}>{words.moreErrors({ count: rest.length })}</summary>
            <SummaryLines errors={rest} />
          </details>
        )}
      </div>
    </div>
  );
}
