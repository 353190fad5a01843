import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const entry = "\0entry";
const root = resolve(import.meta.dirname, "..");

export type Bundle = {
  readonly code: string;
  readonly gzipBytes: number;
  /** Exports of a dependency that are left in it. */
  readonly partsOf: (dependency: string) => readonly string[];
};

/** Bundle that a browser would load for this piece of source: bundled and minified as the site is. */
export async function bundleOf(source: string): Promise<Bundle> {
  const output = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry-from-text",
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const chunks = bundles
    .flatMap((bundle) => ("output" in bundle ? bundle.output : []))
    .filter((file) => file.type === "chunk");
  const code = chunks.map((chunk) => chunk.code).join("\n");
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return {
    code,
    gzipBytes: gzipSync(code).length,
    partsOf: (dependency) =>
      modules
        .filter(([id]) => id.includes(`/node_modules/${dependency}/`))
        .flatMap(([, part]) => part.renderedExports),
  };
}
