import type { Plugin, Rolldown } from "vite";

const importOf = (file: string) => new RegExp(`import\\{([^}]*)\\}from"\\./${baseName(file)}";`);
const pairsOf = (list = "") => list.split(",").map((pair) => pair.split(" as "));

/**
 * The bundler lays its own helpers, some hundred bytes, into a file of their own, which every first page would ask for
 * beside the others. They go where they are needed first: into `vendor`, and the others take them from there.
 */
export function oneFileLess(): Plugin {
  return {
    name: "kaitori:one-file-less",
    apply: (config, { isSsrBuild }) => config.build !== undefined && !isSsrBuild,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const helpers = chunks.find(({ name }) => name === "rolldown-runtime");
        const vendor = chunks.find(({ name }) => name === "vendor");
        if (!helpers || !vendor) throw new Error("The build has no chunk of helpers or no vendor");
        const nameInVendor = moveInto(vendor, helpers);
        for (const chunk of chunks)
          if (chunk !== vendor) takeFrom(chunk, helpers, vendor.fileName, nameInVendor);
        delete bundle[helpers.fileName];
      },
    },
  };
}

/** Answers under which name `vendor` hands on each export of the helpers. */
function moveInto(vendor: Rolldown.OutputChunk, helpers: Rolldown.OutputChunk): (exported: string) => string {
  const [whole, list] = /export\{([^}]*)\};?\s*$/.exec(helpers.code) ?? [];
  if (!whole) throw new Error("The chunk of helpers ends otherwise than expected");
  const localOf = new Map(pairsOf(list).map(([local = "", exported = local]) => [exported, local]));
  const all = [...localOf.keys()];
  const nameOf = (exported: string) => `helper_${exported}`;
  const body = helpers.code.replace(whole, "");
  const made = `var {${all.map((name) => `${name}:${nameOf(name)}`)}}=(()=>{${body}return{${all.map((name) => `${name}:${localOf.get(name)}`)}}})();`;
  const used = pairsOf(importOf(helpers.fileName).exec(vendor.code)?.[1]);
  const renamed = used
    .map(([exported = "", local = exported]) => `var ${local}=${nameOf(exported)};`)
    .join("");
  const code = vendor.code.replace(importOf(helpers.fileName), renamed);
  vendor.code = `${made}${code}export{${all.map(nameOf)}};`;
  vendor.imports = vendor.imports.filter((file) => file !== helpers.fileName);
  return nameOf;
}

function takeFrom(
  chunk: Rolldown.OutputChunk,
  helpers: Rolldown.OutputChunk,
  from: string,
  nameOf: (exported: string) => string,
): void {
  chunk.code = chunk.code
    .replace(importOf(helpers.fileName), (_import, list: string) => {
      const named = pairsOf(list).map(
        ([exported = "", local = exported]) => `${nameOf(exported)} as ${local}`,
      );
      return `import{${named}}from"./${baseName(from)}";`;
    })
    // The list of what to fetch along with a chunk: `vendor` twice does no harm.
    .replaceAll(`"${helpers.fileName}"`, `"${from}"`);
  if (chunk.code.includes(baseName(helpers.fileName)))
    throw new Error(`${chunk.fileName} takes the helpers otherwise than expected`);
  const others = chunk.imports.filter((file) => file !== helpers.fileName);
  chunk.imports =
    others.includes(from) || others.length === chunk.imports.length ? others : [...others, from];
}

const baseName = (file: string) => file.slice(file.lastIndexOf("/") + 1);
