import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { dropRowErrors, shownErrors } from "./shown-errors.ts";

function shownOf(fieldErrors: Readonly<Record<string, string>>) {
  const form = createFormControl<{ claims: { amount: string }[] }>({
    defaultValues: { claims: [{ amount: "" }, { amount: "" }] },
  });
  let errors = {};
  form.subscribe({
    formState: { errors: true },
    callback: (state) => {
      errors = state.errors ?? {};
    },
  });
  const serverErrors = Object.entries(fieldErrors).map(([path, message]) => ({ path, message }));
  for (const { path, message } of dropRowErrors(serverErrors))
    form.setError(path as "claims", { type: "server", message });
  return shownErrors(errors);
}

const amount = { path: "claims.1.amount", message: "入力してください。" };
const row = { path: "claims.1", message: "内容をご確認ください。" };

test.each([
  { what: "the message of a claim's field", errors: [amount], expected: [amount] },
  { what: "the message of the claim if its fields have none", errors: [row], expected: [row] },
  { what: "the message of the field if both have one", errors: [amount, row], expected: [amount] },
  { what: "the message of the field in any order", errors: [row, amount], expected: [amount] },
])("R8.1 the form shows $what", ({ errors, expected }) => {
  const messages = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  expect(shownOf(messages)).toEqual(expected);
});
