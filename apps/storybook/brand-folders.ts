import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../brands", import.meta.url));

/** The brands there are, for what runs in Node; the handbook's own pages ask `src/brand-names.ts`. */
export const brandFolders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, assets: `${folder}/${name}/assets` }));
