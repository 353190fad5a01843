import { readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The pinned tools come first on the path, so that child processes run on the pinned Node. */
export const environment = () => ({
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
  // Hundreds of short processes load the same modules; compiling them took most of their time.
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
});

export const brandNames = () =>
  readdirSync(join(root, "brands"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
