import * as v from "valibot";
import { sentencesOfKeys } from "../sentences/keys.ts";
import {
  type BilingualText,
  inBothLanguages,
  joinTexts,
  say,
  translateSchemaMessage,
} from "../sentences/say.ts";
import { documentedKeys } from "../settings/settings-keys.ts";
import type { DataFile } from "../source/data-file.ts";
import { exampleAt } from "./example-of.ts";
import { finding, placeOf, type RuleFinding } from "./finding.ts";
import { nearest } from "./nearest.ts";

/** Schema errors of a data file, each on the line of its key. */
export function schemaFindings(file: DataFile | undefined, schema: v.GenericSchema): RuleFinding[] {
  if (file?.value === undefined) return [];
  const result = v.safeParse(schema, file.value);
  if (result.success) return [];
  const keys = new Map(documentedKeys(schema).map(({ key, sentence }) => [key, sentence]));
  return onePerKey(result.issues).map(({ issue, path, missing }) => {
    const key = path.join(".");
    const at = placeOf(file, path);
    if (issue.expected === "never") {
      const suggestion = nearest(key, [...keys.keys()]);
      const [wrong, right] = [path.at(-1), suggestion?.split(".").at(-1)];
      const howToFix = suggestion ? say("write", { text: `"${suggestion}"` }) : say("takeOut");
      const fix = right && { fix: { from: `${wrong}:`, to: `${right}:` } };
      return finding({ ...at, ...fix }, "notAKey", howToFix, { key });
    }
    const toAdd = missing.map((name) => {
      const example = exampleAt(schema, [...path.slice(0, -1), name], file.value);
      return example ? `${name}: ${example}` : `"${name}"`;
    });
    const addKeys = say("addKeys", { names: toAdd.join(", ") });
    if (missing.length > 1) {
      const names = missing.map((name) => `"${name}"`).join(", ");
      return finding(at, "keysMissing", addKeys, { place: path.slice(0, -1).join(".") || file.file, names });
    }
    const keyWithoutIndex = key.replace(/\.\d+$/, "");
    const explanation = keys.get(keyWithoutIndex);
    const addExplanation = (howToFix: BilingualText) =>
      explanation
        ? joinTexts(howToFix, { en: explanation, ja: sentencesOfKeys[keyWithoutIndex] ?? "" })
        : howToFix;
    if (issue.input === undefined) return finding(at, "keyMissing", addExplanation(addKeys), { key });
    // If two values contradict each other, the issue contains the object that holds both.
    const value = valueInWords(issue.path?.at(-1)?.value ?? issue.input);
    const demand = translateSchemaMessage(requirement(issue));
    return finding(at, "valueIs", addExplanation(say("requirementIs", { demand })), { key, value });
  });
}

/** The first issue of each key; missing keys of one object become one finding. */
function onePerKey(issues: readonly v.BaseIssue<unknown>[]) {
  const located = issues.map((issue) => ({
    issue,
    path: (issue.path ?? []).map((item) => item.key).filter(isKey),
    isMissing: issue.input === undefined && issue.expected !== "never",
  }));
  const groups = Map.groupBy(located, ({ path, isMissing }) =>
    isMissing ? `${path.slice(0, -1).join(".")}.?` : path.join("."),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    const missing = [first, ...others].flatMap((each) => (each?.isMissing ? each.path.slice(-1) : []));
    return first ? [{ ...first, missing }] : [];
  });
}

const isKey = (key: unknown): key is string | number => typeof key === "string" || typeof key === "number";

const valueInWords = (input: unknown) =>
  typeof input === "object" && !(Array.isArray(input) && input.length === 0)
    ? say("wrongForm")
    : inBothLanguages(JSON.stringify(input));

const requirement = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith("must ")
    ? issue.message.replace(/\.$/, "")
    : `must be ${issue.expected ?? "otherwise"}`;
