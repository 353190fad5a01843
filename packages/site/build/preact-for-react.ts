import { fileURLToPath } from "node:url";

/**
 * The site is written for React and sent with Preact, which does the same in a fifth of the bytes: half of what a first
 * page loaded was React. Only the build changes it. `pnpm dev`, the stories and the tests of screens run on React, so that
 * the kit stays one for React; the journeys run what is sent.
 */
export const preactForReact = [
  { find: /^react$/, replacement: fileURLToPath(import.meta.resolve("./react.js")) },
  { find: /^react-dom$/, replacement: fileURLToPath(import.meta.resolve("preact/compat")) },
  { find: /^react-dom\/client$/, replacement: fileURLToPath(import.meta.resolve("preact/compat/client")) },
  { find: /^react-dom\/server$/, replacement: fileURLToPath(import.meta.resolve("preact-render-to-string")) },
  { find: /^react\/jsx-runtime$/, replacement: fileURLToPath(import.meta.resolve("preact/jsx-runtime")) },
];
