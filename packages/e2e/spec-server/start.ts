// node spec-server/start.ts: the server of §7 by itself, with every built brand (SPEC_PORT, SPEC_CONTROL_PORT).
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSpecServer } from "./server.ts";

const apps = fileURLToPath(new URL("../../../apps", import.meta.url));
const server = await startSpecServer(
  (hostname) => {
    const [brand = "", rest] = hostname.split(".");
    return rest === "localhost" ? { folder: join(apps, brand, "dist") } : undefined;
  },
  { site: Number(process.env.SPEC_PORT ?? 0), control: Number(process.env.SPEC_CONTROL_PORT ?? 0) },
);
console.log(
  `site and calls: http://<brand>.localhost:${server.port}/  control: http://127.0.0.1:${server.controlPort}/`,
);
