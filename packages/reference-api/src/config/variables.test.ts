import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { productionEnvironment } from "../testing/production-environment.ts";
import { Environment } from "./config.ts";
import { productionRefusals, readConfig } from "./read-config.ts";

const root = new URL("../../../../", import.meta.url);

/** Reads the first table of environment variables in a guide. */
function readTable(file: string) {
  const [table = ""] =
    /(?:^\| `[A-Z_]+` +\|.*\n)+/m.exec(readFileSync(fileURLToPath(new URL(file, root)), "utf8")) ?? [];
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [, name = "", defaultText = "", meaning = ""] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { name: name.replaceAll("`", ""), defaultText, meaning };
    });
}

const defaults = Object.entries(Environment.entries).map(([name, entry]) => ({
  name,
  defaultText: "default" in entry && entry.default !== undefined ? String(entry.default) : undefined,
}));

/** Expected values for variables whose default depends on NODE_ENV. */
const [development, production] = [readConfig({}), readConfig(productionEnvironment)];
const expectedDefaults: Readonly<Record<string, readonly unknown[]>> = {
  REVIEW: [development.review, production.review],
  STOP_AFTER: [development.stopAfter, production.stopAfter],
  HOST: [development.host],
  DESK_HOSTS: development.deskHosts,
};

/** Variables without which production does not start. */
const requiredInProduction = productionRefusals(v.parse(Environment, { NODE_ENV: "production" })).flatMap(
  (sentence) => /^(\w+) must be set/.exec(sentence)?.[1] ?? [],
);

describe.each([
  "apps/storybook/src/handbook/guides/operators-en.md",
  "apps/storybook/src/handbook/guides/operators-ja.md",
])("%s", (file) => {
  const rows = readTable(file);

  test("the server reads exactly the variables of the table", () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(defaults.map(({ name }) => name).sort());
  });

  test("production refuses to start without the variables marked as required", () => {
    const requiredRows = rows.filter(({ defaultText }) =>
      /required in production|本番では必須/.test(defaultText),
    );
    expect(requiredRows.map(({ name }) => name).sort()).toEqual([...requiredInProduction].sort());
  });

  test.each(defaults)("without $name the server uses the default of the table", ({ name, defaultText }) => {
    const row = rows.find((one) => one.name === name);
    expect(row?.meaning.length).toBeGreaterThan(3);
    expect(row?.defaultText).not.toBe("");
    for (const value of expectedDefaults[name] ?? (defaultText === undefined ? [] : [defaultText]))
      expect(row?.defaultText.split(/[^\w.-]+/)).toContain(String(value));
  });
});
