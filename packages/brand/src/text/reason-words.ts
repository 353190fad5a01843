import type { CalendarDate, ReviewReason } from "@kaitori/domain";
import { reasonsCopy } from "../copy/reasons.ts";
import { copyOf, type Overrides } from "./copy-of.ts";
import { datesOf } from "./dates.ts";

export interface ReasonWords {
  readonly sentence: string;
  /** Empty if the payment date is too far away and the first possible day of an application is unknown. */
  readonly toDo: string;
  /** Lines that show the typed value beside the value on the paper. */
  readonly compared: readonly string[];
}

interface ReasonData {
  readonly code: ReviewReason;
  readonly on_form?: string | undefined;
  readonly on_paper?: string | undefined;
  readonly possible_from?: CalendarDate | undefined;
}

/** A reason of the review in the brand's texts (B15). */
export function reasonWords(
  copy: Overrides,
  { code, on_form, on_paper, possible_from }: ReasonData,
): ReasonWords {
  const texts = copyOf(copy, reasonsCopy);
  return {
    sentence: texts[`${code}Sentence`],
    toDo: possible_from
      ? texts.possibleFrom({ date: datesOf(copy).day(possible_from) })
      : code === "tooFar"
        ? ""
        : texts[`${code}Action`],
    compared:
      on_form === undefined || on_paper === undefined
        ? []
        : [texts.onForm({ value: on_form }), texts.onPaper({ value: on_paper })],
  };
}

/** All reasons as one text, for mails, the inbox and a server's sentence. */
export const reasonsText = (copy: Overrides, reasons: readonly ReasonData[]): string =>
  reasons
    .map((reason) => {
      const { sentence, toDo, compared } = reasonWords(copy, reason);
      return [sentence, ...compared, toDo].filter(Boolean).join("\n");
    })
    .join("\n");
