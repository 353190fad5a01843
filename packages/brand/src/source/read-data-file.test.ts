import fc from "fast-check";
import { expect, test } from "vitest";
import { readDataFile } from "./read-data-file.ts";

const read = (source: string) => readDataFile("brands/x/copy.ts", source);

test("B9 data is read with the line of every key, without running the file", () => {
  const file = read(
    'import type { A } from "a";\n\n/** { not: "this" } */\nexport default {\n  a: 1_000,\n  "b.c": "x" +\n    "y", // z\n  list: [true,\n    { deep: \'it\\\'s\' }],\n} satisfies A;\n',
  );
  expect(file.value).toEqual({ a: 1000, "b.c": "xy", list: [true, { deep: "it's" }] });
  expect(file.faults).toEqual([]);
  expect([["a"], ["b.c"], ["list", 1, "deep"], ["list", 1, "gone"]].map(file.lineOf)).toEqual([5, 6, 9, 9]);
});

test.each([
  { source: "export default {\n  a: 1,\n  a: 2,\n};", line: 3, message: 'has the key "a" twice' },
  { source: "export default {\n  a: process.env.A,\n};", line: 2, message: "only data may stand" },
  { source: "export default {\n  ...others,\n};", line: 2, message: "where a key should stand" },
  { source: "export default {\n  a: 1\n  b: 2,\n};", line: 2, message: 'lacks a comma after "1"' },
  { source: "export default {\n  a: fill(x),\n};", line: 2, message: "only data may stand" },
  { source: "export default {\n  a: 'x',\n", line: 2, message: "ends before the data does" },
  { source: "const a = 1;", line: 1, message: 'no "export default' },
])("B9 code that is not data is reported with its line: $message", ({ source, line, message }) => {
  expect(read(source).faults).toMatchObject([
    { line, message: expect.objectContaining({ en: expect.stringContaining(message) }) },
  ]);
});

test.each([
  { source: 'a: "x"\n  b: "y"', line: 2, howToFix: "そのあとに , を書いてください。" },
  { source: 'a: "x,\n  b: "y"', line: 2, howToFix: '文字列の前と後ろを、同じ行の " で囲んでください。' },
  { source: 'a："x"', line: 2, howToFix: "半角の : を書いてください。" },
  { source: 'a: "x"，\n  b: "y"', line: 2, howToFix: "半角の , を書いてください。" },
  { source: "a: “x”", line: 2, howToFix: '半角の " を書いてください。' },
  { source: 'a: "x",\n  a: "y"', line: 3, howToFix: "どちらか1つにしてください。" },
])("B9 a syntax error is reported with its correction: $source", ({ source, line, howToFix }) => {
  expect(read(`export default {\n  ${source},\n};`).faults).toMatchObject([
    { line, howToFix: { ja: howToFix } },
  ]);
});

test("B9 every JSON value is read as JSON.parse reads it", () => {
  const data = fc.json().filter((text) => !/null|__proto__|-0|e[-+]?\d/i.test(text));
  fc.assert(
    fc.property(data, (text) => {
      expect(read(`export default ${text};`).value).toEqual(JSON.parse(text));
    }),
  );
});
