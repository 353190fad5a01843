export { type ToastMessage, ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
