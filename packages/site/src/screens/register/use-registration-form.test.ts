import { expect, test } from "vitest";
import { type RegistrationValues, registrationIssues } from "./use-registration-form.ts";

const complete: RegistrationValues = {
  corporate_division: "corporate",
  email: "name@example.jp",
  password: "correct horse",
  terms_version: true,
};

test("R5.11 a complete form has no issues", () => {
  expect(registrationIssues(complete)).toEqual([]);
});

test.each([
  [{ corporate_division: "" }, ["corporate_division"]],
  [{ corporate_division: "none" }, ["corporate_division"]],
  [{ email: "" }, ["email"]],
  [{ password: "short" }, ["password"]],
  [{ password: "name@example.jp" }, ["password"]],
  [{ terms_version: false }, ["terms_version"]],
  [
    { corporate_division: "", email: "", password: "", terms_version: false },
    ["corporate_division", "email", "password", "terms_version"],
  ],
] as const)("R5.11 with %j the issues are at %j", (values, fields) => {
  expect(registrationIssues({ ...complete, ...values }).map(({ path }) => path.join("."))).toEqual(fields);
});
