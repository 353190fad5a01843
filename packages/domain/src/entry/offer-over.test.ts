import { expect, test } from "vitest";
import { isOfferOver } from "./offer-over.ts";

test.each([
  { contract_period: "2026-11-20", over: true },
  { contract_period: "2026-11-21", over: false },
  { contract_period: "2026-11-22", over: false },
  { contract_period: null, over: false },
])("an offer ends with its last day $contract_period: $over", ({ contract_period, over }) => {
  expect(isOfferOver({ contract_period }, "2026-11-21")).toBe(over);
});
