import type { Plugin } from "vite";

const library = /\/node_modules\/react-router\/dist\/.*\.js$/;

/**
 * The router names its components for development tools, and with that keeps the bundler from leaving out those that
 * nobody uses: links that fetch ahead, forms that send by themselves, and what they bring along.
 */
export function unnamedComponents(): Plugin {
  return {
    name: "kaitori:unnamed-components",
    apply: "build",
    transform: {
      filter: { id: library },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, "")
          .replace(/(?<=^const \w+ = )(?=React\$1\.(?:forwardRef|createContext)\()/gm, "/* @__PURE__ */ "),
        map: null,
      }),
    },
  };
}
