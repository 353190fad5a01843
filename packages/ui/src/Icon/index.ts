export * from "./first-icons.tsx";
export type { IconProps } from "./Icon.tsx";
export * from "./icons.tsx";
