import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = new Set([".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest", ".txt"]);
/** Quality of brotli, 0 to 11. For the pages of each brand, 10 takes less than half the time for 1 % more bytes. */
const quality = { shared: 11, pages: 10 };
/** Compressing a smaller file saves no network packet. */
const minimumBytes = 512;

const brotli = promisify(brotliCompress);
const gzipFile = promisify(gzip);

/** Compresses the files of the site once for all brands. */
export function compressAssets(): Plugin {
  let outDir = "";
  return {
    name: "kaitori:compress-assets",
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
export async function compressFolder(folder: string, qualityName: keyof typeof quality): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality[qualityName] };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter(
      (file) =>
        compressible.has(extname(file)) && statSync(file).size >= minimumBytes && !existsSync(`${file}.br`),
    );
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
        gzipFile(bytes, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
}
