import { fileURLToPath } from "node:url";

/**
 * The site is written for React and sent with Preact, which does the same in a fifth of the bytes: half of what a first
 * page loaded was React. Stories and pages are tested with it, and the journeys run what is sent; `npx pnpm dev` and the handbook
 * run on React, so that the kit stays one for React.
 */
export const preactForReact = [
  { find: /^react$/, replacement: fileURLToPath(import.meta.resolve("./react.js")) },
  { find: /^react-dom$/, replacement: fileURLToPath(import.meta.resolve("preact/compat")) },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve("preact/compat/client")) },
  { find: /^react-dom\/server$/, replacement: fileURLToPath(import.meta.resolve("preact-render-to-string")) },
  { find: /^react-dom\/test-utils$/, replacement: fileURLToPath(import.meta.resolve("preact/test-utils")) },
  {
    find: /^react\/jsx-(?:dev-)?runtime$/,
    replacement: fileURLToPath(import.meta.resolve("preact/jsx-runtime")),
  },
];
