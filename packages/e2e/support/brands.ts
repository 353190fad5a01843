import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../../brands", import.meta.url));

/** The brands there are, each with the host and the name that its settings give it. */
export const brands = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const { default: settings } = await import(`${folder}/${name}/settings.ts`);
      return { name, host: String(settings.hosts[0]), serviceName: String(settings.serviceName) };
    }),
);
