import { expect, test } from "vitest";
import { isProfileSatisfied, profileIssues } from "./profile-issues.ts";

const person = {
  last_name: "山田",
  first_name: "太郎",
  owner_zipcode: "1000001",
  owner_prefecture: "東京都",
  owner_city: "千代田区",
  owner_building_number: "1-1",
  owner_phone: "09012345678",
};
const office = {
  company_name: "港商事",
  office_zipcode: "1000001",
  office_prefecture: "東京都",
  office_city: "千代田区",
  office_building_number: "1-1",
  office_phone: "0312345678",
};
const corporate = { corporate_division: "corporate", ...person, ...office } as const;
const individual = { corporate_division: "individual", ...person } as const;

test.each([
  { title: "a company", profile: corporate, expected: [] },
  { title: "a sole trader without an office", profile: individual, expected: [] },
  {
    title: "no division selected",
    profile: { ...corporate, corporate_division: "none" as const },
    expected: ["choice corporate_division"],
  },
  {
    title: "short postcodes",
    profile: { ...corporate, office_zipcode: "100", owner_zipcode: "200" },
    expected: ["postcode office_zipcode", "postcode owner_zipcode"],
  },
  {
    title: "short phones",
    profile: { ...corporate, office_phone: "03", owner_phone: "090" },
    expected: ["phone office_phone", "phone owner_phone"],
  },
  {
    title: "an invalid office phone of a sole trader",
    profile: { ...individual, office_phone: "03" },
    expected: ["phone office_phone"],
  },
])("R3.6 the issues of a profile: $title", ({ profile, expected }) => {
  expect(profileIssues(profile).map((issue) => `${issue.code} ${issue.path.join(".")}`)).toEqual(expected);
  expect(isProfileSatisfied(profile)).toBe(expected.length === 0);
});

test.each(Object.keys({ ...person, ...office }))("R3.6 R5.4 a company's profile requires %s", (field) => {
  expect(profileIssues({ ...corporate, [field]: " " }, ["profile"])).toEqual([
    { path: ["profile", field], code: "blank" },
  ]);
});

test.each(Object.keys(person))("R3.6 R5.4 a sole trader's profile requires %s", (field) => {
  expect(profileIssues({ ...individual, [field]: "" })).toEqual([{ path: [field], code: "blank" }]);
});
