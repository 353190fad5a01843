/**
 * @typedef {object} ImportRule
 * @property {string} folder one package, or a folder of packages
 * @property {readonly string[]} imports packages of this repository that it may import
 * @property {readonly string[]} [tools] further packages that its build and its tests may import
 */

/**
 * Allowed imports by the tag of a package, which is in its turbo.json. `npx pnpm import-rules` writes them to
 * `boundaries` in the root's turbo.json and to CONTRIBUTING; tests compare both, and every package.json, with them.
 *
 * @type {Readonly<Record<string, ImportRule>>}
 */
export const importRules = {
  domain: { folder: "packages/domain", imports: [] },
  wire: { folder: "packages/wire", imports: ["domain"] },
  "api-client": { folder: "packages/api-client", imports: ["wire", "domain"] },
  ui: { folder: "packages/ui", imports: [] },
  brand: { folder: "packages/brand", imports: ["domain", "ui"], tools: ["tooling"] },
  "create-brand": { folder: "packages/create-brand", imports: ["brand"] },
  "brand-data": { folder: "brands/*", imports: ["brand"] },
  site: {
    folder: "packages/site",
    imports: ["domain", "wire", "api-client", "ui", "brand"],
    tools: ["site-build"],
  },
  "site-build": { folder: "packages/site-build", imports: ["brand", "wire", "ui"] },
  conformance: { folder: "packages/conformance", imports: ["domain", "wire", "api-client"] },
  desk: { folder: "packages/desk", imports: ["domain", "wire"] },
  "reference-api": {
    folder: "packages/reference-api",
    // Only the composition root imports the desk, as biome.json enforces.
    imports: ["domain", "wire", "brand", "ui", "desk"],
    tools: ["conformance", "tooling"],
  },
  app: { folder: "apps/<brand>", imports: ["site", "brand-data"], tools: ["site-build"] },
  storybook: {
    folder: "apps/storybook",
    imports: ["domain", "ui", "site", "brand", "brand-data"],
    tools: ["tooling"],
  },
  board: {
    folder: "apps/board",
    imports: ["domain", "ui", "site", "brand", "brand-data"],
    tools: ["tooling"],
  },
  e2e: {
    folder: "packages/e2e",
    imports: [],
    tools: ["domain", "brand", "conformance", "reference-api", "tooling"],
  },
  tooling: { folder: "packages/tooling", imports: [] },
};

/**
 * The layers of packages/site/src, described in its README: a folder may import its own files and those of later folders
 * in this list. The entries `index.ts` and `prerender.tsx` belong to the first; stories and test support belong to none.
 */
export const siteLayers = ["start", "screens", "layouts", "application", "foundation", "parts"];
