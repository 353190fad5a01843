import { isPositiveYen } from "@kaitori/domain";
import { browserStore } from "#foundation/browser-store/browser-store.ts";

export const calculatedAmount = browserStore("calculated_amount", {
  days: 7,
  isValid: (value): value is string => typeof value === "string" && isPositiveYen(value),
});
