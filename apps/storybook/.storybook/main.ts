import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { mergeConfig, type Plugin } from "vite";
import { componentFacts } from "../component-facts.ts";
import { copyOfPages } from "../copy-of-pages.ts";

/** Bundles modules that most stories import: otherwise a story would load a hundred small ones. */
const sharedChunks = [
  { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: "shared", test: /\/(?:packages|brands)\//, minShareCount: 20 },
];

/** Panels for developers of a component. A built page would load axe each time and cannot run tests. */
const panels = ["@storybook/addon-a11y", "@storybook/addon-vitest"];
const hasPanels = !["production", "test"].includes(process.env.NODE_ENV ?? "");

const brands = fileURLToPath(new URL("../../../brands", import.meta.url));

/** A module for the pages whose value is computed once, when the handbook is built. */
const virtualModule = (name: string, read: () => unknown): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await read())}` : undefined),
});

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    "../src/**/*.mdx",
    "../src/**/*.stories.tsx",
    "../../../packages/ui/src/**/*.stories.tsx",
    "../../../packages/site/src/**/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", ...(hasPanels ? panels : [])],
  staticDirs: [
    "../static",
    // The picture of the README.
    { from: "../../../docs", to: "/pictures" },
    ...globSync("*/assets", { cwd: brands }).map((assets) => ({
      from: `${brands}/${assets}`,
      to: `/brands/${dirname(assets)}`,
    })),
  ],
  // A component has a page with its properties; a screen needs none.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          file.includes("/packages/ui/") ? { ...entry, tags: [...(entry.tags ?? []), "autodocs"] } : entry,
        ),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
      plugins: [
        vanillaExtractPlugin(),
        virtualModule("virtual:component-facts", componentFacts),
        virtualModule("virtual:copy-of-pages", copyOfPages),
      ],
    }),
};

export default config;
