import { browserStore } from "#parts/browser-store/browser-store.ts";

type Answers = Readonly<Record<string, string>>;

/** The visitor's answers in the check before an entry; kept as long as the link of the registration can be opened. */
export const preEntryAnswers = browserStore("pre_entry_answers", {
  days: 1,
  is: (value): value is Answers =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === "string"),
});
