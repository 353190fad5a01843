import { createHash } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { install, node, repositoryCopy, turbo } from "../licensee/repository-copy.ts";

/** What it costs to build brands, 2, 10 and 30 if nothing else is asked: cold, and after one of them has changed. */
const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [2, 10, 30];
const names = Array.from(
  { length: Math.max(...counts) },
  (_, index) => `brand${String(index + 1).padStart(2, "0")}`,
);

const folder = repositoryCopy();
install(folder);
for (const name of names) node(folder, "packages/brand/bin/brand.ts", "new", name, "--yes", "--no-install");
install(folder, "--no-frozen-lockfile");

const siteBuild = ["run", "build", "--output-logs=errors-only", "--filter=@kaitori/site", "--force"];
const done = ({ status, stdout, stderr }: ReturnType<typeof node>) => {
  if (status !== 0) throw new Error(stdout + stderr);
};

/** What `npm run sites` does for these brands alone; cold, the site that they share is built, too. */
const secondsToBuild = (brands: readonly string[], { cold }: { cold: boolean }) => {
  const began = performance.now();
  if (cold) done(turbo(folder, ...siteBuild));
  done(node(folder, "packages/site-build/bin/sites.ts", ...brands, ...(cold ? ["--force"] : [])));
  return (performance.now() - began) / 1000;
};

/** Files of a kind under assets/, by name, with what is in them. */
const assetsOf = (name: string) => {
  const dir = join(folder, "apps", name, "dist/assets");
  return new Map(
    readdirSync(dir).map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(dir, file)))
        .digest("hex"),
    ]),
  );
};

const rows = counts.map((count) => {
  const brands = names.slice(0, count);
  const cold = secondsToBuild(brands, { cold: true });
  appendFileSync(join(folder, "brands", brands[0] ?? "", "copy.ts"), `// ${count}\n`);
  const afterOne = secondsToBuild(brands, { cold: false });
  return { brands: count, cold, afterOne };
});

const [first, ...others] = names.map(assetsOf);
const shared = [...(first ?? [])].filter(([file]) => others.every((assets) => assets.has(file)));
const differing = shared.filter(([file, sum]) => others.some((assets) => assets.get(file) !== sum));
rmSync(folder, { recursive: true, force: true });

const base = rows[0]?.cold ?? 1;
for (const { brands, cold, afterOne } of rows) {
  process.stdout.write(
    `${brands} brands: cold ${cold.toFixed(1)} s (× ${(cold / base).toFixed(2)}), after changing one ${afterOne.toFixed(1)} s\n`,
  );
}
process.stdout.write(
  `${shared.length} of ${first?.size} assets stand in all ${names.length} brands; ${differing.length} of them differ\n`,
);
