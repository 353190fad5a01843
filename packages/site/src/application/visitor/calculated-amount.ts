import { isPositiveYen } from "@kaitori/domain";
import { keptInBrowser } from "#parts/kept-in-browser/kept-in-browser.ts";

/** The amount that was calculated with, as the wire writes it: for the first invoice. */
export const calculatedAmount = keptInBrowser("calculated_amount", {
  days: 7,
  is: (value): value is string => typeof value === "string" && isPositiveYen(value),
});
