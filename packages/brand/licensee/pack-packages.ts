import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";

/** What a licensee builds and serves a brand with. */
const packages = ["domain", "wire", "api-client", "ui", "brand", "site", "site-build", "reference-api"];

/**
 * Packs the packages as they would be published: Node refuses TypeScript below node_modules, so the plain
 * modules go as JavaScript in `dist/`, their sources beside them as types. Answers the tarballs by name.
 */
export function packPackages(folder: string): { readonly [name: string]: string } {
  const packs = join(folder, "packs");
  mkdirSync(packs);
  const tarballs = packages.map((name): [string, string] => {
    const dir = join(folder, "packages", name);
    toJavaScript(join(dir, "src"), join(dir, "dist"));
    writeManifest(dir);
    const { packageManager }: { packageManager: string } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const { status, stderr } = spawnSync("npx", ["-y", packageManager, "pack", "--pack-destination", packs], {
      cwd: dir,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(stderr);
    return [`@kaitori/${name}`, join(packs, `kaitori-${name}-0.1.0.tgz`)];
  });
  return Object.fromEntries(tarballs);
}

/** Screens and components are not run by Node: they reach a licensee in the site's build. */
const isPlainModule = (file: string) => /(?<!\.(?:test|css|stories))\.ts$/.test(file);

function toJavaScript(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, encoding: "utf8" })) {
    const [source, target] = [join(from, entry), join(to, entry)];
    if (
      !statSync(source).isFile() ||
      (entry.endsWith(".ts") && !isPlainModule(entry)) ||
      entry.endsWith(".tsx")
    )
      continue;
    mkdirSync(dirname(target), { recursive: true });
    if (!isPlainModule(entry)) cpSync(source, target);
    else writeFileSync(target.replace(/\.ts$/, ".js"), withoutTypes(readFileSync(source, "utf8")));
  }
}

const withoutTypes = (source: string) =>
  stripTypeScriptTypes(source).replace(/((?:from|import)\s*\(?\s*"\.[^"]*)\.ts"/g, '$1.js"');

function writeManifest(dir: string): void {
  const file = join(dir, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  delete manifest.private;
  manifest.files = [
    "src",
    "dist",
    ...["bin", "template", "guide.md"].filter((name) => existsSync(join(dir, name))),
  ];
  if (manifest.bin) manifest.bin = publishedBin(dir, manifest.bin);
  manifest.exports = Object.fromEntries(
    Object.entries<string>(manifest.exports).map(([name, path]) => [name, published(path)]),
  );
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

const published = (path: string) =>
  path.endsWith(".ts")
    ? { types: path, default: path.replace("./src/", "./dist/").replace(/\.ts$/, ".js") }
    : path;

/** Commands run by Node too: they go as JavaScript beside their sources. */
function publishedBin(
  dir: string,
  bin: { readonly [command: string]: string },
): { [command: string]: string } {
  return Object.fromEntries(
    Object.entries(bin).map(([command, path]) => {
      const target = path.replace(/\.ts$/, ".js");
      const source = readFileSync(join(dir, path), "utf8");
      writeFileSync(join(dir, target), withoutTypes(source).replaceAll('"../src/', '"../dist/'));
      return [command, target];
    }),
  );
}
