import { readFileSync } from "node:fs";

/** Which versions the files of a new brand name; their keys are the places of the template. */
export type Versions = Readonly<
  Record<"kaitori" | "react" | "reactDom" | "reactRouter" | "typescript" | "vite" | "pnpm", string>
>;

/** Beside the sources of Kaitori: its packages as they stand there, and the catalog of its workspace. */
export const ofTheWorkspace: Versions = {
  kaitori: "workspace:*",
  react: "catalog:",
  reactDom: "catalog:",
  reactRouter: "catalog:",
  typescript: "catalog:",
  vite: "catalog:",
  pnpm: "catalog:",
};

/** In a repository of the licensee's own: the published packages, and what they were built and tried with. */
export const ofTheRegistry: Versions = {
  kaitori: ownVersion(),
  react: "^19.2",
  reactDom: "^19.2",
  reactRouter: "^8",
  typescript: "^7.0",
  vite: "^8.3",
  pnpm: "12.21.0",
};

function ownVersion(): string {
  const file = new URL("../../package.json", import.meta.url);
  const { version }: { version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
