import { expect, test } from "vitest";
import { soleTrader } from "#stories/profiles.ts";
import { type ProfileValues, profileValuesOf } from "./profile-values.ts";
import { sectionFormIssues } from "./section-form-issues.ts";

const before = profileValuesOf(soleTrader);

test.each<{ about: string; values: Partial<ProfileValues>; mustResubmit: boolean; found: string[] }>([
  { about: "R4.9 confirmed: nothing more is wanted", values: {}, mustResubmit: false, found: [] },
  {
    about: "R4.9 to be handed in again: first which paper",
    values: {},
    mustResubmit: true,
    found: ["identity_document_type choice"],
  },
  {
    about: "R4.9 then the paper itself",
    values: { identity_document_type: "passport" },
    mustResubmit: true,
    found: ["addfiles fileMissing"],
  },
  {
    about: "R4.9 given",
    values: { identity_document_type: "passport", addfiles: [3] },
    mustResubmit: true,
    found: [],
  },
  {
    about: "a new name is proved anew",
    values: { last_name: "山田" },
    mustResubmit: false,
    found: ["identity_document_type choice"],
  },
])("$about", ({ values, mustResubmit, found }) => {
  const issues = sectionFormIssues(
    { ...before, ...values },
    { section: "identity", before, mustResubmit, documents: "本人確認書類" },
  );
  expect(issues.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual(found);
});

test("a driving licence is given when both sides are", () => {
  const values = { ...before, identity_document_type: "drivingLicence", addfiles: [3] };
  const context = { section: "identity", before, mustResubmit: true, documents: "本人確認書類" } as const;
  expect(sectionFormIssues({ ...values, addfiles: [3, 4] }, context)).toEqual([]);
  expect(sectionFormIssues(values, context)).not.toEqual([]);
});
