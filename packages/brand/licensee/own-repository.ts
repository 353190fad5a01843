import { spawnSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./repository-copy.ts";

type Tarballs = { readonly [name: string]: string };

const pnpm = join(repository, "node_modules/.bin/pnpm");

/** pnpm overrides that install each package from its tarball instead of the registry. */
const tarballOverrides = (tarballs: Tarballs) =>
  `\noverrides:\n${Object.entries(tarballs)
    .map(([name, file]) => `  "${name}": "file:${file}"\n`)
    .join("")}`;

function install(folder: string): void {
  const args = ["install", "--no-frozen-lockfile", "--prefer-offline"];
  const { status, stdout, stderr } = spawnSync(pnpm, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(stdout + stderr);
}

/** The command that `npm create` would fetch, installed in a separate folder. */
function installCreateCommand(folder: string, tarballs: Tarballs): string {
  const dependencies = { "@kaitori/create-brand": `file:${tarballs["@kaitori/create-brand"]}` };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  writeFileSync(join(folder, "pnpm-workspace.yaml"), tarballOverrides(tarballs));
  install(folder);
  return join(folder, "node_modules/.bin/create-brand");
}

/** Creates a licensee's repository with one brand, and a workspace `apps/types` that uses every package. */
export function createRepository(tarballs: Tarballs, brand: string, ...flags: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-own-repository-"));
  const args = [brand, ...flags, "--yes", "--no-install"];
  const commandFolder = mkdtempSync(join(tmpdir(), "kaitori-brand-command-"));
  const result = spawnSync(installCreateCommand(commandFolder, tarballs), args, {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(commandFolder, { recursive: true });
  if (result.status !== 0) throw new Error(result.stdout + result.stderr);
  appendFileSync(join(folder, "pnpm-workspace.yaml"), tarballOverrides(tarballs));
  writeTypesWorkspace(folder, tarballs, brand);
  install(folder);
  return folder;
}

function writeTypesWorkspace(folder: string, tarballs: Tarballs, brand: string): void {
  const typesFolder = join(folder, "apps/types");
  mkdirSync(typesFolder);
  const { version } = JSON.parse(readFileSync(join(repository, "packages/brand/package.json"), "utf8"));
  const brandApp = JSON.parse(readFileSync(join(folder, `apps/${brand}/package.json`), "utf8"));
  const { react, "react-dom": reactDom, "react-router": reactRouter } = brandApp.dependencies;
  const manifest = {
    name: "types",
    private: true,
    dependencies: {
      ...Object.fromEntries(Object.keys(tarballs).map((name) => [name, version])),
      react,
      "react-dom": reactDom,
      "react-router": reactRouter,
    },
    devDependencies: { typescript: brandApp.devDependencies.typescript, "@types/react": "^19.2" },
  };
  writeFileSync(join(typesFolder, "package.json"), JSON.stringify(manifest));
  const config = {
    extends: "../../tsconfig.base.json",
    compilerOptions: { lib: ["ES2024", "DOM", "DOM.Iterable"], jsx: "react-jsx" },
    files: ["every-package.tsx"],
  };
  writeFileSync(join(typesFolder, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(typesFolder, "every-package.tsx"), usesEveryPackage);
}

/** Uses one type of each package correctly and one wrongly, so that a type that became `any` fails. */
const usesEveryPackage = `import { assetUrl, type Brand } from "@kaitori/brand";
import { loginCopy } from "@kaitori/brand/copy/login";
import { readSettings } from "@kaitori/brand/settings";
import { copyOf } from "@kaitori/brand/text";
import { maximumYen } from "@kaitori/domain";
import { createApiClient } from "@kaitori/api-client";
import { createServer, readConfig } from "@kaitori/reference-api";
import { startSite } from "@kaitori/site";
import { pagesOf } from "@kaitori/site/prerender";
import { shell } from "@kaitori/site-build";
import { Button, UiProvider } from "@kaitori/ui";
import { deriveTheme, neutralDecisions } from "@kaitori/ui/theme";
import { getEntry } from "@kaitori/wire";

declare const brand: Brand;
type IsAny<Type> = 0 extends 1 & Type ? true : false;
type Typed<Values extends readonly unknown[]> = { [Key in keyof Values]: IsAny<Values[Key]> };
const typed: Typed<
  [
    typeof assetUrl,
    typeof loginCopy,
    typeof readSettings,
    typeof copyOf,
    typeof createApiClient,
    typeof createServer,
    typeof startSite,
    typeof pagesOf,
    typeof shell,
    typeof Button,
    typeof UiProvider,
    typeof deriveTheme,
    typeof getEntry,
  ]
> = [false, false, false, false, false, false, false, false, false, false, false, false, false];

const title: string = copyOf(brand.copy, loginCopy).title;
const most: number = maximumYen;
const port: number = readConfig({}).port;
const service: string = readSettings({}).serviceName;
const path: string | undefined = pagesOf(brand)[0]?.path;
const colour: string = deriveTheme(neutralDecisions).colour.ink;
export const all = [typed, title, most, port, service, path, colour, getEntry.method];
export const started: Promise<void> = startSite(brand);
export const button = <Button>{title}</Button>;

// @ts-expect-error It is a number.
export const wrong: string = maximumYen;
// @ts-expect-error A call has no such field.
export const missing = getEntry.nowhere;
// @ts-expect-error A button has no such tone.
export const unknown = <Button tone="loudest">{title}</Button>;
// @ts-expect-error A shell needs its folder.
export const nowhere = shell(brand);
`;
