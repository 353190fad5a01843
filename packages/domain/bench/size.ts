/**
 * What a page pays for the rules: all of them at once, and one alone, minified and compressed.
 *   pnpm --filter @kaitori/domain size
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** Only the server takes everything; a page takes some rules, and is weighed itself by its journey. */
const limits = { everything: 24_000, alone: 4_000 };
const index = fileURLToPath(new URL("../src/index.ts", import.meta.url));

async function compressed(source: string): Promise<number> {
  const entry = "virtual:page";
  const bundles = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
    plugins: [
      {
        name: "page",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  if (!("output" in bundles)) throw new Error("one bundle was expected");
  const code = bundles.output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  return gzipSync(code, { level: 9 }).length;
}

const pages = {
  everything: `export * from ${JSON.stringify(index)}`,
  "canCancel alone": `export { canCancel } from ${JSON.stringify(index)}`,
  "isAccountNumber alone": `export { isAccountNumber } from ${JSON.stringify(index)}`,
  "formatHolderName alone": `export { formatHolderName } from ${JSON.stringify(index)}`,
  "entryIssues alone": `export { entryIssues } from ${JSON.stringify(index)}`,
};
for (const [name, source] of Object.entries(pages)) {
  const size = await compressed(source);
  console.log(`${name}: ${size.toLocaleString("en")} bytes gz`);
  if (size > (name === "everything" ? limits.everything : limits.alone)) process.exitCode = 1;
}
