/** Versions that the files of a new brand name; the keys are the placeholders of the template. */
export type Versions = Readonly<
  Record<
    "kaitori" | "react" | "reactDom" | "reactRouter" | "typescript" | "vite" | "pnpm" | "playwright",
    string
  >
>;

/** Beside the sources of Kaitori: its packages as they stand there, and the catalog of its workspace. */
export const ofTheWorkspace: Versions = {
  kaitori: "workspace:*",
  react: "catalog:",
  reactDom: "catalog:",
  reactRouter: "catalog:",
  typescript: "catalog:",
  vite: "catalog:",
  pnpm: "catalog:",
  playwright: "catalog:",
};

/** The text files of a template by their path in it. */
export type Template = { readonly [path: string]: string };
export type Templates = Readonly<Record<"app" | "brand" | "assets", Template>>;
