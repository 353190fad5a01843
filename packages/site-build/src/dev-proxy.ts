import type { Brand } from "@kaitori/brand";
import type { ServerOptions } from "vite";

/** In development the API answers as it does on the brand's own host. */
export function devProxy(brand: Brand): ServerOptions {
  const apiPort = process.env.PORT ?? "4100";
  const host = `${brand.settings.hosts[0]}:${apiPort}`;
  return {
    allowedHosts: [".localhost"],
    proxy: {
      "/api": {
        target: `http://127.0.0.1:${apiPort}`,
        headers: { host, origin: `http://${host}` },
      },
    },
  };
}
