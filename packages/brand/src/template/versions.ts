import { readFileSync } from "node:fs";
import type { Versions } from "./template-types.ts";

/** Versions in a separate repository: the published packages, and the versions that they were tested with. */
export const registryVersions: Versions = {
  kaitori: ownVersion(),
  react: "^19.2",
  reactDom: "^19.2",
  reactRouter: "^8",
  typescript: "^7.0",
  vite: "^8.3",
  pnpm: "12.21.0",
  playwright: "1.65.1",
};

function ownVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
