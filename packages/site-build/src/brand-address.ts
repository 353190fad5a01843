import type { Brand } from "@kaitori/brand";
import type { Plugin } from "vite";

/** Prints the address of the brand instead of the addresses that Vite prints, which contain no brand's name. */
export const brandAddress = ({ settings }: Brand): Plugin => ({
  name: "kaitori:brand-address",
  configureServer(server) {
    server.printUrls = () => {
      const { port } = new URL(server.resolvedUrls?.local[0] ?? "http://dev.invalid");
      server.config.logger.info(`  ➜  http://${settings.hosts[0]}:${port}/`);
    };
  },
});
