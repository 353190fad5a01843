import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "vite";

/** Where the product begins to run: the site, its builds, the server, the commands. */
const entries = [
  "packages/site/src/index.ts",
  "packages/site/src/prerender.tsx",
  "packages/site-build/src/index.ts",
  "packages/reference-api/src/main.ts",
  "packages/reference-api/src/index.ts",
  "packages/reference-api/src/files/inspection/pdf-worker.ts",
  "packages/reference-api/src/files/inspection/picture-worker.ts",
  "packages/reference-api/src/accounts/password-judge.ts",
  "packages/reference-api/bin/desk.ts",
  "packages/brand/bin/brand.ts",
  "packages/create-brand/bin/create-brand.ts",
  "packages/conformance/bin/conformance.ts",
  "packages/conformance/src/index.ts",
];

/** Styles, pictures and texts call nothing. */
const withoutCode = /\.css\.ts$|\.(?:md|svg|png|css)(?:\?.*)?$/;
const isOutside = (id: string) => !/^(?:[./#]|@kaitori\/)/.test(id);

/** What the product calls: for each of its modules the exports that are left when nothing unused is bundled. */
export type ProductExports = ReadonlyMap<string, ReadonlySet<string>>;

const entriesOf = (root: string) => [
  ...entries,
  ...readdirSync(join(root, "brands"))
    .map((name) => `brands/${name}/index.ts`)
    .filter((file) => existsSync(join(root, file))),
];

export async function readProductExports(
  root: string,
  input: readonly string[] = entriesOf(root),
): Promise<ProductExports> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [
      {
        name: "without-code",
        enforce: "pre",
        load: (id) =>
          withoutCode.test(id)
            ? { code: "export default {}", moduleType: "js", moduleSideEffects: false }
            : undefined,
      },
    ],
    ssr: { noExternal: [/^@kaitori\//] },
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: input.map((file) => join(root, file)),
        external: isOutside,
        shimMissingExports: true,
        treeshake: { moduleSideEffects: false },
        onwarn: () => {},
        checks: { shimmedExport: false },
      },
    },
  });

  const exports = new Map<string, Set<string>>();
  for (const result of [built].flat()) {
    if (!("output" in result)) throw new Error("The bundler watches instead of building");
    for (const chunk of result.output) {
      if (chunk.type !== "chunk") continue;
      for (const [id, { renderedExports }] of Object.entries(chunk.modules)) {
        const file = relative(root, id);
        exports.set(file, new Set([...(exports.get(file) ?? []), ...renderedExports]));
      }
    }
  }
  return exports;
}
