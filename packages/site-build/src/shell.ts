import { fileURLToPath } from "node:url";
import type { Brand } from "@kaitori/brand";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type ServerOptions, type UserConfigFnObject } from "vite";
import { brandAssets, themeStyle } from "./brand-head.ts";
import { builtPages } from "./built-pages.ts";
import { findBuiltSite } from "./built-site.ts";
import { brandAddress, currentBrand } from "./current-brand.ts";
import { sharedContent } from "./shared-content.ts";
import { sharedSite } from "./shared-site.ts";

/**
 * The Vite configuration of a brand's app, `apps/<brand>`. `vite` serves the site from source with hot reload;
 * `vite build` uses the site that was built once for all brands, and adds the pages and files of the brand.
 *
 * @param configUrl `import.meta.url` of the app's vite.config.ts
 */
export function shell(brand: Brand, configUrl: string): UserConfigFnObject {
  const root = fileURLToPath(new URL(".", configUrl));
  return defineConfig(({ command }) => {
    const current = currentBrand(brand);
    const common = { root, publicDir: false, appType: "spa", clearScreen: false } as const;
    if (command === "serve") {
      return {
        ...common,
        plugins: [
          react(),
          vanillaExtractPlugin(),
          current.plugin,
          brandAddress(brand),
          themeStyle(current),
          brandAssets(brand, current),
        ],
        server: devProxy(brand),
        resolve: { dedupe: peerDependencies },
        optimizeDeps: dependencyOptions,
      };
    }
    const site = findBuiltSite(root);
    return {
      ...common,
      plugins: [
        themeStyle(current),
        brandAssets(brand, current),
        sharedContent(brand),
        sharedSite(site),
        builtPages(brand, site),
      ],
      build: {
        target: "baseline-widely-available",
        modulePreload: false,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        // Rendering pages takes longer than bundling, so Rolldown's warning about plugin times is off.
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    };
  });
}

/** Peer dependencies of the site: the versions of the brand's app are used. */
const peerDependencies = ["react", "react-dom", "react-router"];

/** Kaitori's packages are served unbundled; Vite does not search them for dependencies to pre-bundle. */
const dependencyOptions = {
  exclude: ["domain", "wire", "api-client", "ui", "brand", "site"].map((name) => `@kaitori/${name}`),
  include: [
    ...peerDependencies,
    "react/jsx-runtime",
    "react-dom/client",
    "react-router/dom",
    "@kaitori/site > react-hook-form",
    "@kaitori/site > zustand",
    "@kaitori/site > zustand/vanilla",
    "@kaitori/site > pdfjs-dist",
    "@kaitori/site > @kaitori/api-client > valibot",
  ],
};

/** Forwards API calls to the local server, with the host of the brand. */
function devProxy(brand: Brand): ServerOptions {
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
