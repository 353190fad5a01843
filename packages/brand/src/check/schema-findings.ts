import * as v from "valibot";
import { documentedKeys } from "../settings/settings-keys.ts";
import type { DataFile } from "../source/data-file.ts";
import { exampleAt } from "./example-of.ts";
import type { Found } from "./finding.ts";
import { nearest } from "./nearest.ts";

/** What a schema finds wrong in a data file, each at the line of its key. */
export function schemaFindings(file: DataFile, schema: v.GenericSchema): Found[] {
  const result = v.safeParse(schema, file.value);
  if (result.success || file.value === undefined) return [];
  const sentences = new Map(documentedKeys(schema).map(({ key, sentence }) => [key, sentence]));
  return onePerKey(result.issues).map(({ issue, path, missing }) => {
    const key = path.join(".");
    const at = { file: file.file, line: file.lineOf(path), key };
    if (issue.expected === "never") {
      const meant = nearest(key, [...sentences.keys()]);
      const [wrong, right] = [path.at(-1), meant?.split(".").at(-1)];
      return {
        ...at,
        message: `"${key}" is not a key`,
        mend: meant ? `Write "${meant}".` : "Take it out.",
        ...(right && { fix: { from: `${wrong}:`, to: `${right}:` } }),
      };
    }
    const added = (name: string | number) => {
      const example = exampleAt(schema, [...path.slice(0, -1), name], file.value);
      return example ? `${name}: ${example}` : `"${name}"`;
    };
    if (missing.length > 1) {
      const names = missing.map((name) => `"${name}"`).join(", ");
      const mend = `Add ${missing.map(added).join(", ")}.`;
      return { ...at, message: `"${path.slice(0, -1).join(".")}" lacks ${names}`, mend };
    }
    const sentence = sentences.get(key.replace(/\.\d+$/, "")) ?? "";
    if (issue.input === undefined)
      return {
        ...at,
        message: `"${key}" is missing`,
        mend: `Add ${missing.map(added).join()}. ${sentence}`.trim(),
      };
    return {
      ...at,
      message: `"${key}" is ${shown(issue.input)}`,
      mend: `It ${requirement(issue)}. ${sentence}`.trim(),
    };
  });
}

type KeyFinding = {
  readonly issue: v.BaseIssue<unknown>;
  readonly path: readonly (string | number)[];
  /** The keys that its place lacks, this one first. */
  readonly missing: readonly (string | number)[];
};

/** The first issue of each key; several keys that one place lacks are one. */
function onePerKey(issues: readonly v.BaseIssue<unknown>[]): KeyFinding[] {
  const byPlace = new Map<string, KeyFinding>();
  for (const issue of issues) {
    const path = (issue.path ?? []).map((item) => item.key).filter(isKey);
    const isMissing = issue.input === undefined && issue.expected !== "never";
    const place = isMissing ? `${path.slice(0, -1).join(".")}.?` : path.join(".");
    const last = path.at(-1);
    const known = byPlace.get(place);
    if (!known) byPlace.set(place, { issue, path, missing: isMissing && last !== undefined ? [last] : [] });
    else if (isMissing && last !== undefined)
      byPlace.set(place, { ...known, missing: [...known.missing, last] });
  }
  return [...byPlace.values()];
}

const isKey = (key: unknown): key is string | number => typeof key === "string" || typeof key === "number";

const shown = (input: unknown) => (typeof input === "object" ? "not of its kind" : JSON.stringify(input));

const requirement = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith("must ")
    ? issue.message.replace(/\.$/, "")
    : `must be ${issue.expected ?? "otherwise"}`;
