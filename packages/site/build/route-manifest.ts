import { dirname, join, parse, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { RouteRow } from "../src/start/routes/route-row.ts";

const sources = fileURLToPath(new URL("../src", import.meta.url));

/** The rows of the site and, last, that of a page that only one brand has. Not bundled into Vite's configuration. */
async function rowsOfTable(): Promise<readonly RouteRow[]> {
  const { rowsOf } = await import(join(sources, "start/routes/rows-of-brand.ts"));
  return rowsOf({ sections: { pages: [{ path: "/own-page" }] } });
}

/** Writes route-manifest.json: the files of each row of the route table, and of the pages that only one brand has. */
export function routeManifest(): Plugin {
  return {
    name: "kaitori:route-manifest",
    apply: (config, { isSsrBuild }) => config.build !== undefined && !isSsrBuild,
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entryOf = (entryName: string) => {
          const chunk = chunks.find(({ isEntry, name }) => isEntry && name === entryName);
          if (!chunk) throw new Error(`The site's build has no entry "${entryName}"`);
          return chunk;
        };
        const entry = entryOf("site");
        const routes = (await rowsOfTable()).map((row) => ({ path: row.path, ...filesOfRow(row, chunks) }));
        const ownPage = routes.pop();
        const source = JSON.stringify({
          entry: entry.fileName,
          earlyClicks: entryOf("early-clicks").fileName,
          ...filesOf(entry, chunks),
          routes,
          ownPage,
        });
        this.emitFile({ type: "asset", fileName: "route-manifest.json", source });
      },
    },
  };
}

function filesOfRow({ screen }: Pick<RouteRow, "screen">, all: readonly Rolldown.OutputChunk[]) {
  // The function's source names the module that it imports.
  const [, file = ""] = /import\("#(.+?)"\)/.exec(String(screen)) ?? [];
  const module = join(sources, file);
  const chunk = all.find((candidate) => module in candidate.modules);
  if (!chunk) throw new Error(`No chunk of the build contains ${relative(process.cwd(), module)}`);
  return { ...filesOf(chunk, all), parts: partsOf(chunk, dirname(module), all) };
}

/** The files of modules in the screen's folder that it imports dynamically, by the name of the module. */
function partsOf(screen: Rolldown.OutputChunk, folder: string, all: readonly Rolldown.OutputChunk[]) {
  const parts = all.filter(
    ({ fileName, facadeModuleId }) =>
      screen.dynamicImports.includes(fileName) && facadeModuleId && dirname(facadeModuleId) === folder,
  );
  return Object.fromEntries(parts.map((part) => [parse(part.facadeModuleId ?? "").name, filesOf(part, all)]));
}

/** A chunk with everything that it imports statically, and their styles, in the order of loading. */
function filesOf(chunk: Rolldown.OutputChunk, all: readonly Rolldown.OutputChunk[]) {
  const visited = new Set<Rolldown.OutputChunk>();
  const visit = (current: Rolldown.OutputChunk) => {
    if (visited.has(current)) return;
    visited.add(current);
    for (const name of current.imports) {
      const imported = all.find((candidate) => candidate.fileName === name);
      if (imported) visit(imported);
    }
  };
  visit(chunk);
  const chunks = [...visited];
  return {
    chunks: chunks.map((file) => file.fileName),
    css: [...new Set(chunks.toReversed().flatMap((file) => [...(file.viteMetadata?.importedCss ?? [])]))],
  };
}
