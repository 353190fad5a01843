export type { ShellBrand } from "./site.ts";
export { startSite } from "./start.tsx";
