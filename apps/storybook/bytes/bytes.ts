/** Weighs what /login needs of the kit, without React, and says so when it is too much. */
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Rolldown } from "vite";

const limits = { js: 8, css: 10 };

const built = await build({
  configFile: false,
  logLevel: "silent",
  plugins: [vanillaExtractPlugin({ identifiers: "short" })],
  build: {
    write: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/login.ts`,
      external: /^react(-dom)?(\/|$)/,
      preserveEntrySignatures: "exports-only",
    },
  },
});

const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
const entry = output.filter((file) => file.type === "chunk" && file.isEntry);
const styles = output.filter((file) => file.type === "asset" && file.fileName.endsWith(".css"));
const weigh = (files: typeof output) =>
  files.reduce((sum, file) => sum + gzipSync(file.type === "chunk" ? file.code : file.source).length, 0) /
  1024;

const weights = { js: weigh(entry as typeof output), css: weigh(styles as typeof output) };
for (const kind of ["js", "css"] as const)
  console.log(
    `/login takes ${weights[kind].toFixed(1)} kB of ${kind} (gz) of the kit, at most ${limits[kind]}`,
  );
if (weights.js > limits.js || weights.css > limits.css) process.exitCode = 1;
