import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sharedSite } from "./shared-site.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kaitori-shared-"));
  mkdirSync(join(folder, "client/assets/pdf"), { recursive: true });
  writeFileSync(join(folder, "client/assets/site-1a2b.js"), "site");
  writeFileSync(join(folder, "client/assets/pdf/fonts.bcmap"), "font");
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string) {
  const site = {
    clientFolder: join(folder, "client"),
    manifest: {
      entry: "",
      earlyClicks: "",
      chunks: [],
      css: [],
      routes: [],
      ownPage: { chunks: [], css: [], parts: {} },
    },
    loadPrerenderer: () => Promise.reject(new Error("This test renders no page")),
  };
  const { writeBundle } = sharedSite(site);
  if (typeof writeBundle !== "function") throw new Error("There is no such hook");
  Reflect.apply(writeBundle, undefined, [{ dir: join(folder, name) }]);
}

test("each brand gets the files of the site as hard links", () => {
  build("aoi");
  build("midori");
  for (const file of ["assets/site-1a2b.js", "assets/pdf/fonts.bcmap"]) {
    const [shared, ...brands] = ["client", "aoi", "midori"].map((name) => statSync(join(folder, name, file)));
    expect(brands.map(({ ino }) => ino)).toEqual([shared?.ino, shared?.ino]);
  }
});

test("an existing file is replaced, and the file linked with it stays unchanged", () => {
  mkdirSync(join(folder, "aoi/assets"), { recursive: true });
  writeFileSync(join(folder, "aoi/assets/site-1a2b.js"), "of another build");
  build("aoi");
  build("aoi");
  for (const name of ["aoi", "client"])
    expect(readFileSync(join(folder, name, "assets/site-1a2b.js"), "utf8")).toBe("site");
});
