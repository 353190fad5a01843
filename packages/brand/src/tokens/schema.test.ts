import type { ThemeDecisions } from "@kaitori/ui/theme";
import type * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import { documentedKeys } from "../settings/settings-keys.ts";
import { Decisions } from "./decisions.ts";

test("B9 the schema of decisions and the theme's type say the same", () => {
  expectTypeOf<v.InferOutput<typeof Decisions>>().toEqualTypeOf<ThemeDecisions>();
});

test("B9 every decision has a sentence", () => {
  expect(documentedKeys(Decisions).filter(({ sentence }) => !sentence.endsWith("."))).toEqual([]);
});
