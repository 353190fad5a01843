import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { say, translateSchemaMessage } from "./say.ts";
import { sentences } from "./sentences.ts";

const placeholdersIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test.each(Object.entries(sentences))("B9 %s has the same placeholders in both languages", (_, [en, ja]) => {
  expect(placeholdersIn(ja)).toEqual(placeholdersIn(en));
});

test("B9 sentence names are unique across areas", async () => {
  const files = globSync("areas/*.ts", { cwd: import.meta.dirname });
  const areas = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  const names = areas.flatMap((area) => Object.values<object>(area)).flatMap((area) => Object.keys(area));
  expect(names.sort()).toEqual(Object.keys(sentences).sort());
});

test("B9 a bilingual value is filled in in the language of the sentence", () => {
  const result = say("findingCorrected", {
    place: "copy.ts:3",
    message: say("emptyText", { key: "top.lead" }),
  });
  expect(result).toEqual({
    en: 'copy.ts:3  corrected: "top.lead" is empty',
    ja: "copy.ts:3  直しました：「top.lead」が空です",
  });
});

test.each([
  ["must be a whole number", "整数にしてください"],
  ["must be at most 20 bank days", "20営業日以下にしてください"],
  ["must be at most 0.3", "0.3以下にしてください"],
  ['must be one of "paper", "ink"', '"paper", "ink" のどれかにしてください'],
])("B9 a schema's message is translated into Japanese: %s", (message, ja) => {
  expect(translateSchemaMessage(message)).toEqual({ en: message, ja });
});
