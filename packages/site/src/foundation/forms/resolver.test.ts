import type { Issue } from "@kaitori/domain";
import type { ResolverOptions } from "react-hook-form";
import { expect, test } from "vitest";
import { resolverOf } from "./resolver.ts";
import { shownErrors } from "./shown-errors.ts";

const resolve = async (
  values: Record<string, unknown>,
  issues: readonly Issue[],
  { field, shownPaths = [] }: { field?: string; shownPaths?: readonly string[] } = {},
) => {
  const resolver = resolverOf<Record<string, unknown>>(
    () => issues,
    ({ code }) => code,
    (path) => shownPaths.includes(path),
  );
  const options: ResolverOptions<Record<string, unknown>> = {
    fields: {},
    shouldUseNativeValidation: false,
    ...(field && { names: [field] }),
  };
  return shownErrors((await resolver(values, undefined, options)).errors);
};

test("R5.11 errors are in the order of the form, and each field shows its first error", async () => {
  const errors = await resolve({ email: "", password: "" }, [
    { path: ["email"], code: "blank" },
    { path: ["password"], code: "passwordShort" },
    { path: ["email"], code: "email" },
  ]);
  expect(errors).toEqual([
    { path: "email", message: "blank", code: "blank" },
    { path: "password", message: "passwordShort", code: "passwordShort" },
  ]);
});

test("R5.9 an error of a list is at its root, beside the errors of its rows", async () => {
  const errors = await resolve({ claims: [{ amount: "" }] }, [
    { path: ["claims"], code: "tooManyClaims" },
    { path: ["claims", 0, "amount"], code: "required" },
  ]);
  expect(errors).toEqual(
    expect.arrayContaining([
      { path: "claims.root", message: "tooManyClaims", code: "tooManyClaims" },
      { path: "claims.0.amount", message: "required", code: "required" },
    ]),
  );
});

test("R5.7 an error without a field is kept", async () => {
  expect(await resolve({ claims: [] }, [{ path: [], code: "noClaims" }])).toEqual([
    { path: "non_field_errors", message: "noClaims", code: "noClaims" },
  ]);
});

test("R5.11 without errors the values are returned", async () => {
  expect(await resolve({ email: "x" }, [])).toEqual([]);
});

test("R5.11 a new empty row shows no errors; the errors of other rows stay", async () => {
  const issues: Issue[] = [
    { path: ["claims", 0, "amount"], code: "required" },
    { path: ["claims", 0, "purpose"], code: "required" },
    { path: ["claims", 1, "amount"], code: "required" },
    { path: ["purpose"], code: "required" },
  ];
  const values = { claims: [{ amount: "" }, { amount: "" }], purpose: "" };
  const paths = async (field?: string) =>
    (await resolve(values, issues, { ...(field && { field }), shownPaths: ["claims.0.amount"] })).map(
      ({ path }) => path,
    );
  expect(await paths("claims")).toEqual(["claims.0.amount", "purpose"]);
  expect(await paths()).toEqual(["claims.0.amount", "claims.0.purpose", "claims.1.amount", "purpose"]);
});
