import { expect, test } from "vitest";
import { corporation, nothingFilledIn, soleTrader } from "#stories/profiles.ts";
import { isToFillIn } from "./SectionCard.tsx";
import { sectionsOf } from "./sections.ts";

test.each([
  { what: "everything is there", profile: corporation, toFillIn: [] },
  { what: "nothing is there", profile: nothingFilledIn, toFillIn: ["identity", "owner", "business", "bank"] },
  { what: "part of an address lacks", profile: { ...corporation, office_city: "" }, toFillIn: ["office"] },
  { what: "there is no account", profile: { ...corporation, bank_account: null }, toFillIn: ["bank"] },
  {
    what: "what need not be given lacks",
    profile: { ...soleTrader, company_name: "", sector: "unknown" as const },
    toFillIn: [],
  },
])("a section is to fill in, not to change: $what", ({ profile, toFillIn }) => {
  expect(sectionsOf(profile).filter((section) => isToFillIn(section, profile))).toEqual(toFillIn);
});
