import { expect, test } from "vitest";
import { corporation, emptyProfile, soleTrader } from "#stories/profiles.ts";
import { isToFillIn } from "./SectionCard.tsx";
import { sectionsOf } from "./sections.ts";

test.each([
  { what: "a complete profile", profile: corporation, toFillIn: [] },
  { what: "an empty profile", profile: emptyProfile, toFillIn: ["identity", "owner", "business", "bank"] },
  { what: "an incomplete address", profile: { ...corporation, office_city: "" }, toFillIn: ["office"] },
  { what: "no account", profile: { ...corporation, bank_account: null }, toFillIn: ["bank"] },
  {
    what: "empty optional fields",
    profile: { ...soleTrader, company_name: "", sector: "unknown" as const },
    toFillIn: [],
  },
])("incomplete sections have the button 入力する: $what", ({ profile, toFillIn }) => {
  expect(sectionsOf(profile).filter((section) => isToFillIn(section, profile))).toEqual(toFillIn);
});
