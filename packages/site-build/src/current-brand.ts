import type { Brand } from "@kaitori/brand";
import type { Plugin, ViteDevServer } from "vite";

/** The brand, as its files are now. */
export interface CurrentBrand {
  readonly plugin: Plugin;
  read(): Promise<Brand>;
}

/** A build reads the brand once; a development server reads it again when one of its files changes. */
export function currentBrand(brand: Brand): CurrentBrand {
  let server: ViteDevServer | undefined;
  return {
    plugin: {
      name: "kaitori:current-brand",
      configureServer(started) {
        server = started;
      },
    },
    async read() {
      if (!server) return brand;
      const module: { default?: Brand } = await server.ssrLoadModule(`@kaitori/brand-${brand.name}`);
      if (!module.default) throw new Error(`brands/${brand.name}/index.ts has no default export`);
      return module.default;
    },
  };
}

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
