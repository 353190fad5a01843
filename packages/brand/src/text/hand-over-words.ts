import { type CalendarDate, type Yen, yenWithSeparators } from "@kaitori/domain";
import { handOverCopy } from "../copy/hand-over.ts";
import { handOverAccountInWords } from "./account-in-words.ts";
import type { BrandOfOffer } from "./agreed-offer.ts";
import { copyOf } from "./copy-of.ts";
import { datesOf } from "./dates.ts";

export interface HandOverDay {
  readonly dueOn: CalendarDate;
  readonly amount: Yen;
  /** The number to write with the transfer; null if the server gives none. */
  readonly reference: string | null;
}

/** Instructions for the hand-over, in contract and mails: the account, and for each day the sum and the reference (B11). */
export function handOverWords({ copy, settings }: BrandOfOffer, days: readonly HandOverDay[]): string {
  const texts = copyOf(copy, handOverCopy);
  const { day } = datesOf(copy);
  const hasReferences = days.some(({ reference }) => reference !== null);
  return [
    texts.account({ account: handOverAccountInWords(settings) }),
    ...days.map(({ dueOn, amount, reference }) => {
      const due = { date: day(dueOn), amount: yenWithSeparators(amount) };
      return reference === null ? texts.dueWithoutReference(due) : texts.due({ ...due, reference });
    }),
    ...(hasReferences ? [texts.sameDay, texts.howTo + texts.howToWithoutName] : []),
  ].join("\n");
}
