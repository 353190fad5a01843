import { ValidationError } from "@kaitori/api-client";
import { createFormControl } from "react-hook-form";
import { expect, test } from "vitest";
import { dropRowErrors, shownErrors } from "./shown-errors.ts";

/** The errors beside the fields of a form after the server has found these. */
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
  const foundErrors = Object.entries(new ValidationError(fieldErrors, []).fieldErrors).map(
    ([path, message]) => ({
      path,
      message,
    }),
  );
  for (const { path, message } of dropRowErrors(foundErrors))
    form.setError(path as "claims", { type: "server", message });
  return shownErrors(errors);
}

const amount = { path: "claims.1.amount", message: "入力してください。" };
const row = { path: "claims.1", message: "内容をご確認ください。" };

test.each([
  { what: "the message of a claim's field", errors: [amount], expected: [amount] },
  { what: "that of the claim where its fields have none", errors: [row], expected: [row] },
  { what: "the field's, where both are there", errors: [amount, row], expected: [amount] },
  { what: "the field's, in whichever order they come", errors: [row, amount], expected: [amount] },
])("R8.1 errors are sorted by claim, then field: $what", ({ errors, expected }) => {
  const messages = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
  expect(shownOf(messages)).toEqual(expected);
});
