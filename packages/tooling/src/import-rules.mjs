/**
 * @typedef {object} ImportRule
 * @property {string} folder one package, or a folder of packages
 * @property {readonly string[]} imports the product's own packages that it may import
 * @property {readonly string[]} [tools] those that its build and its tests may import beside them
 */

/**
 * Who may import whom: the only place where it is decided. By the tag of a package, which its turbo.json bears.
 * `boundaries` in the root's turbo.json and the table in CONTRIBUTING are written from it (`npx pnpm import-rules`);
 * tests hold both and every package.json to it.
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
    // The desk: its composition root alone, as biome.json holds it.
    imports: ["domain", "wire", "brand", "ui", "desk"],
    tools: ["conformance", "tooling"],
  },
  app: { folder: "apps/<brand>", imports: ["site", "brand-data"], tools: ["site-build"] },
  storybook: {
    folder: "apps/storybook",
    imports: ["domain", "wire", "ui", "site", "brand", "brand-data"],
    tools: ["tooling"],
  },
  board: {
    folder: "apps/board",
    imports: ["domain", "ui", "site", "brand", "brand-data"],
    tools: ["tooling"],
  },
  e2e: { folder: "packages/e2e", imports: [], tools: ["brand", "conformance", "reference-api", "tooling"] },
  tooling: { folder: "packages/tooling", imports: [] },
};

/**
 * The folders of packages/site/src in the order in which they may import: each its own files and those below, nothing
 * above. `index.ts` and `prerender.tsx` are the package's entries and stand with the first; stories and what only tests
 * use stand beside the layers.
 *
 * @type {readonly { readonly folder: string, readonly holds: string }[]}
 */
export const siteLayers = [
  { folder: "start", holds: "what starts and routes: the table of routes, guards, the making of the site" },
  { folder: "screens", holds: "the screens, by area" },
  { folder: "layouts", holds: "what stands around a screen" },
  { folder: "application", holds: "what the screens of an application share" },
  { folder: "foundation", holds: "what every screen stands on: forms, session, errors, uploads, the server" },
  { folder: "parts", holds: "texts and small parts" },
];
