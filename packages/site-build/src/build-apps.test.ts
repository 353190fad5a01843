import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brandsWithApp, buildApps } from "./build-apps.ts";

let root = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kaitori-apps-"));
  for (const name of ["aoi", "midori"]) {
    write(`brands/${name}/copy.js`, `export default "${name}";`);
    write(`apps/${name}/package.json`, JSON.stringify({ type: "module" }));
    write(`apps/${name}/vite.config.ts`, "export default {};");
    write(`apps/${name}/index.html`, '<script type="module" src="/main.js"></script>');
    write(
      `apps/${name}/main.js`,
      `import words from "../../brands/${name}/copy.js";\ndocument.title = words;`,
    );
  }
  write("brands/words-only/copy.js", "");
});
afterEach(() => rmSync(root, { recursive: true }));

const builtPage = (name: string) => readFileSync(join(root, `apps/${name}/dist/index.html`), "utf8");

test("every brand with an app is built", async () => {
  expect(brandsWithApp(root)).toEqual(["aoi", "midori"]);
  expect(await buildApps(root, brandsWithApp(root))).toEqual([]);
  for (const name of ["aoi", "midori"]) expect(builtPage(name)).toContain("/assets/index-");
});

test("a brand whose build fails does not stop the others", async () => {
  write("brands/aoi/copy.js", "export default {");
  expect(await buildApps(root, ["aoi", "midori"])).toMatchObject([{ name: "aoi" }]);
  expect(builtPage("midori")).toContain("/assets/index-");
});
