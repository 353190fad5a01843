export type { StatusTone } from "../Icon/status-icons.ts";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge.tsx";
