import { getFormDraft } from "@kaitori/wire";
import { expect, test } from "vitest";
import { pathOf } from "./client.ts";

test.each([
  { name: "profile", path: "form_drafts/profile/" },
  { name: "../me", path: "form_drafts/..%2Fme/" },
  { name: "a?b#c", path: "form_drafts/a%3Fb%23c/" },
])("R7.1 a parameter is escaped within its path segment: $name", ({ name, path }) => {
  expect(pathOf(getFormDraft, { name })).toBe(path);
});

test.each([".", ".."])("R7.1 a parameter that would change the path is refused: %s", (name) => {
  expect(() => pathOf(getFormDraft, { name })).toThrow(RangeError);
});
