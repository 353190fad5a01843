import { browserStore } from "#foundation/browser-store/browser-store.ts";
import { isRecord } from "#parts/is-record.ts";

type Answers = Readonly<Record<string, string>>;

/** The visitor's answers in the check before an entry, stored as long as the registration link is valid. */
export const preEntryAnswers = browserStore("pre_entry_answers", {
  days: 1,
  isValid: (value): value is Answers =>
    isRecord(value) && Object.values(value).every((answer) => typeof answer === "string"),
});
