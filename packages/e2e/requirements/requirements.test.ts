import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestResult } from "@kaitori/tooling/results";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judge, unproved } from "./judge.ts";
import { type ProductExports, readProductExports } from "./product-exports.ts";
import { readRows, strangersIn } from "./rows.ts";
import { unusedFunctions } from "./unused.ts";

const rowsOf = (markdown: string) => readRows(markdown).map(({ id, open }) => [id, open]);

test("a row begins a line or follows a sentence; what stands in brackets only refers to one", () => {
  const line = "- R4.5 After {3, 4} (see R4.1). R4.6 'Any.' B13 Twins, as R4.4 says.\n- B2 Readiness.";
  expect(readRows(line)).toEqual([
    { id: "R4.5", text: "After {3, 4} (see R4.1).", open: undefined },
    { id: "R4.6", text: "'Any.'", open: undefined },
    { id: "B13", text: "Twins, as R4.4 says.", open: undefined },
    { id: "B2", text: "Readiness.", open: undefined },
  ]);
});

test("a mark behind its id makes a row open", () => {
  expect(rowsOf("- B1 Now. B2 (open: nobody calls it) Then. B3 (later) Once.")).toEqual([
    ["B1", undefined],
    ["B2", "nobody calls it"],
    ["B3", "later"],
  ]);
});

const result = (title: string, given: Partial<TestResult> = {}): TestResult => ({
  file: "packages/domain/src/price.test.ts",
  title,
  outcome: "passed",
  milliseconds: 1,
  ...given,
});
const missing = (rows: string, results: readonly TestResult[], unused: readonly string[] = []) =>
  unproved(
    judge(readRows(rows), results, () =>
      unused.map((name) => ({ file: "packages/domain/src/price.ts", name })),
    ),
  ).map(({ id }) => id);

test.each([
  { what: "a test that passed", results: [result("R91.1 whole")], proved: true },
  { what: "a test in a group that bears the id", results: [result("prices R91.1 whole")], proved: true },
  { what: "no test", results: [result("R91.10 another")], proved: false },
  { what: "a test that failed", results: [result("R91.1 whole", { outcome: "failed" })], proved: false },
  { what: "a test left out", results: [result("R91.1 whole", { outcome: "skipped" })], proved: false },
])("$what: proved $proved", ({ results, proved }) => {
  expect(missing("- R91.1 The whole.", results)).toEqual(proved ? [] : ["R91.1"]);
});

test("a test of what the product does not call proves nothing", () => {
  expect(missing("- R91.1 The whole.", [result("R91.1 whole")], ["total"])).toEqual(["R91.1"]);
});

test.each([
  { title: "R91.1 D91.1 B91 whole", strangers: [] },
  { title: "R91.2 whole", strangers: ["R91.2"] },
  { title: "prices D9 whole", strangers: ["D9"] },
  { title: "C5 B91 whole", strangers: ["C5"] },
  { title: "A4 is a size of paper", strangers: ["A4"] },
  { title: "a page of A4", strangers: [] },
])("a title with an id that is no row is told, case $#", ({ title, strangers }) => {
  expect(strangersIn(title, new Set(["R91.1", "D91.1", "B91"]))).toEqual(strangers);
});

test("an open row is not asked for", () => {
  expect(missing("- R91.1 (open: not begun) The whole.", [])).toEqual([]);
});

let root = "";
let product: ProductExports;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeAll(async () => {
  root = `${mkdtempSync(join(tmpdir(), "kaitori-rows-"))}/`;
  write("packages/domain/package.json", '{ "exports": { ".": "./src/index.ts" } }');
  write(
    "packages/domain/src/index.ts",
    'export { price, total } from "./price.ts"; export * from "./yen.ts";',
  );
  write(
    "packages/domain/src/price.ts",
    'import { yen } from "./yen.ts"; export const price = () => yen(1); export const total = () => 2; export const limits = [1];',
  );
  write(
    "packages/domain/src/yen.ts",
    "export function yen(n: number) { return n; } export function sen() {}",
  );
  write("packages/domain/src/testing/made-up.ts", "export const madeUp = () => 1;");
  write(
    "packages/site/src/index.ts",
    'import { price } from "../../domain/src/index.ts"; console.log(price());',
  );
  write(
    "packages/domain/src/price.test.ts",
    `import { expect, test } from "vitest";
     import { madeUp } from "./testing/made-up.ts";
     import { limits, price, total } from "./price.ts";
     import { sen } from "@kaitori/domain";
     const cents = () => sen();
     test("R91.1 a price", () => expect(price()).toBe(madeUp()));
     test.each(limits)("R91.2 a total of %s", () => expect(total()).toBe(2));
     test("R91.3 by a helper", () => cents());
     test("R91.4 a table", () => expect(limits).toHaveLength(1));`,
  );
  product = await readProductExports(root, ["packages/site/src/index.ts"]);
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  { title: "R91.1 a price", unused: [] },
  { title: "R91.2 a total of 7", unused: ["total"] },
  { title: "R91.3 by a helper", unused: ["sen"] },
  { title: "R91.4 a table", unused: [] },
])("what test $# calls and the product does not is $unused", ({ title, unused }) => {
  const found = unusedFunctions(root, product)(result(title));
  expect(found.map(({ name }) => name)).toEqual(unused);
});
