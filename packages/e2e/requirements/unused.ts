import { existsSync } from "node:fs";
import { join } from "node:path";
import { type UnusedIn, writtenAs } from "./judge.ts";
import { modules } from "./modules.ts";
import type { ProductExports } from "./product-exports.ts";
import { testsOfFile, type WrittenTest } from "./tests-of-file.ts";

const productCode =
  /^packages\/(?:domain|wire|api-client|conformance|ui|brand|site|site-build|reference-api)\/src\//;
/** What only tests are meant to call: samples, made-up servers, stories, the plain model. */
const madeForTests = /\/(?:testing|stories|model)\/|\/samples\.ts$|\.stories\.tsx$/;
const isOfProduct = (file: string) => productCode.test(file) && !madeForTests.test(file);

export function unusedFunctions(root: string, product: ProductExports): UnusedIn {
  const project = modules(root);
  const written = new Map<string, WrittenTest[]>();
  const testsOf = (file: string) => {
    const known = written.get(file) ?? (existsSync(join(root, file)) ? testsOfFile(project, file) : []);
    written.set(file, known);
    return known;
  };
  return ({ file, title }) =>
    (writtenAs(testsOf(file), title)?.functions ?? []).filter(
      (one) => isOfProduct(one.file) && !product.get(one.file)?.has(one.name),
    );
}
