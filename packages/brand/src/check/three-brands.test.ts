import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { brandNamesIn, readBrand } from "./brand-source.ts";
import { checkBrands } from "./check-brands.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const brandsDir = join(root, "brands");

test("B9 the brands of this repository have no finding", () => {
  const names = brandNamesIn(brandsDir);
  const all = names.map((name) => readBrand(root, brandsDir, name));
  expect(names).toEqual(expect.arrayContaining(["akane", "kohaku", "wakaba"]));
  expect(checkBrands(all, names)).toEqual([]);
});
