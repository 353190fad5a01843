import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";

const apps = fileURLToPath(new URL("../../../apps", import.meta.url));

/** Every route of a brand's built site, as its build manifest lists them. */
export function builtRoutes(brand: Brand): string[] {
  const folder = join(apps, brand.name, "dist", "builds", "meta");
  const [file] = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const { routes }: { routes: { path: string }[] } = JSON.parse(
    readFileSync(join(folder, file ?? ""), "utf8"),
  );
  return routes.map(({ path }) => path);
}
