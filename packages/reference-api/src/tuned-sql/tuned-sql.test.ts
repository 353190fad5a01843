import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "..");

const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(join(sources, file), "utf8") }));

/** JSON made or read by the database, several statements in one, rows that are skipped, one row of each group. */
const tuned =
  /json_(?:agg|build_object|populate_recordset|to_recordset|array_elements_text)\(|\bskip locked\b|\bdistinct on\b|\bon conflict \(\w+\) do update\b|\bwith \w+ as \(|\blateral \(|\bdelete from \w+ where id in \(/;

const isInItsPlace = ({ file }: { file: string }) => file.startsWith("tuned-sql/");

test("SQL that is shaped for the database stands in one folder", () => {
  const found = files.filter(({ text }) => tuned.test(text));
  expect(found.filter(isInItsPlace).length).toBeGreaterThan(8);
  expect(found.filter((one) => !isInItsPlace(one)).map(({ file }) => file)).toEqual([]);
});

test.each(files.filter(isInItsPlace))(
  "$file says in plain words what it does, and what is tuned",
  ({ text }) => {
    expect(text).toMatch(/^ \* Tuned: \S/m);
    const exported = text.split(/^export (?:async )?(?:function|const) /m).length - 1;
    expect(exported).toBeGreaterThan(0);
  },
);
