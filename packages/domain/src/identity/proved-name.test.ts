import { expect, test } from "vitest";
import { isNamedOtherwise } from "./proved-name.ts";

const company = {
  last_name: "山田",
  first_name: "太郎",
  company_name: "株式会社山田製作所",
  corporate_division: "corporate",
} as const;

test.each([
  { change: {}, otherwise: false },
  { change: { last_name: "佐藤" }, otherwise: true },
  { change: { first_name: "花子" }, otherwise: true },
  { change: { company_name: "" }, otherwise: true },
  { change: { corporate_division: "individual" as const }, otherwise: true },
])("R4.9 who is proved is known by name, company and division: %o", ({ change, otherwise }) => {
  expect(isNamedOtherwise(company, { ...company, ...change })).toBe(otherwise);
});
