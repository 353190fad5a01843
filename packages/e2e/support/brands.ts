import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";

const folder = fileURLToPath(new URL("../../../brands", import.meta.url));

export const brands: readonly Brand[] = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => (await import(`${folder}/${name}/index.ts`)).default),
);
