import type { Issue } from "@kaitori/domain";
import type { ResolverOptions } from "react-hook-form";
import { expect, test } from "vitest";
import { resolverOf } from "./resolver.ts";
import { shownErrors } from "./shown-errors.ts";

const resolve = async (values: Record<string, unknown>, issues: readonly Issue[]) => {
  const resolver = resolverOf<Record<string, unknown>>(
    () => issues,
    ({ code }) => code,
  );
  const options: ResolverOptions<Record<string, unknown>> = { fields: {}, shouldUseNativeValidation: false };
  return shownErrors((await resolver(values, undefined, options)).errors);
};

test("R5.11 findings stand in the order of the form, and each field says its first", async () => {
  const shown = await resolve({ email: "", password: "" }, [
    { path: ["email"], code: "blank" },
    { path: ["password"], code: "passwordShort" },
    { path: ["email"], code: "email" },
  ]);
  expect(shown).toEqual([
    { path: "email", message: "blank" },
    { path: "password", message: "passwordShort" },
  ]);
});

test("R5.9 a finding of a list stands at its root, beside those of its rows", async () => {
  const shown = await resolve({ claims: [{ amount: "" }] }, [
    { path: ["claims"], code: "tooManyClaims" },
    { path: ["claims", 0, "amount"], code: "required" },
  ]);
  expect(shown).toEqual(
    expect.arrayContaining([
      { path: "claims.root", message: "tooManyClaims" },
      { path: "claims.0.amount", message: "required" },
    ]),
  );
});

test("R5.7 a finding about no field is one too", async () => {
  expect(await resolve({ claims: [] }, [{ path: [], code: "noClaims" }])).toEqual([
    { path: "non_field_errors", message: "noClaims" },
  ]);
});

test("R5.11 without a finding the values pass", async () => {
  expect(await resolve({ email: "x" }, [])).toEqual([]);
});
