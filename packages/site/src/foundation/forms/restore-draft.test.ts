import { expect, test } from "vitest";
import { restoreDraft } from "./restore-draft.ts";

const initialValues = {
  city: "大田区",
  account: { number: "", code: null as string | null },
  files: [] as number[],
};

test.each([
  { about: "no draft was saved", input: null, values: initialValues },
  { about: "a field", input: { city: "" }, values: { ...initialValues, city: "" } },
  {
    about: "parts of an account",
    input: { account: { number: "123", code: "0001" } },
    values: { ...initialValues, account: { number: "123", code: "0001" } },
  },
  { about: "files", input: { files: [1, 2] }, values: { ...initialValues, files: [1, 2] } },
  { about: "an older form", input: { city: 1, account: "", files: {}, gone: "x" }, values: initialValues },
])("B3 a draft is merged into the initial values: $about", ({ input, values }) => {
  expect(restoreDraft(initialValues, input)).toEqual(values);
});
