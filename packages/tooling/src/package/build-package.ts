import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { type RolldownOptions, rolldown } from "rolldown";
import { entriesOf, missingTargets, nameOf, readManifest } from "./manifest.ts";

export type PackageBuild = {
  /** Modules that nothing imports, such as those of worker threads. */
  readonly furtherEntries: readonly string[];
  readonly outFolder: string;
  /** Style sheets that the module `index` imports. */
  readonly styles: readonly string[];
};

/** Builds a package for publishing: one ESM module with types for each source module, and one file of styles. */
export async function buildPackage(
  folder: string,
  { furtherEntries, outFolder, styles }: PackageBuild,
): Promise<void> {
  const manifest = readManifest(folder);
  const entries = [...entriesOf(folder, manifest), ...furtherEntries];
  rmSync(join(folder, outFolder), { recursive: true, force: true });
  await writeModules(folder, entries, outFolder, styles);
  writeTypes(folder, entries, outFolder);
  for (const file of globSync("src/**/*.sql", { cwd: folder }))
    cpSync(join(folder, file), join(folder, outFolder, relative("src", file)));

  const missing = missingTargets(folder, manifest);
  if (missing.length > 0)
    throw new Error(
      `${manifest.name} lacks the published files ${missing.join(", ")}. Run: npx pnpm turbo run prepack --filter=${manifest.name}`,
    );
}

async function writeModules(
  folder: string,
  entries: readonly string[],
  outFolder: string,
  styles: readonly string[],
) {
  const hasStyles = globSync("src/**/*.css.ts", { cwd: folder }).length > 0;
  const options: RolldownOptions = {
    cwd: folder,
    input: Object.fromEntries(entries.map((file) => [nameOf(file), join(folder, file)])),
    // Bundles the package's own modules, including `#…`, and those of tooling; everything else is a dependency.
    external: (id) =>
      !/^(?:[.#]|@kaitori\/tooling\/)/.test(id) && !isAbsolute(id) && !id.includes(".vanilla.css"),
    platform: "neutral",
    plugins: hasStyles
      ? [vanillaExtractPlugin({ cwd: folder, identifiers: "short", extract: { name: "styles.css" } })]
      : [],
  };
  const bundle = await rolldown(options);
  await bundle.write({
    dir: join(folder, outFolder),
    format: "esm",
    assetFileNames: "[name][extname]",
    preserveModules: true,
    preserveModulesRoot: join(folder, "src"),
    banner: (chunk) => (chunk.name === "index" ? styles.map((style) => `import "${style}";`).join("\n") : ""),
  });
  await bundle.close();
}

/** TypeScript 7 has no API, so its command writes the types. */
function writeTypes(folder: string, entries: readonly string[], outFolder: string): void {
  const config = join(folder, "node_modules/.kaitori/tsconfig.json");
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(folder, "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(folder, "src"),
        outDir: join(folder, outFolder),
      },
      files: entries.filter((file) => file.startsWith("src/")).map((file) => join(folder, file)),
      include: [],
    }),
  );
  const { status, stdout } = spawnSync("tsc", ["-p", config], { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`The types of ${folder} cannot be written:\n${stdout}`);
}
