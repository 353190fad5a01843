import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest", ".txt"]);
/** Quality of brotli, 0 to 11. For the pages of each brand, 10 takes less than half the time for 1 % more bytes. */
const quality = { shared: 11, pages: 10 };
/** Bytes: compressing a smaller file saves no network packet. */
const smallest = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses the files of a build, so that brands that share them need not. */
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

/** Writes a .br and a .gz beside every large text file that has none. */
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
