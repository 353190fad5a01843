import { datesOf } from "@kaitori/brand/dates";
import * as domain from "@kaitori/domain";
import type { ArgsEnhancer } from "storybook/internal/types";

const { day } = datesOf({});
const dayInWords = (typed: string) => (domain.isCalendarDate(typed) ? day(typed) : undefined);

/**
 * Functions of the domain for properties of components, because components contain no business rules. The site passes
 * the same functions.
 */
const rules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AmountField: { format: domain.formatYenInput, readAloud: domain.yenInputAloud },
  AccountNumberField: {
    format: domain.formatAccountNumber,
    complete: domain.suggestAccountNumber,
    countDigits: domain.countAccountNumberDigits,
    digits: domain.accountNumberDigits,
  },
  HolderNameField: { format: domain.suggestHolderName },
  PostcodeField: { read: domain.readPostcode, format: domain.postcodeWithHyphen },
  DateField: { inWords: dayInWords },
};

/** Code that a story shows for a callback that must return a value. */
export const callbackSources = new Map<unknown, string>();

export const addRulesOfFields: ArgsEnhancer = ({ title, initialArgs }) => {
  const component = title.split("/").at(-1) ?? "";
  if (component === "ComboboxField") callbackSources.set(initialArgs.search, "async () => []");
  return rules[component] ?? {};
};

/** The names of the exports of the domain, because the build shortens names of functions. */
export const ruleNames: ReadonlyMap<unknown, string> = new Map(
  Object.entries(domain).map(([name, value]) => [value, name]),
);
