export { Loading } from "./Loading.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
