import { compositionChoices, type ThemeDecisions } from "@kaitori/ui/theme";
import * as v from "valibot";
import { expect, expectTypeOf, test } from "vitest";
import { documentedKeys } from "../settings/settings-keys.ts";
import { newDecisions } from "../template/new-brand.ts";
import { Decisions } from "./decisions.ts";

test("B9 the schema of decisions matches the type of the theme", () => {
  expectTypeOf<v.InferOutput<typeof Decisions>>().toEqualTypeOf<ThemeDecisions>();
});

test("B9 every decision has a sentence", () => {
  expect(documentedKeys(Decisions).filter(({ sentence }) => !sentence.endsWith("."))).toEqual([]);
});

test.each(Object.entries(compositionChoices))(
  "R1.2 a brand may omit %s or choose any option of the theme, and no other",
  (name, choices) => {
    const isAccepted = (value: string) => v.is(Decisions, { ...newDecisions("#1f5f8b"), [name]: value });
    expect(v.is(Decisions, newDecisions("#1f5f8b"))).toBe(true);
    expect(choices.filter((choice) => !isAccepted(choice))).toEqual([]);
    expect(isAccepted("other")).toBe(false);
  },
);
