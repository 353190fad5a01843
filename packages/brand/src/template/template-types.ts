/** Versions for the package.json of a new brand; the keys are the placeholders of the template. */
export type Versions = Readonly<
  Record<
    "kaitori" | "react" | "reactDom" | "reactRouter" | "typescript" | "vite" | "pnpm" | "playwright",
    string
  >
>;

/** Versions in this repository: Kaitori's packages from the workspace, others from the catalog. */
export const workspaceVersions: Versions = {
  kaitori: "workspace:*",
  react: "catalog:",
  reactDom: "catalog:",
  reactRouter: "catalog:",
  typescript: "catalog:",
  vite: "catalog:",
  pnpm: "catalog:",
  playwright: "catalog:",
};

/** The text files of a template by path. */
export type Template = { readonly [path: string]: string };
export type Templates = Readonly<Record<"app" | "brand" | "assets", Template>>;
