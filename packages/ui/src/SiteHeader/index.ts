export { SiteHeader, type SiteHeaderProps } from "./SiteHeader.tsx";
export type { NavigationLink } from "./SiteNavigation.tsx";
