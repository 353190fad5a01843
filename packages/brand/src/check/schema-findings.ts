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
import type { DataFile, DataPath } from "../source/data-file.ts";
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
      return {
        ...at,
        message: say("notAKey", { key }),
        howToFix: suggestion ? say("write", { text: `"${suggestion}"` }) : say("takeOut"),
        ...(right && { fix: { from: `${wrong}:`, to: `${right}:` } }),
      };
    }
    const lineToAdd = (name: string | number) => {
      const example = exampleAt(schema, [...path.slice(0, -1), name], file.value);
      return example ? `${name}: ${example}` : `"${name}"`;
    };
    if (missing.length > 1) {
      const names = missing.map((name) => `"${name}"`).join(", ");
      return finding(
        at,
        say("keysMissing", { place: path.slice(0, -1).join(".") || file.file, names }),
        "addKeys",
        {
          names: missing.map(lineToAdd).join(", "),
        },
      );
    }
    const keyWithoutIndex = key.replace(/\.\d+$/, "");
    const explanation = keys.get(keyWithoutIndex);
    const addExplanation = (howToFix: BilingualText) =>
      explanation
        ? joinTexts(howToFix, { en: explanation, ja: sentencesOfKeys[keyWithoutIndex] ?? "" })
        : howToFix;
    if (issue.input === undefined)
      return finding(
        at,
        "keyMissing",
        addExplanation(say("addKeys", { names: missing.map(lineToAdd).join() })),
        {
          key,
        },
      );
    // If two values contradict each other, the issue contains the object that holds both.
    const value = valueInWords(issue.path?.at(-1)?.value ?? issue.input);
    const demand = translateSchemaMessage(requirement(issue));
    return finding(at, "valueIs", addExplanation(say("requirementIs", { demand })), { key, value });
  });
}

type KeyFinding = {
  readonly issue: v.BaseIssue<unknown>;
  readonly path: DataPath;
  /** All keys that are missing in the same object. */
  readonly missing: readonly (string | number)[];
};

/** The first issue of each key; missing keys of one object become one finding. */
function onePerKey(issues: readonly v.BaseIssue<unknown>[]): KeyFinding[] {
  const groups = new Map<string, KeyFinding>();
  for (const issue of issues) {
    const path = (issue.path ?? []).map((item) => item.key).filter(isKey);
    const isMissing = issue.input === undefined && issue.expected !== "never";
    const group = isMissing ? `${path.slice(0, -1).join(".")}.?` : path.join(".");
    const last = path.at(-1);
    const previous = groups.get(group);
    if (!previous) groups.set(group, { issue, path, missing: isMissing && last !== undefined ? [last] : [] });
    else if (isMissing && last !== undefined)
      groups.set(group, { ...previous, missing: [...previous.missing, last] });
  }
  return [...groups.values()];
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
