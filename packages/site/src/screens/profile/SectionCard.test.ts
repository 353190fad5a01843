import { expect, test } from "vitest";
import { corporation, emptyProfile, soleTrader } from "#stories/profiles.ts";
import { isToFillIn } from "./SectionCard.tsx";
import { sectionsOf } from "./sections.ts";

test.each([
  { condition: "a complete profile", profile: corporation, toFillIn: [] },
  {
    condition: "an empty profile",
    profile: emptyProfile,
    toFillIn: ["identity", "owner", "business", "bank"],
  },
  { condition: "an incomplete address", profile: { ...corporation, office_city: "" }, toFillIn: ["office"] },
  { condition: "no account", profile: { ...corporation, bank_account: null }, toFillIn: ["bank"] },
  {
    condition: "empty optional fields",
    profile: { ...soleTrader, company_name: "", sector: "unknown" as const },
    toFillIn: [],
  },
])("with $condition, the sections with the button 入力する are $toFillIn", ({ profile, toFillIn }) => {
  expect(sectionsOf(profile).filter((section) => isToFillIn(section, profile))).toEqual(toFillIn);
});
