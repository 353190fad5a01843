import { readFileSync } from "node:fs";
import * as v from "valibot";

/** Increased if open pages of the previous version can no longer work with this server (R7.9). */
const apiVersion = 1;

const manifest = v.parse(
  v.object({ version: v.string() }),
  JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")),
);

export const packageVersion = manifest.version;
export const serverVersion = `${apiVersion}-${packageVersion}`;
