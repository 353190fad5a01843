import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./repository-copy.ts";

const changesets: { fixed: [string[]] } = JSON.parse(
  readFileSync(join(repository, ".changeset/config.json"), "utf8"),
);

/** The packages that are published, always together and with one version. */
export const publishedNames = changesets.fixed[0];

const bin = (name: string) => join(repository, "node_modules/.bin", name);
const inRepository = { cwd: repository, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;

/** Builds and packs the packages as for publishing, into `folder`. Returns the tarballs by package. */
export function packPackages(): { folder: string; tarballs: { readonly [name: string]: string } } {
  const filters = publishedNames.flatMap((name) => ["--filter", name]);
  const built = spawnSync(bin("turbo"), ["run", "prepack", "--output-logs=errors-only", ...filters], {
    ...inRepository,
    env: { ...process.env, NODE_ENV: "production", TURBO_TELEMETRY_DISABLED: "1" },
  });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);

  const folder = mkdtempSync(join(tmpdir(), "kaitori-packs-"));
  // Skips the scripts, since the packages are built already.
  const pack = ["pack", "--pack-destination", folder, "--config.ignore-scripts=true"];
  const packed = spawnSync(bin("pnpm"), [...filters, ...pack], inRepository);
  if (packed.status !== 0) throw new Error(packed.stdout + packed.stderr);
  return {
    folder,
    tarballs: Object.fromEntries(publishedNames.map((name) => [name, tarballOf(folder, name)])),
  };
}

function tarballOf(folder: string, name: string): string {
  const directory = name.replace("@kaitori/", "packages/");
  const { version } = JSON.parse(readFileSync(join(repository, directory, "package.json"), "utf8"));
  return join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}
