import { datesOf } from "@kaitori/brand/dates";
import {
  accountNumberDigits,
  countAccountNumberDigits,
  formatAccountNumber,
  formatYenInput,
  isCalendarDate,
  postcodeWithHyphen,
  readPostcode,
  suggestAccountNumber,
  suggestHolderName,
  yenInputAloud,
} from "@kaitori/domain";
import type { ArgsEnhancer } from "storybook/internal/types";

const { day } = datesOf({});
const dayInWords = (typed: string) => (isCalendarDate(typed) ? day(typed) : undefined);

/** Functions of the domain for properties of components, which contain no business rules; the site passes the same. */
const rules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AmountField: { tidy: formatYenInput, readAloud: yenInputAloud },
  AccountNumberField: {
    format: formatAccountNumber,
    complete: suggestAccountNumber,
    digitsIn: countAccountNumberDigits,
    digits: accountNumberDigits,
  },
  HolderNameField: { format: suggestHolderName },
  PostcodeField: { read: readPostcode, format: postcodeWithHyphen },
  DateField: { inWords: dayInWords },
};

/** Code of callbacks that must return something, as a start for the caller. */
const emptyCallbacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ComboboxField: { search: "async () => []" },
};
export const callbackSources = new Map<unknown, string>();

export const addProductRules: ArgsEnhancer = ({ title, initialArgs }) => {
  const component = title.split("/").at(-1) ?? "";
  for (const [name, code] of Object.entries(emptyCallbacks[component] ?? {}))
    callbackSources.set(initialArgs[name], code);
  return rules[component] ?? {};
};

/** Functions with their names, because the build shortens names of functions. */
export const ruleNames: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [formatYenInput, "formatYenInput"],
  [yenInputAloud, "yenInputAloud"],
  [formatAccountNumber, "formatAccountNumber"],
  [countAccountNumberDigits, "countAccountNumberDigits"],
  [suggestAccountNumber, "suggestAccountNumber"],
  [suggestHolderName, "suggestHolderName"],
  [readPostcode, "readPostcode"],
  [postcodeWithHyphen, "postcodeWithHyphen"],
]);
