import { isCalendarDate } from "@kaitori/domain";
import { dayInWords } from "../day-in-words.ts";

/** A date as it was typed: in words when it is one. */
export const paymentDay = (typed: string) => (isCalendarDate(typed) ? dayInWords(typed) : typed);
