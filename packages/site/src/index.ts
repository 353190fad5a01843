export type { ShellBrand } from "./parts/brand/shell-brand.ts";
export { startSite } from "./start/start.tsx";
