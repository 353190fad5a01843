import * as v from "valibot";
import { documentedKeys } from "../settings/settings-keys.ts";
import type { DataFile } from "../source/data-file.ts";
import type { Found } from "./finding.ts";
import { nearest } from "./nearest.ts";

/** What a schema finds wrong in a data file, each at the line of its key. */
export function schemaFindings(file: DataFile, schema: v.GenericSchema): Found[] {
  const result = v.safeParse(schema, file.value);
  if (result.success || file.value === undefined) return [];
  const sentences = new Map(documentedKeys(schema).map(({ key, sentence }) => [key, sentence]));
  return result.issues.map((issue) => {
    const path = (issue.path ?? []).map((item) => item.key).filter(isKey);
    const key = path.join(".");
    const at = { file: file.file, line: file.lineOf(path) };
    if (issue.expected === "never") {
      const meant = nearest(key, [...sentences.keys()]);
      return { ...at, message: `"${key}" is not a key`, mend: meant ? `Write "${meant}".` : "Take it out." };
    }
    const sentence = sentences.get(key.replace(/\.\d+$/, "")) ?? "";
    if (issue.input === undefined)
      return { ...at, message: `"${key}" is missing`, mend: `Add it. ${sentence}`.trim() };
    return {
      ...at,
      message: `"${key}" is ${shown(issue.input)}`,
      mend: `It ${requirement(issue)}. ${sentence}`.trim(),
    };
  });
}

const isKey = (key: unknown): key is string | number => typeof key === "string" || typeof key === "number";

const shown = (input: unknown) => (typeof input === "object" ? "not of its kind" : JSON.stringify(input));

const requirement = (issue: v.BaseIssue<unknown>) =>
  issue.message.startsWith("must ")
    ? issue.message.replace(/\.$/, "")
    : `must be ${issue.expected ?? "otherwise"}`;
