import { keptInBrowser } from "#parts/kept-in-browser/kept-in-browser.ts";

type Answers = Readonly<Record<string, string>>;

/** What a visitor has answered in the check before an entry; as long as the link of the registration can be opened. */
export const preEntryAnswers = keptInBrowser("pre_entry_answers", {
  days: 1,
  is: (value): value is Answers =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((answer) => typeof answer === "string"),
});
