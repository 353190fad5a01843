import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A repository that a licensee would keep: the brand, its shell, and a server of a dozen lines. */
export function licenseeRepository(
  handedOver: string,
  brand: string,
  tarballs: { readonly [name: string]: string },
) {
  const folder = mkdtempSync(join(tmpdir(), "kaitori-own-repository-"));
  for (const part of [`brands/${brand}`, `apps/${brand}`]) {
    mkdirSync(join(folder, dirname(part)), { recursive: true });
    cpSync(join(handedOver, part), join(folder, part), {
      recursive: true,
      filter: (source) => !source.includes("node_modules"),
    });
  }
  cpSync(join(handedOver, "tsconfig.base.json"), join(folder, "tsconfig.base.json"));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(join(handedOver, "package.json"), "utf8"),
  );
  const catalog = readFileSync(join(handedOver, "pnpm-workspace.yaml"), "utf8").match(
    /^catalog:\n(?: {2}.*\n)+/m,
  )?.[0];
  const overrides = Object.entries(tarballs).map(([name, file]) => `  "${name}": "file:${file}"\n`);
  write(
    "package.json",
    JSON.stringify({
      name: "tokiwa",
      private: true,
      type: "module",
      packageManager,
      dependencies: {
        "@hono/node-server": "catalog:",
        "@kaitori/brand": "0.1.0",
        "@kaitori/reference-api": "0.1.0",
      },
    }),
  );
  write(
    "pnpm-workspace.yaml",
    `packages: ["brands/*", "apps/*"]\npmOnFail: ignore\n${catalog}overrides:\n${overrides.join("")}allowBuilds:\n  "@node-rs/argon2": true\n  esbuild: true\n  sharp: true\n`,
  );
  write("serve.ts", server(brand));
  return folder;
}

const server = (brand: string) => `import { serve } from "@hono/node-server";
import { readSettings } from "@kaitori/brand/settings";
import { createServer, readConfig } from "@kaitori/reference-api";
import copy from "./brands/${brand}/copy.ts";
import settings from "./brands/${brand}/settings.ts";

const config = readConfig({ ...process.env, SITES_DIR: "apps" });
const { app } = await createServer(config, { brands: [{ name: "${brand}", settings: readSettings(settings), copy }] });
serve({ fetch: app.fetch, port: config.port }, () => console.log("served"));
`;
