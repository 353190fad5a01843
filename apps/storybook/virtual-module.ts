import type { Plugin } from "vite";

/** Hands a value to the pages as the default of a module: it is read once, when the handbook is built. */
export const virtualModule = (name: string, read: () => unknown): Plugin => ({
  name,
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await read())}` : undefined),
});
