import { useEffect, useEffectEvent, useId, useRef } from "react";
import { SmallHeading } from "../Heading/Heading.tsx";
import { CircleAlertIcon, CircleCheckIcon } from "../Icon/index.ts";
import { useWords } from "../UiProvider/context.ts";
import {
  correctedSummary,
  correctedTitle,
  lines,
  more,
  summary,
  title as titleClass,
} from "./ErrorSummary.css.ts";
import { openDetailsOf, type SummaryError, SummaryLines } from "./SummaryLines.tsx";

/** Lines that fit above the first field of a phone; a single further line is shown, too. */
const maximumLines = 3;

export type ErrorSummaryProps = {
  /** Heading; by default it gives the number of errors. */
  title?: string | undefined;

  /** A line per error, in the order of the fields. */
  errors: readonly SummaryError[];
  /** Number of failed submits; each moves the focus here. */
  attempt?: number | undefined;
};

/**
 * Summary after a failed submit: takes the focus, and each line links to its field. A corrected line is struck out
 * and follows the uncorrected ones; it stays, because a shrinking summary would move the button.
 */
export function ErrorSummary({ title, errors, attempt = 1 }: ErrorSummaryProps) {
  const words = useWords();
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  const openDetailsOfFields = useEffectEvent(() => {
    for (const { field } of errors) openDetailsOf(document.getElementById(field));
  });
  // A new attempt moves the focus again.
  useEffect(() => {
    box.current?.focus();
    openDetailsOfFields();
  }, [attempt]);
  if (errors.length === 0) return null;
  const visibleLines = errors.length === maximumLines + 1 ? errors.length : maximumLines;
  const uncorrectedFirst = errors.toSorted(
    (one, other) => Number(!!one.isCorrected) - Number(!!other.isCorrected),
  );
  const rest = uncorrectedFirst.slice(visibleLines);
  const isAllCorrected = errors.every((error) => error.isCorrected);
  return (
    <div
      ref={box}
      role="alert"
      // Announced as a whole when it appears; later, screen readers hear only the corrected lines.
      aria-atomic={false}
      aria-relevant="additions"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={isAllCorrected ? correctedSummary : summary}
    >
      <div className={isAllCorrected ? correctedTitle : titleClass}>
        {isAllCorrected ? <CircleCheckIcon /> : <CircleAlertIcon />}
        <SmallHeading id={headingId}>{title ?? words.errorSummary}</SmallHeading>
      </div>
      <div className={lines}>
        <SummaryLines errors={uncorrectedFirst.slice(0, visibleLines)} />
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
