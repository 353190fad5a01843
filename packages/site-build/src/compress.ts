import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest", ".txt"]);
/** Of brotli. Pages, which every brand has of its own, are 1 % larger than at best and take less than half the time. */
const quality = { shared: 11, pages: 10 };
/** Below this a compressed copy does not save a packet. */
const smallest = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A build whose files lie there compressed as well: the brands that share them do not compress them anew. */
export function compressedOnce(): Plugin {
  let outDir = "";
  return {
    name: "kaitori:compressed-once",
    apply: (config, { isSsrBuild }) => config.build !== undefined && !isSsrBuild,
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle(error?: Error) {
      if (!error) await compressFolder(join(outDir, "assets"), "shared");
    },
  };
}

/** Lays a .br and a .gz beside every text file that is worth it and has none. */
export async function compressFolder(folder: string, what: keyof typeof quality): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality[what] };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        compressible.has(extname(file)) && statSync(file).size >= smallest && !existsSync(`${file}.br`),
    );
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        zip(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
