import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { productionEnvironment } from "../testing/production-environment.ts";
import { Environment } from "./config.ts";
import { productionRefusals } from "./production-refusals.ts";
import { readConfig } from "./read-config.ts";

const root = new URL("../../../../", import.meta.url);

/** The rows of the first table of a text whose first column is the name of a variable. */
function tableIn(file: string) {
  const [table = ""] =
    /(?:^\| `[A-Z_]+` +\|.*\n)+/m.exec(readFileSync(fileURLToPath(new URL(file, root)), "utf8")) ?? [];
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [, name = "", usual = "", meaning = ""] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { name: name.replaceAll("`", ""), usual, meaning };
    });
}

const defaults = Object.entries(Environment.entries).map(([name, entry]) => ({
  name,
  usual: "default" in entry && entry.default !== undefined ? String(entry.default) : undefined,
}));

/** Expected values for variables whose default depends on the kind of start. */
const [development, production] = [readConfig({}), readConfig(productionEnvironment)];
const byKind: Readonly<Record<string, readonly unknown[]>> = {
  REVIEW: [development.review, production.review],
  STOP_AFTER: [development.stopAfter, production.stopAfter],
  HOST: [development.host],
  DESK_HOSTS: development.deskHosts,
};

/** Without which production does not start. */
const needed = productionRefusals(v.parse(Environment, { NODE_ENV: "production" })).flatMap(
  (sentence) => /^(\w+) must be set/.exec(sentence)?.[1] ?? [],
);

describe.each([
  "apps/storybook/src/handbook/guides/operators-en.md",
  "apps/storybook/src/handbook/guides/operators-ja.md",
])("the variables in %s", (file) => {
  const rows = tableIn(file);

  test("are those that the server reads, each once", () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(defaults.map(({ name }) => name).sort());
  });

  test("say what production does not start without", () => {
    const message = rows.filter(({ usual }) => /production must say it|本番では必須/.test(usual));
    expect(message.map(({ name }) => name).sort()).toEqual([...needed].sort());
  });

  test.each(defaults)("$name has its meaning, and the default of the code", ({ name, usual }) => {
    const row = rows.find((one) => one.name === name);
    expect(row?.meaning.length).toBeGreaterThan(3);
    expect(row?.usual).not.toBe("");
    for (const value of byKind[name] ?? (usual === undefined ? [] : [usual]))
      expect(row?.usual.split(/[^\w.-]+/)).toContain(String(value));
  });
});
